-- without a transaction
-- The key of a table that is kept by months.
create unique index concurrently if not exists audit_entry_of_month on audit_entry (id, created_at);
