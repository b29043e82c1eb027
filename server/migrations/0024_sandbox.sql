-- The book of the processor that stands in for a real one. Nothing of ours points here: it is another house.
create schema sandbox;

create table sandbox.customer (
  id text primary key,
  created_at timestamptz not null
);

create table sandbox.card (
  id text primary key,
  -- whose it is to be charged again; none when it was typed for one payment
  customer_id text references sandbox.customer,
  -- which of the test cards it is; a number is never kept
  behaviour text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_month integer not null check (exp_month between 1 and 12),
  exp_year integer not null,
  fingerprint text not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index card_of_customer on sandbox.card (customer_id) where customer_id is not null;

-- A page where a card is typed, to pay or to be kept.
create table sandbox.session (
  id text primary key,
  -- what its address cannot be guessed by
  secret text not null unique,
  mode text not null check (mode in ('payment', 'setup')),
  -- what the house that opened it calls it
  reference text not null,
  customer_id text not null references sandbox.customer,
  description text,
  amount bigint check (amount > 0),
  currency text,
  success_url text not null,
  cancel_url text not null,
  status text not null check (status in ('open', 'complete', 'expired')),
  -- the card that was kept, of a setup
  card_id text references sandbox.card,
  -- the newest try, of a payment
  charge_id text,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  check ((mode = 'payment') = (amount is not null and currency is not null and description is not null))
);
create index session_by_age on sandbox.session (created_at desc, id desc);
create index session_expiring on sandbox.session (expires_at) where status = 'open';

create table sandbox.charge (
  id text primary key,
  -- of the bank's page where the payer confirms
  secret text not null unique,
  reference text not null,
  customer_id text references sandbox.customer,
  card_id text references sandbox.card,
  session_id text references sandbox.session,
  description text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  fee bigint not null check (fee between 0 and amount),
  refunded bigint not null default 0 check (refunded between 0 and amount),
  status text not null check (status in ('needs_action', 'processing', 'captured', 'failed')),
  error_code text,
  error_text text,
  return_url text not null,
  -- when a slow one is done, or the bank waits no longer
  done_at timestamptz,
  created_at timestamptz not null,
  check ((status = 'failed') = (error_code is not null and error_text is not null)),
  check (refunded = 0 or status = 'captured')
);
create index charge_by_age on sandbox.charge (created_at desc, id desc);
create index charge_of_reference on sandbox.charge (reference);
create index charge_of_session on sandbox.charge (session_id) where session_id is not null;
create index charge_waiting on sandbox.charge (done_at) where status in ('needs_action', 'processing');

create table sandbox.refund (
  id text primary key,
  charge_id text not null references sandbox.charge,
  reference text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  -- how a pending one will end, and when
  outcome text not null check (outcome in ('succeeded', 'failed')),
  done_at timestamptz not null,
  created_at timestamptz not null
);
create index refund_of_charge on sandbox.refund (charge_id);
create index refund_by_age on sandbox.refund (created_at desc, id desc);
create index refund_pending on sandbox.refund (done_at) where status = 'pending';

create table sandbox.dispute (
  id text primary key,
  charge_id text not null unique references sandbox.charge,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  currency text not null,
  status text not null check (status in ('open', 'won', 'lost')),
  created_at timestamptz not null
);
create index dispute_by_age on sandbox.dispute (created_at desc, id desc);

-- Where an agent is paid out to.
create table sandbox.account (
  id text primary key,
  -- of its page; another one with each link
  secret text unique,
  country text not null,
  status text not null check (status in ('incomplete', 'in_progress', 'linked', 'rejected')),
  return_url text,
  -- where one goes on whose link is too old
  refresh_url text,
  link_ends_at timestamptz,
  -- when what was said has been looked at
  done_at timestamptz,
  created_at timestamptz not null,
  check ((status = 'in_progress') = (done_at is not null))
);
create index account_by_age on sandbox.account (created_at desc, id desc);
create index account_looked_at on sandbox.account (done_at) where status = 'in_progress';

create table sandbox.payout (
  id text primary key,
  account_id text not null references sandbox.account,
  amount bigint not null check (amount > 0),
  currency text not null,
  status text not null check (status in ('in_transit', 'paid', 'failed')),
  done_at timestamptz not null,
  created_at timestamptz not null
);
create index payout_of_account on sandbox.payout (account_id);
create index payout_by_age on sandbox.payout (created_at desc, id desc);
create index payout_in_transit on sandbox.payout (done_at) where status = 'in_transit';

-- The first answer to each key, as processors keep it.
create table sandbox.answer (
  key text primary key,
  body_hash text not null,
  reply jsonb not null,
  created_at timestamptz not null
);
create index answer_by_age on sandbox.answer (created_at);

-- What the other side is told, in the transaction of what happened.
create table sandbox.event (
  id text primary key default 'event_' || replace(gen_random_uuid()::text, '-', ''),
  seq bigint generated always as identity,
  kind text not null check (kind in ('attempt', 'setup', 'refund', 'dispute', 'account', 'payout')),
  object_id text not null,
  created_at timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  delivered_at timestamptz
);
create index event_due on sandbox.event (next_try_at) where delivered_at is null;
create index event_by_age on sandbox.event (seq desc);
create index event_delivered on sandbox.event (delivered_at) where delivered_at is not null;
