-- Money that moves after it was settled, or without us: refunds made at the processor, refunds the bank sends back, and
-- what comes later in a dispute.

-- processor: somebody gave it back on the processor's own pages
alter table refund drop constraint refund_reason_check, add constraint refund_reason_check
  check (reason in ('too_late', 'twice', 'wrong', 'conflict', 'cancellation', 'processor')) not valid;
-- when the bank sent it back to us after it had arrived
alter table refund add column returned_at timestamptz;

alter table ledger_entry drop constraint ledger_entry_template_check, add constraint ledger_entry_template_check
  check (template in (
    'L1', 'L2', 'L3', 'L4a', 'L4b', 'L4c', 'L5', 'L5b', 'L5c', 'L6', 'L7', 'L8a', 'L8b', 'L8c', 'L8d', 'L9', 'L10', 'L11'
  )) not valid;

-- Of one kind there may be several for a try: of each refund, and of each state of a dispute.
alter table payment_alarm add column about text not null default '';
drop index payment_alarm_once;
create unique index payment_alarm_once on payment_alarm (kind, activity_id, about) where activity_id is not null;

-- What a payer's bank asks back: each complaint with its end. One charge may have several, one after the other.
create table dispute (
  id uuid primary key default uuidv7(),
  payment_id uuid not null references payment,
  activity_id uuid not null references payment_activity,
  processor text not null,
  processor_id text not null,
  state text not null check (state in ('open', 'won', 'lost')),
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- what its entries are posted for; null where people settle it by hand
  cause text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (processor, processor_id)
);
create index dispute_of_payment on dispute (payment_id);
create index dispute_of_activity on dispute (activity_id);
