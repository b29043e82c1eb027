-- without a transaction
-- The key of a table that is kept by months.
create unique index concurrently if not exists file_view_of_month on file_view (id, created_at);
