-- One payment for what is paid, and the tries to make it. What a person pays and how it stands is ours; whether money
-- moved is the processor's word.

create table payment (
  id uuid primary key default uuidv7(),
  ref text not null unique check (ref ~ '^[0-9A-Za-z-]{8,40}$'),
  payer_id uuid not null references person,
  payable text not null check (payable in ('order', 'subscription')),
  payable_id uuid not null,
  status text not null default 'waiting' check (
    status in ('waiting', 'cancelled', 'failed', 'success', 'processing', 'paid')
  ),
  -- what is shown of what is paid
  title text not null,
  seller text,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  price bigint not null check (price >= 0),
  -- [{code, name, amount}]
  taxes jsonb not null default '[]',
  tax_amount bigint not null default 0 check (tax_amount >= 0),
  -- what coupons take off: [{code, kind, amount}], and in all by who bears it: we, the agent, the client before
  coupons jsonb not null default '[]',
  promo_amount bigint not null default 0 check (promo_amount >= 0),
  agent_amount bigint not null default 0 check (agent_amount between 0 and price),
  credit_amount bigint not null default 0 check (credit_amount >= 0),
  -- what the card is charged
  amount bigint not null check (amount >= 0 and amount = price + tax_amount - promo_amount - agent_amount - credit_amount),
  refunded_amount bigint not null default 0 check (refunded_amount between 0 and price + tax_amount),
  -- how the payer's bank's complaint stands, if there is one
  dispute text check (dispute in ('open', 'won', 'lost')),
  frozen_until timestamptz not null,
  paid_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status in ('paid', 'success')) <= (paid_at is not null))
);
-- What can be paid has one payment that is not over without money.
create unique index payment_once on payment (payable, payable_id) where status <> 'cancelled';
create index payment_of_payer on payment (payer_id, created_at desc, id desc);

-- The other side of a person's cards.
create table processor_customer (
  person_id uuid not null references person,
  processor text not null,
  processor_id text not null,
  created_at timestamptz not null,
  primary key (person_id, processor),
  unique (processor, processor_id)
);

-- A card, as little of it as tells it apart.
create table payment_method (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person,
  processor text not null,
  processor_id text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  card_type text not null,
  -- the last day it can be used
  expires_on date not null,
  -- the processor's own mark of the number, the same for the same card
  fingerprint text not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  removed_at timestamptz,
  check (not (is_default and removed_at is not null))
);
create unique index payment_method_once on payment_method (person_id, processor, fingerprint) where removed_at is null;
create unique index payment_method_default on payment_method (person_id) where is_default;
create index payment_method_of_person on payment_method (person_id, created_at desc, id desc) where removed_at is null;
create index payment_method_at_processor on payment_method (processor, processor_id);

-- A page of the processor where a card is added.
create table card_setup (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person,
  processor text not null,
  processor_id text,
  url text,
  return_url text not null,
  status text not null default 'open' check (status in ('open', 'done', 'failed')),
  -- when the processor is asked about it next
  look_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index card_setup_due on card_setup (look_at) where status = 'open';
create index card_setup_of_person on card_setup (person_id, created_at desc);
create unique index card_setup_at_processor on card_setup (processor, processor_id) where processor_id is not null;

create table payment_activity (
  -- also the key of every call to the processor about it
  id uuid primary key default uuidv7(),
  payment_id uuid not null references payment,
  kind text not null check (kind in ('card', 'hosted', 'free')),
  -- null too once the card was erased with its owner
  method_id uuid references payment_method on delete set null,
  status text not null check (status in ('waiting', 'cancelled', 'failed', 'success', 'processing')),
  processor text not null,
  -- what the processor calls the try: a checkout or a charge
  processor_id text,
  -- what it calls the money that came, by which it is given back
  charge_id text,
  amount bigint not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  action_url text,
  success_url text,
  cancel_url text,
  error_code text,
  error_text text,
  -- when the processor is asked about it next
  look_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((error_code is null) = (error_text is null))
);
-- Two tabs, a button pressed twice, a retry: one try at a time.
create unique index payment_activity_live on payment_activity (payment_id) where status in ('waiting', 'processing');
-- Money is taken once; anything above that is given back.
create unique index payment_activity_success on payment_activity (payment_id) where status = 'success';
create unique index payment_activity_at_processor on payment_activity (processor, processor_id)
  where processor_id is not null;
create index payment_activity_of_payment on payment_activity (payment_id, created_at desc, id desc);
create index payment_activity_due on payment_activity (look_at) where status in ('waiting', 'processing');
create index payment_activity_at_charge on payment_activity (processor, charge_id) where charge_id is not null;
create index payment_activity_of_method on payment_activity (method_id) where method_id is not null;

-- What the processor told us, each once, in the transaction of what it changed.
create table processor_event (
  processor text not null,
  event_id text not null,
  kind text not null,
  object_id text,
  -- applied: something changed; known: it was so already; unknown: not ours; refused: not what was agreed
  outcome text not null check (outcome in ('applied', 'known', 'unknown', 'refused')),
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  primary key (processor, event_id)
);
create index processor_event_by_age on processor_event (received_at);

-- Money on its way back. Conflicts have theirs too; here: what came for nothing.
create table refund (
  -- also the key of the call to the processor
  id uuid primary key default uuidv7(),
  payment_id uuid not null references payment,
  activity_id uuid not null references payment_activity,
  order_id uuid references client_order,
  -- too late: what was to be paid is gone; twice: it was paid already; wrong: not the amount that was agreed
  reason text not null check (reason in ('too_late', 'twice', 'wrong', 'conflict', 'cancellation')),
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null default 'pending' check (status in ('pending', 'processed', 'failed')),
  processor_id text,
  -- when the processor is asked about it next
  look_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index refund_of_payment on refund (payment_id);
create index refund_of_order on refund (order_id) where order_id is not null;
create unique index refund_of_stray_money on refund (activity_id) where reason in ('too_late', 'twice', 'wrong');
create index refund_due on refund (look_at) where status = 'pending';
create unique index refund_at_processor on refund (processor_id) where processor_id is not null;

-- What a person must look at: the processor's book and ours do not say the same.
create table payment_alarm (
  id uuid primary key default uuidv7(),
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  payment_id uuid references payment,
  activity_id uuid references payment_activity,
  processor_id text,
  -- figures and codes only
  detail jsonb not null,
  created_at timestamptz not null,
  settled_at timestamptz
);
create unique index payment_alarm_once on payment_alarm (kind, activity_id) where activity_id is not null;
create index payment_alarm_open on payment_alarm (created_at desc, id desc) where settled_at is null;
create index payment_alarm_of_payment on payment_alarm (payment_id) where payment_id is not null;
create index payment_alarm_of_activity on payment_alarm (activity_id) where activity_id is not null;

-- A gift used once, or a client's own credit used until it is gone.
create table coupon (
  id uuid primary key default uuidv7(),
  code text not null unique check (code ~ '^[0-9A-Z-]{4,40}$'),
  kind text not null check (kind in ('promo', 'credit')),
  -- who bears it: we, or an agent who asks less
  funder text not null default 'platform' check (funder in ('platform', 'agent')),
  agent_id uuid references person,
  -- whose it is; null until somebody enters the code
  owner_id uuid references person,
  status text not null default 'active' check (status in ('active', 'used', 'refunded')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  balance bigint not null check (balance between 0 and amount),
  expires_at timestamptz,
  note text not null default '',
  made_by uuid references person,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((funder = 'agent') = (agent_id is not null)),
  check (kind = 'promo' or (owner_id is not null and expires_at is null and funder = 'platform'))
);
create index coupon_of_owner on coupon (owner_id, created_at desc, id desc) where owner_id is not null;
create index coupon_by_age on coupon (created_at desc, id desc);
create index coupon_made_by on coupon (made_by) where made_by is not null;
create index coupon_of_agent on coupon (agent_id) where agent_id is not null;

-- What a payment takes of a coupon. Reserved for a while; kept while a try to pay is under way; lost once another
-- payment took what was reserved too long ago.
create table coupon_use (
  id uuid primary key default uuidv7(),
  coupon_id uuid not null references coupon,
  payment_id uuid not null references payment,
  amount bigint not null check (amount > 0),
  -- what refunds gave back of it
  returned_amount bigint not null default 0 check (returned_amount between 0 and amount),
  state text not null check (state in ('reserved', 'kept', 'used', 'freed', 'lost')),
  reserved_until timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (returned_amount = 0 or state = 'used')
);
-- A second payment cannot take what another has.
create unique index coupon_use_once on coupon_use (coupon_id) where state in ('reserved', 'kept');
create index coupon_use_of_payment on coupon_use (payment_id);
create index coupon_use_of_coupon on coupon_use (coupon_id);
