-- Agents pay for a plan. A subscription is the plan of one agent over time; a bill is one thing to pay of it, and what
-- a payment is for; an invoice is what was paid, as it was then.

create table subscription (
  id uuid primary key default uuidv7(),
  agent_id uuid not null references person,
  status text not null default 'waiting' check (status in ('waiting', 'active', 'past_due', 'ended')),
  plan text not null check (plan in ('pro', 'business')),
  term text not null check (term in ('month', 'year')),
  -- what a whole period costs without taxes
  price bigint not null check (price >= 0),
  -- where periods are counted from: a month later is the same day of the next month
  anchored_at timestamptz not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  -- what begins with the next period; null: the same again
  next_plan text check (next_plan in ('pro', 'business')),
  next_term text check (next_term in ('month', 'year')),
  cancel_at_period_end boolean not null default false,
  -- how often the renewal was tried by us, and when we try again
  tries smallint not null default 0 check (tries >= 0),
  try_at timestamptz,
  -- of which period end the agent was told before
  reminded_of timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  updated_at timestamptz not null,
  check (period_end > period_start),
  check ((next_plan is null) = (next_term is null)),
  check (not cancel_at_period_end or next_plan is null),
  check ((status = 'ended') = (ended_at is not null))
);
create unique index subscription_once on subscription (agent_id) where status <> 'ended';
create index subscription_of_agent on subscription (agent_id, created_at desc, id desc);
create index subscription_ending on subscription (period_end, id) where status = 'active';
create index subscription_trying on subscription (try_at, id) where status = 'past_due';
create index subscription_waiting on subscription (created_at, id) where status = 'waiting';

create table plan_bill (
  -- what a payment names as its payable
  id uuid primary key default uuidv7(),
  subscription_id uuid not null references subscription,
  agent_id uuid not null references person,
  kind text not null check (kind in ('start', 'change', 'renewal')),
  plan text not null check (plan in ('pro', 'business')),
  term text not null check (term in ('month', 'year')),
  -- what a whole period of it costs without taxes
  full_price bigint not null check (full_price >= 0),
  period_start timestamptz not null,
  period_end timestamptz not null,
  -- [{text, amount}]: what is to be paid, line by line, in whole cents without taxes
  lines jsonb not null,
  price bigint not null check (price >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  created_at timestamptz not null,
  paid_at timestamptz,
  voided_at timestamptz,
  check (paid_at is null or voided_at is null)
);
-- One thing to pay at a time, and one renewal a period, whatever runs twice.
create unique index plan_bill_open on plan_bill (subscription_id) where paid_at is null and voided_at is null;
create unique index plan_bill_renewal on plan_bill (subscription_id, period_start)
  where kind = 'renewal' and voided_at is null;
create index plan_bill_of_agent on plan_bill (agent_id);
create index plan_bill_left on plan_bill (created_at, id) where paid_at is null and voided_at is null;

-- To whom invoices are made out; without a row, to the person.
create table billing_details (
  agent_id uuid primary key references person,
  company text,
  vat_id text,
  country_iso text not null references country,
  state text not null,
  city text not null,
  alt_city text,
  postal_code text not null,
  street text not null,
  updated_at timestamptz not null
);
create index billing_details_of_country on billing_details (country_iso);

-- Invoices are numbered one after the other. Who takes the next number holds it until the invoice is kept or nothing is.
create table invoice_series (
  year smallint primary key,
  last integer not null check (last > 0)
);

create table plan_invoice (
  id uuid primary key default uuidv7(),
  year smallint not null,
  number integer not null check (number > 0),
  bill_id uuid not null unique references plan_bill,
  payment_id uuid not null unique references payment,
  agent_id uuid not null references person,
  -- as it was when it was paid
  buyer_name text not null,
  buyer_company text,
  buyer_vat_id text,
  -- line by line, the country last
  buyer_address jsonb not null,
  seller jsonb not null,
  title text not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  lines jsonb not null,
  taxes jsonb not null,
  total bigint not null check (total >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  issued_at timestamptz not null,
  unique (year, number)
);
create index plan_invoice_of_agent on plan_invoice (agent_id, issued_at desc, id desc);
