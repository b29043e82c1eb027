-- An agent's own price for one client. What it says never changes: another wording is another version.
create table offer (
  id uuid primary key default uuidv7(),
  agent_id uuid not null references person,
  client_id uuid not null references person,
  -- where both sides read it, as long as that is kept
  conversation_id uuid references conversation on delete set null,
  -- the order at which it was made, whose timeline tells of it; null where they have none yet
  order_id uuid references client_order on delete set null,
  goal_id bigint references goal,
  status text not null default 'open' check (
    status in ('open', 'change_asked', 'accepted', 'agreed', 'declined', 'taken_back', 'expired', 'replaced')
  ),
  -- the version before, which this one replaced
  replaces_id uuid unique references offer,
  version int not null default 1 check (version > 0),
  title text not null,
  -- what is included, and what is not
  description text not null,
  excluded text not null default '',
  -- the sums of its stages
  price_amount bigint not null check (price_amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  delivery_days int not null check (delivery_days > 0),
  meeting_minutes int check (meeting_minutes between 15 and 240),
  requirements jsonb not null,
  refund_schedule jsonb not null,
  -- how often the client may ask for changes of the work
  revisions int not null check (revisions between 0 and 20),
  -- [{ "name", "delivers", "days", "amount" }], in their order
  stages jsonb not null check (jsonb_typeof(stages) = 'array' and jsonb_array_length(stages) <= 5),
  country_iso char(2) not null references country,
  visa_id text not null,
  visa_name text not null,
  purposes jsonb not null,
  -- until when it holds, when its reader is warned of that, and when they were
  ends_at timestamptz not null,
  warns_at timestamptz not null,
  warned_at timestamptz,
  -- what is to change, or why it was declined
  answer text,
  answered_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (client_id <> agent_id),
  check (warns_at < ends_at)
);
create index offer_of_agent on offer (agent_id, created_at desc, id desc);
create index offer_of_client on offer (client_id, created_at desc, id desc);
create index offer_of_conversation on offer (conversation_id);
create index offer_of_order on offer (order_id) where order_id is not null;
create index offer_of_goal on offer (goal_id) where goal_id is not null;
create index offer_warning on offer (warns_at, id) where status in ('open', 'change_asked') and warned_at is null;
create index offer_ending on offer (ends_at, id) where status in ('open', 'change_asked');

-- What is bought is a service or an offer. What is not paid of an offer is one order, however many tabs accept it.
alter table client_order
  add column offer_id uuid references offer,
  alter column service_id drop not null,
  alter column service_version drop not null,
  add constraint client_order_of_something check (service_id is not null or offer_id is not null);
create unique index client_order_unpaid_of_offer on client_order (offer_id) where status = 'awaiting_payment';
create index client_order_made_of_offer on client_order (offer_id) where offer_id is not null;

-- The line that an offer is in a conversation.
alter table message add column offer_id uuid references offer on delete cascade;
create index message_of_offer on message (offer_id) where offer_id is not null;
