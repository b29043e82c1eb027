-- without a transaction
-- The key of a table that is kept by months.
create unique index concurrently if not exists notification_of_month on notification (id, fact_id);
