-- What an agent offers, where they are licensed, and what clients said of them.

alter table agent
  add column headline text,
  -- ISO 639 codes, the strongest first
  add column languages text[] not null default '{}',
  add column plan text not null default 'free' check (plan in ('free', 'pro', 'business')),
  -- on leave between these days: services are hidden, running orders go on
  add column away_from date,
  add column away_until date,
  add column completed_orders int not null default 0,
  add column response_minutes int,
  -- of the published reviews; the rating is their quotient, and there is none before the first
  add column rating_sum numeric(9, 1) not null default 0,
  add column review_count int not null default 0,
  add constraint away_whole check ((away_from is null) = (away_until is null) and away_from <= away_until);
comment on column agent.verified_at is 'set while they count as verified: role, level, being found and publishing rest on it';

create table licence (
  id uuid primary key default uuidv7(),
  agent_id uuid not null references agent on delete cascade,
  country_iso char(2) not null references country,
  -- a code of the table regulator, or one the agent names where the catalogue knows none
  regulator text not null,
  number text not null,
  valid_until date not null,
  -- the public entry of the register
  register_url text,
  status text not null default 'pending' check (status in ('pending', 'verified', 'failed', 'expired')),
  reason text,
  decided_by uuid references person,
  decided_at timestamptz,
  created_at timestamptz not null,
  unique (agent_id, country_iso, regulator)
);
create index licence_waiting on licence (created_at, id) where status = 'pending';
create index licence_by_end on licence (valid_until) where status = 'verified';

create table service (
  id uuid primary key default uuidv7(),
  agent_id uuid not null references agent on delete cascade,
  status text not null default 'draft' check (status in ('draft', 'active', 'archived')),
  country_iso char(2) not null references country,
  visa_id text not null,
  title text not null default '',
  description text not null default '',
  -- whole cents of US dollars
  price_amount bigint check (price_amount > 0),
  delivery_value int check (delivery_value > 0),
  delivery_unit text check (delivery_unit in ('day', 'week', 'month', 'year')),
  delivery_days int generated always as (
    delivery_value * case delivery_unit when 'day' then 1 when 'week' then 7 when 'month' then 31 when 'year' then 365 end
  ) stored,
  -- null where no meeting is part of it
  meeting_minutes int check (meeting_minutes between 15 and 240),
  -- [{ "name": "Passport", "mandatory": true }]
  requirements jsonb not null default '[]',
  -- per cent given back by the stage the work has reached
  refund_before_start int not null default 100 check (refund_before_start between 0 and 100),
  refund_before_filing int not null default 50 check (refund_before_filing between 0 and 100),
  refund_after_filing int not null default 0 check (refund_after_filing between 0 and 100),
  -- counts what was published: an order remembers which it bought
  version int not null default 1,
  -- the first order; country and visa are locked from then on
  ordered_at timestamptz,
  published_at timestamptz,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (status <> 'active' or (title <> '' and description <> '' and price_amount is not null and delivery_days is not null)),
  check (refund_before_start >= refund_before_filing and refund_before_filing >= refund_after_filing)
);
create index service_of_agent on service (agent_id, status, updated_at desc, id desc);
create index service_by_visa on service (visa_id, country_iso) where status = 'active';

create table review (
  id uuid primary key default uuidv7(),
  agent_id uuid not null references agent on delete cascade,
  -- null once they have deleted their account
  author_id uuid references person on delete set null,
  service_id uuid references service on delete set null,
  visa_id text not null,
  country_iso char(2) not null references country,
  -- one review an order
  order_id uuid unique,
  star numeric(2, 1) not null check (star between 0.5 and 5 and star * 2 = trunc(star * 2)),
  content text not null,
  reply text,
  replied_at timestamptz,
  hidden_at timestamptz,
  created_at timestamptz not null
);
create index review_of_agent on review (agent_id, created_at desc, id desc) where hidden_at is null;
create index review_by_author on review (author_id);
