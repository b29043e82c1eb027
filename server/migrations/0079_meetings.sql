-- What becomes of a meeting after it is booked: how often it changed, who ended it and why, and where one meets.
alter table meeting
  -- rises with each change, so that calendars take the newest
  add column sequence integer not null default 0 check (sequence >= 0),
  -- 1 once its sides were reminded a day before, 2 an hour before
  add column reminded integer not null default 0 check (reminded between 0 and 2),
  -- names the room that is generated for it
  add column room uuid not null default gen_random_uuid(),
  add column ended_by text check (ended_by in ('client', 'agent', 'system')),
  add column ended_at timestamptz,
  -- why it was cancelled
  add column reason text;
create index meeting_to_remind on meeting (lower(during)) where status = 'booked' and reminded < 2;
create index meeting_to_end on meeting (upper(during), id) where status = 'booked';

-- One side asks the other for another time, or offers a further meeting.
create table meeting_request (
  id uuid primary key default uuidv7(),
  order_id uuid not null references client_order on delete cascade,
  -- the meeting that is to be moved; null for a further one
  meeting_id uuid references meeting on delete cascade,
  client_id uuid not null references person,
  agent_id uuid not null references person,
  made_by text not null check (made_by in ('client', 'agent')),
  status text not null default 'pending'
    check (status in ('pending', 'accepted', 'rejected', 'cancelled', 'processed')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text,
  -- moved at once: nobody had to be asked
  is_free boolean not null default false,
  -- when it is declined without an answer
  answer_by timestamptz not null,
  answered_at timestamptz,
  created_at timestamptz not null,
  check (starts_at < ends_at)
);
create unique index meeting_request_waits_once on meeting_request (order_id) where status = 'pending';
create index meeting_request_of_order on meeting_request (order_id, created_at desc, id desc);
create index meeting_request_of_meeting on meeting_request (meeting_id);
create index meeting_request_unanswered on meeting_request (answer_by, id) where status = 'pending';
create index meeting_request_of_client on meeting_request (client_id);
create index meeting_request_of_agent on meeting_request (agent_id);

-- Where an agent meets their clients, if they have a place of their own.
create table meeting_link (
  agent_id uuid primary key references agent on delete cascade,
  address text not null check (address ~ '^https://'),
  updated_at timestamptz not null
);
