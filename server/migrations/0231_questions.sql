-- A client asks an agent before hiring: a conversation of two people that belongs to no order until the agent is hired.
alter table conversation alter column order_id drop not null;

create table question (
  conversation_id uuid primary key references conversation on delete cascade,
  client_id uuid not null references person,
  agent_id uuid not null references person,
  -- what it is about, as it was when it was asked
  title text not null,
  goal_id int references goal on delete set null,
  service_id uuid references service on delete set null,
  status text not null default 'open' check (status in ('open', 'hired', 'closed')),
  -- what the agent wanted to know first, and what the client said to it
  answers jsonb not null default '[]',
  created_at timestamptz not null,
  -- when the agent first answered
  answered_at timestamptz,
  -- when it was joined to an order, or closed without an answer
  ended_at timestamptz,
  check (client_id <> agent_id),
  check ((status = 'open') = (ended_at is null))
);
create unique index question_open_between on question (client_id, agent_id) where status = 'open';
create index question_of_client on question (client_id, created_at);
create index question_of_agent on question (agent_id);
create index question_of_goal on question (goal_id) where goal_id is not null;
create index question_of_service on question (service_id) where service_id is not null;
create index question_unanswered on question (created_at, conversation_id) where status = 'open' and answered_at is null;

-- Whether an agent takes questions, and what they want to know first.
alter table agent
  add column takes_questions boolean not null default true,
  add column asks_first text[] not null default '{}' check (cardinality(asks_first) <= 5),
  -- when response_minutes was last worked out from what the agent answered; null for a figure that was told otherwise
  add column response_measured_at timestamptz;
create index agent_by_measure on agent (response_measured_at) where response_measured_at is not null;
