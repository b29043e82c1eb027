-- A paper whose end somebody keeps by hand: a visa, a permit, a passport. Its number is never asked for.
create table deadline_paper (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person on delete cascade,
  kind text not null check (kind in ('passport', 'visa', 'permit', 'paper')),
  -- what they call it, sealed, as people write numbers and names into it
  sealed_name bytea not null,
  country_iso char(2) references country,
  -- for what a visa or permit is, so that the guide need not ask again
  purpose text references purpose,
  ends_on date not null,
  -- how often it changed, for calendars
  revision int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index deadline_paper_by_day on deadline_paper (person_id, ends_on, id);

-- How somebody is told of deadlines.
create table deadline_reader (
  person_id uuid primary key references person on delete cascade,
  -- how many days before, by kind of deadline; a kind that is not in it has the usual ones
  days jsonb not null default '{}',
  -- their day on which they were last told of what is near; null as long as nobody has looked
  checked_on date
);

-- The secret address by which calendar programs read the deadlines of one side.
create table deadline_feed (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person on delete cascade,
  side text not null check (side in ('client', 'agent')),
  token_hash bytea not null unique,
  -- the token again, sealed, so that its owner can copy the address later
  sealed_token bytea not null,
  created_at timestamptz not null,
  last_read_at timestamptz,
  unique (person_id, side)
);
