-- When an agent can be met. Days and minutes are those of the agent's own time zone; the last minute of a range is
-- stored, so a range to midnight ends at 1439 and none reaches into the next day.

create extension if not exists btree_gist;

create table work_hours (
  agent_id uuid not null references agent on delete cascade,
  -- Sunday 0 to Saturday 6
  weekday int not null check (weekday between 0 and 6),
  start_minute int not null check (start_minute between 0 and 1439),
  last_minute int not null check (last_minute between 0 and 1439),
  primary key (agent_id, weekday, start_minute),
  check (start_minute <= last_minute),
  constraint work_hours_apart exclude using gist
    (agent_id with =, weekday with =, int4range(start_minute, last_minute, '[]') with &&)
);

-- Other hours between two days, or none at all.
create table work_hours_override (
  id uuid primary key default uuidv7(),
  agent_id uuid not null references agent on delete cascade,
  from_day date not null,
  until_day date not null,
  -- [[540, 719], [780, 1019]]: start and last minute of each range of each of its days; empty where closed
  ranges jsonb not null check (jsonb_typeof(ranges) = 'array'),
  check (from_day <= until_day),
  constraint overrides_apart exclude using gist (agent_id with =, daterange(from_day, until_day, '[]') with &&)
);

create table blocked_date (
  id uuid primary key default uuidv7(),
  agent_id uuid not null references agent on delete cascade,
  from_day date not null,
  until_day date not null,
  -- as above, of each of its days; empty where the days are blocked whole
  ranges jsonb not null check (jsonb_typeof(ranges) = 'array'),
  created_at timestamptz not null,
  check (from_day <= until_day)
);
create index blocked_date_of_agent on blocked_date (agent_id, from_day, id);

-- An agent without a row has the defaults below.
create table availability_rule (
  agent_id uuid primary key references agent on delete cascade,
  buffer_before int not null default 0 check (buffer_before between 0 and 240),
  buffer_after int not null default 0 check (buffer_after between 0 and 240),
  notice_minutes int not null default 240 check (notice_minutes between 0 and 43200),
  -- null where there is no limit
  most_a_day int check (most_a_day between 1 and 50),
  slot_step int not null default 30 check (slot_step in (5, 10, 15, 20, 30, 60))
);

create table meeting (
  id uuid primary key default uuidv7(),
  agent_id uuid not null references agent on delete cascade,
  client_id uuid references person on delete set null,
  order_id uuid,
  status text not null check (status in ('held', 'booked', 'done', 'missed_by_client', 'missed_by_agent', 'cancelled')),
  during tstzrange not null check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  -- with the buffers the agent wanted when it was made
  padded tstzrange not null check (padded @> during),
  -- a held slot is free again after this
  held_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'held') = (held_until is not null)),
  constraint meetings_apart exclude using gist (agent_id with =, padded with &&) where (status in ('held', 'booked'))
);
create index meeting_of_agent on meeting (agent_id, upper(during)) where status in ('held', 'booked');
create index meeting_of_client on meeting (client_id, lower(during));
create index meeting_held on meeting (held_until) where status = 'held';

-- The agent's calendar in other programs: who has the address reads it.
create table calendar_feed (
  agent_id uuid primary key references agent on delete cascade,
  token_hash bytea not null unique,
  -- the token again, sealed with the server's secret, so that its owner can copy the address later
  sealed_token bytea not null,
  created_at timestamptz not null,
  last_read_at timestamptz
);

-- A calendar elsewhere whose busy times take slots away.
create table connected_calendar (
  id uuid primary key default uuidv7(),
  agent_id uuid not null references agent on delete cascade,
  provider text not null,
  email text,
  status text not null check (status in ('linked', 'incomplete')),
  -- access and refresh token, sealed with the server's secret; gone once they are dead
  sealed_tokens bytea,
  refreshed_at timestamptz,
  created_at timestamptz not null,
  unique (agent_id, provider),
  check ((status = 'linked') = (sealed_tokens is not null))
);
create index connected_calendar_by_age on connected_calendar (refreshed_at nulls first) where status = 'linked';

create table busy_time (
  calendar_id uuid not null references connected_calendar on delete cascade,
  agent_id uuid not null references agent on delete cascade,
  during tstzrange not null check (not isempty(during)),
  primary key (calendar_id, during)
);
create index busy_time_of_agent on busy_time (agent_id, upper(during));
