-- The book of the processor that stands in for a real one. Nothing of ours points here: it is another house.
create schema sandbox;

create table sandbox.customer (
  id text primary key,
  created_at timestamptz not null
);

create table sandbox.card (
  id text primary key,
  customer_id text references sandbox.customer,
  -- which of the test cards it is; a number is never kept
  behaviour text not null,
  brand text not null,
  last4 text not null,
  exp_month integer not null,
  exp_year integer not null,
  fingerprint text not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index card_of_customer on sandbox.card (customer_id);

-- A page where a card is typed, to pay or to be kept.
create table sandbox.session (
  id text primary key,
  -- what its address is guessed by
  secret text not null unique,
  mode text not null check (mode in ('payment', 'setup')),
  -- what the house that opened it calls it
  reference text not null,
  customer_id text references sandbox.customer,
  description text not null,
  amount bigint,
  currency text,
  success_url text not null,
  cancel_url text not null,
  status text not null check (status in ('open', 'complete', 'expired')),
  card_id text references sandbox.card,
  charge_id text,
  error_code text,
  error_text text,
  expires_at timestamptz not null,
  created_at timestamptz not null
);

create table sandbox.charge (
  id text primary key,
  secret text not null unique,
  reference text not null,
  customer_id text references sandbox.customer,
  card_id text references sandbox.card,
  session_id text references sandbox.session,
  description text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  fee bigint not null default 0,
  refunded bigint not null default 0 check (refunded between 0 and amount),
  status text not null check (status in ('needs_action', 'processing', 'captured', 'failed')),
  error_code text,
  error_text text,
  return_url text,
  -- when a slow one is done
  done_at timestamptz,
  created_at timestamptz not null
);
create index charge_by_age on sandbox.charge (created_at desc, id desc);
create index charge_of_reference on sandbox.charge (reference);
create index charge_processing on sandbox.charge (done_at) where status = 'processing';

create table sandbox.refund (
  id text primary key,
  charge_id text not null references sandbox.charge,
  reference text not null,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  created_at timestamptz not null
);
create index refund_of_charge on sandbox.refund (charge_id);

create table sandbox.dispute (
  id text primary key,
  charge_id text not null unique references sandbox.charge,
  amount bigint not null,
  fee bigint not null,
  status text not null check (status in ('open', 'won', 'lost')),
  created_at timestamptz not null
);

-- Where an agent is paid out to.
create table sandbox.account (
  id text primary key,
  secret text not null unique,
  reference text not null,
  status text not null check (status in ('incomplete', 'in_progress', 'linked', 'rejected')),
  return_url text,
  created_at timestamptz not null
);

create table sandbox.payout (
  id text primary key,
  account_id text not null references sandbox.account,
  reference text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  status text not null check (status in ('in_transit', 'paid', 'failed')),
  created_at timestamptz not null
);
create index payout_of_account on sandbox.payout (account_id);

-- The first answer to each key, as processors keep it.
create table sandbox.answer (
  key text primary key,
  body_hash text not null,
  reply jsonb not null,
  created_at timestamptz not null
);

create table sandbox.event (
  id text primary key,
  kind text not null,
  object_id text not null,
  created_at timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  delivered_at timestamptz
);
create index event_due on sandbox.event (next_try_at) where delivered_at is null;
create index event_by_age on sandbox.event (created_at desc, id desc);
