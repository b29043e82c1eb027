-- without a transaction
create index concurrently if not exists known_device_by_last_seen on known_device (last_seen_at);
