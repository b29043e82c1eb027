-- A file that comes in parts, so that a cut line does not begin it anew. Its parts are sealed files until it is handed over.
create table upload (
  id uuid primary key default uuidv7(),
  owner_id uuid not null references person on delete cascade,
  -- in bytes
  size int not null check (size > 0),
  arrived int not null default 0 check (arrived between 0 and size),
  -- when the last part came
  touched_at timestamptz not null,
  created_at timestamptz not null
);
create index upload_of_owner on upload (owner_id);
create index upload_untouched on upload (touched_at);

create table upload_part (
  upload_id uuid not null references upload on delete cascade,
  -- the place of its first byte in the file
  at int not null,
  file_id uuid not null unique references sealed_file on delete cascade,
  primary key (upload_id, at)
);
