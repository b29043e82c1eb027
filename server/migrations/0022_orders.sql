-- What a client buys of an agent. "order" is a word of SQL, hence the longer name.

create table client_order (
  id uuid primary key default uuidv7(),
  -- what people call it by
  ref text not null unique check (ref ~ '^SO-[0-9A-HJKMNP-TV-Z]{8}$'),
  goal_id bigint not null references goal,
  client_id uuid not null references person,
  agent_id uuid not null references person,
  -- a service may be gone by now; what it was stands below
  service_id uuid not null,
  status text not null default 'awaiting_payment' check (
    status in ('awaiting_payment', 'paid', 'ongoing', 'completed', 'cancelled', 'conflicted')
  ),
  -- what it goes back to once its conflict is over
  resume_status text check (resume_status in ('paid', 'ongoing', 'completed', 'cancelled')),
  -- what was bought, as it was then
  service_version integer not null,
  title text not null,
  description text not null,
  price_amount bigint not null check (price_amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  commission_percent integer not null check (commission_percent between 0 and 100),
  delivery_days integer not null check (delivery_days > 0),
  meeting_minutes integer check (meeting_minutes > 0),
  requirements jsonb not null,
  refund_schedule jsonb not null,
  visa_id text not null,
  visa_name text not null,
  purposes jsonb not null,
  country_iso char(2) not null references country,
  -- until when it can be paid
  expires_at timestamptz not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  started_at timestamptz,
  due_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  updated_at timestamptz not null,
  check (client_id <> agent_id),
  check ((resume_status is null) = (status <> 'conflicted')),
  check (paid_at is not null or status in ('awaiting_payment', 'cancelled')),
  check ((status = 'cancelled') = (cancelled_at is not null))
);
-- The same goal and service, not yet paid, are the same order however often they are asked for.
create unique index client_order_unpaid_once on client_order (goal_id, service_id) where status = 'awaiting_payment';
create index client_order_of_client on client_order (client_id, created_at desc, id desc);
-- An agent never hears of what is not paid, nor of what never was.
create index client_order_of_agent on client_order (agent_id, created_at desc, id desc) where paid_at is not null;
create index client_order_of_goal on client_order (goal_id, created_at desc, id desc);
create index client_order_of_service on client_order (service_id) where status = 'awaiting_payment';
create index client_order_unpaid_of_agent on client_order (agent_id) where status = 'awaiting_payment';
create index client_order_expiring on client_order (expires_at) where status = 'awaiting_payment';

-- Every step, in the transaction that makes it.
create table order_event (
  id uuid primary key default uuidv7(),
  order_id uuid not null references client_order,
  -- the number of the rule, as in O2
  step text not null check (step ~ '^[A-Z][0-9]{1,2}[a-z]?$'),
  actor_id uuid references person,
  actor_mode text not null check (actor_mode in ('client', 'agent', 'staff', 'system', 'processor')),
  from_status text,
  to_status text not null,
  reason text,
  request_id text,
  created_at timestamptz not null,
  check ((actor_id is null) = (actor_mode in ('system', 'processor')))
);
create index order_event_of_order on order_event (order_id, created_at desc, id desc);
create index order_event_of_actor on order_event (actor_id) where actor_id is not null;
create trigger order_event_is_kept before update or delete on order_event
  for each row execute function refuse_change();
create trigger order_event_is_never_emptied before truncate on order_event
  for each statement execute function refuse_change();

alter table meeting add constraint meeting_order_id_fkey foreign key (order_id) references client_order;
create index meeting_of_order on meeting (order_id) where order_id is not null;
create unique index meeting_booked_once on meeting (order_id) where status = 'booked';
