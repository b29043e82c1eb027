-- As what an agent is registered, what of a licence was looked at, and the names agents had before.

create table business (
  agent_id uuid primary key references agent on delete cascade,
  business_type text not null
    check (business_type in ('sole_proprietorship', 'partnership', 'llc', 'corporation')),
  legal_name text not null,
  registration_number text,
  website text,
  country_iso char(2) not null references country,
  state text not null,
  city text not null,
  alt_city text,
  postal_code text not null,
  street text not null,
  updated_at timestamptz not null,
  check (business_type = 'sole_proprietorship' or registration_number is not null)
);

alter table licence
  -- counts what was sent or changed: a decision is made on one of them
  add column revision int not null default 1,
  add column submitted_at timestamptz,
  -- days before the end, as last reminded of
  add column reminded int;
update licence set submitted_at = created_at;
drop index licence_waiting;
create index licence_waiting on licence ((coalesce(submitted_at, created_at)), id) where status = 'pending';
create index licence_decided on licence (status, decided_at desc, id desc) where status <> 'pending';

-- A name as a hurried eye reads it: amara-okafor, amara_okafor and amara-0kafor are one.
create function name_shape(name text) returns text immutable strict parallel safe language sql
  return translate(name, '01-_', 'ol');
create unique index agent_by_name_shape on agent (name_shape(username));

-- Names agents had before: each leads on to the name they have now, and is nobody else's for a while.
create table username_history (
  id uuid primary key default uuidv7(),
  -- null once the account is deleted
  name text unique,
  -- SHA-256 of its shape: enough to keep others from it
  shape_hash bytea not null,
  agent_id uuid references agent on delete set null,
  released_at timestamptz not null
);
create index username_history_by_shape on username_history (shape_hash);
create index username_history_of_agent on username_history (agent_id);
create index username_history_by_age on username_history (released_at);

create index agent_by_leave on agent (away_until) where away_until is not null;
