-- When the newest backup was made, so that its age can be watched.
create table last_backup (
  is_only boolean primary key default true check (is_only),
  made_at timestamptz not null,
  row_count bigint not null,
  file_count integer not null
);

-- What is counted every few seconds for whoever watches.
create index mail_delivery_refused on mail_delivery (settled_at) where refusal is not null;
create index ledger_check_good on ledger_check (done_at) where done_at is not null and faults = '[]'::jsonb;
