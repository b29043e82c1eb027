-- What authorities decided, as clients told us of goals for which they accepted an agent's work.

create table told_decision (
  id uuid primary key default uuidv7(),
  goal_id bigint not null references goal on delete cascade,
  agent_id uuid not null references person,
  client_id uuid not null references person,
  visa_id text not null,
  approved boolean not null,
  decided_on date not null,
  told_at timestamptz not null,
  -- what its client and its agent share, as it was when we were told
  signs text[] not null default '{}',
  -- what our team said of it
  verdict text check (verdict in ('out', 'in')),
  reason text,
  judged_by uuid references person,
  judged_at timestamptz,
  -- whether it is in the share of its visa, and in that of its agent
  of_visa boolean not null default false,
  of_agent boolean not null default false,
  unique (goal_id, agent_id),
  check ((verdict is null) = (judged_at is null)),
  check ((verdict is null) = (reason is null))
);
create index told_decision_of_client on told_decision (client_id);
create index told_decision_of_agent on told_decision (agent_id, told_at desc, id desc);
create index told_decision_by_time on told_decision (told_at desc, id desc);
create index goal_by_decision on goal (decided_at) where decided_at is not null;

-- How many of those count, kept as they change.
create table visa_share (
  visa_id text primary key,
  approved int not null check (approved >= 0),
  refused int not null check (refused >= 0)
);
create table agent_share (
  agent_id uuid primary key references person,
  approved int not null check (approved >= 0),
  refused int not null check (refused >= 0)
);
