-- Who an agent is and how we know, and the files that prove it.

-- A file nobody reads without its row: the row holds the key it is encrypted with.
create table sealed_file (
  id uuid primary key default uuidv7(),
  owner_id uuid not null references person on delete cascade,
  media_type text not null,
  -- in bytes, before encryption
  size int not null,
  -- the key of this file alone, sealed with the server's own
  wrapped_key bytea not null,
  created_at timestamptz not null
);
create index sealed_file_of_owner on sealed_file (owner_id);

-- Who opened such a file; kept when the file itself is gone.
create table file_view (
  id uuid primary key default uuidv7(),
  owner_id uuid not null references person on delete cascade,
  file_id uuid not null,
  viewer_id uuid not null references person,
  purpose text not null,
  created_at timestamptz not null
);
create index file_view_of_owner on file_view (owner_id, created_at desc, id desc);

create table verification (
  agent_id uuid primary key references agent on delete cascade,
  label text not null default 'unverified'
    check (label in ('unverified', 'in_progress', 'verified', 'failed', 'expired')),

  -- what was typed and not sent, as one sealed text
  sealed_draft bytea,
  draft_saved_at timestamptz,
  draft_file_id uuid unique references sealed_file on delete set null,

  -- what was sent
  first_name text,
  last_name text,
  country_iso char(2) references country,
  state text,
  city text,
  alt_city text,
  postal_code text,
  street text,
  dob date,
  gender text,
  document_type text,
  document_country char(2) references country,
  sealed_document_id bytea,
  document_expires_on date,
  file_id uuid unique references sealed_file on delete set null,
  submitted_at timestamptz,
  -- counts what was sent or changed: a decision is made on one of them
  revision int not null default 0,
  -- the fields sent since the last decision
  changed text[] not null default '{}',
  tries int not null default 0,
  tries_allowed int not null default 5,

  -- what was decided: { "dob": "why" }
  reasons jsonb not null default '{}',
  -- why a verification was taken back
  reason text,
  is_final boolean not null default false,
  decided_at timestamptz,
  -- the last day of the document that was verified
  valid_until date,
  -- days before that day, as last reminded of
  reminded int,
  -- they count as verified until then, unless they are verified anew before
  counts_until timestamptz,

  claimed_by uuid references person,
  claimed_at timestamptz,
  created_at timestamptz not null,
  check ((claimed_by is null) = (claimed_at is null)),
  check (label = 'unverified' or submitted_at is not null)
);
create index verification_waiting on verification (submitted_at, agent_id) where label = 'in_progress';
create index verification_decided on verification (label, decided_at desc, agent_id desc) where label <> 'in_progress';
create index verification_by_end on verification (valid_until) where label = 'verified';
create index verification_by_grace on verification (counts_until) where counts_until is not null;

-- Each step a verification took: only ever added to.
create table verification_event (
  id uuid primary key default uuidv7(),
  agent_id uuid not null references agent on delete cascade,
  actor_kind text not null check (actor_kind in ('agent', 'staff', 'system')),
  actor_id uuid references person,
  -- the row of the table of transitions
  transition text not null,
  from_label text not null,
  to_label text not null,
  reasons jsonb not null default '{}',
  reason text,
  is_final boolean not null default false,
  request_id text,
  created_at timestamptz not null
);
create index verification_event_of_agent on verification_event (agent_id, created_at, id);
