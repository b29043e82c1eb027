-- The servers on this database: each says every few seconds that it runs, and what it is.
create table node (
  id uuid primary key,
  -- of the machine or container
  name text not null,
  role text not null check (role in ('all', 'web', 'worker')),
  version text not null,
  -- the last migration its code has
  newest_migration text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);

-- Up to which migration it is filled in what servers of the release before wrote meanwhile.
create table filled_up_to (
  is_only boolean primary key default true check (is_only),
  migration text not null,
  filled_at timestamptz not null
);
