-- A sealed file counts as kept once it was read back whole. Until then it is read again; one that cannot be read is lost.
alter table sealed_file
  add column kept_at timestamptz,
  add column lost_at timestamptz,
  add column read_failures integer not null default 0,
  -- when it is read next; null once that is over
  add column read_at timestamptz default now();
create index sealed_file_to_read on sealed_file (read_at, id) where read_at is not null;
