-- What a machine read in a file. It lies sealed like the file itself, and goes with it.
create table paper_reading (
  file_id uuid primary key references sealed_file on delete cascade,
  owner_id uuid not null references person on delete cascade,
  status text not null default 'waiting' check (status in ('waiting', 'read', 'failed')),
  -- all that was found, sealed
  found bytea,
  -- what its owner confirmed or corrected of a passport, sealed; nothing else may be used
  confirmed bytea,
  read_at timestamptz,
  confirmed_at timestamptz,
  created_at timestamptz not null,
  check ((status = 'read') = (found is not null)),
  check ((confirmed is null) = (confirmed_at is null))
);
create index paper_reading_of_owner on paper_reading (owner_id);

-- No person opened it, but a machine of ours.
alter table file_view alter column viewer_id drop not null;
