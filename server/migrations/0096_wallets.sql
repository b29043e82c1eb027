-- Where an agent is paid, when they must wait, and each payout. The money itself stands in the ledger alone.

create table wallet (
  id uuid primary key default uuidv7(),
  agent_id uuid not null references person,
  kind text not null check (kind in ('processor', 'manual')),
  country_iso text not null,
  -- of the processor: what it calls the account
  processor text,
  account_id text,
  -- of a bank account that we pay to by hand: sealed, and what may be shown of it
  sealed_details bytea,
  hint text,
  status text not null check (status in ('incomplete', 'in_progress', 'linked', 'unlinked')),
  schedule text not null default 'by_hand' check (schedule in ('by_hand', 'weekly', 'monthly')),
  -- when the processor is asked how the account stands
  look_at timestamptz,
  linked_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((kind = 'processor') = (processor is not null)),
  check (kind = 'processor' or hint is not null)
);
create unique index wallet_of_agent on wallet (agent_id) where status <> 'unlinked';
create index wallet_by_agent on wallet (agent_id);
create unique index wallet_of_account on wallet (processor, account_id) where account_id is not null;
create index wallet_to_look_at on wallet (look_at) where look_at is not null and status <> 'unlinked';
create index wallet_scheduled on wallet (id) where status = 'linked' and schedule <> 'by_hand';

create table wallet_code (
  id uuid primary key default uuidv7(),
  agent_id uuid not null references person on delete cascade,
  -- what it lets its owner do
  act text not null check (act in ('link', 'unlink', 'withdraw', 'schedule')),
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index wallet_code_of_agent on wallet_code (agent_id, act, created_at desc);
create index wallet_code_over on wallet_code (expires_at);

-- Nothing is paid out meanwhile.
create table payout_pause (
  id uuid primary key default uuidv7(),
  agent_id uuid not null references person,
  cause text not null check (cause in ('wallet_changed', 'staff')),
  -- what staff say to the agent
  reason text,
  -- none: until staff lift it
  ends_at timestamptz,
  made_by uuid references person,
  lifted_by uuid references person,
  lifted_at timestamptz,
  created_at timestamptz not null,
  check ((cause = 'staff') = (made_by is not null and reason is not null)),
  check ((cause = 'staff') = (ends_at is null))
);
create index payout_pause_of_agent on payout_pause (agent_id, created_at desc);
create unique index payout_pause_by_staff_once on payout_pause (agent_id) where cause = 'staff' and lifted_at is null;
create index payout_pause_made_by on payout_pause (made_by) where made_by is not null;
create index payout_pause_lifted_by on payout_pause (lifted_by) where lifted_by is not null;

create table payout (
  id uuid primary key default uuidv7(),
  ref text not null unique,
  agent_id uuid not null references person,
  wallet_id uuid not null,
  kind text not null check (kind in ('processor', 'manual')),
  -- what was shown of where it goes
  hint text,
  processor text,
  processor_id text,
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null default 'pending'
    check (status in ('pending', 'accepted', 'rejected', 'cancelled', 'processed', 'failed')),
  asked_by text not null check (asked_by in ('agent', 'schedule', 'staff')),
  -- the day of a schedule, once
  scheduled_on date,
  -- of a payout that staff try again: the one that failed
  retry_of uuid references payout,
  -- why it did not arrive, and whether it had
  reason text,
  returned_at timestamptz,
  -- by hand: who agreed, who sent it, and what the bank calls it
  approved_by uuid references person,
  approved_at timestamptz,
  sent_by uuid references person,
  bank_reference text,
  -- when the next step is taken, or the processor is asked
  look_at timestamptz,
  sent_at timestamptz,
  done_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (approved_by <> sent_by)
);
create index payout_of_agent on payout (agent_id, created_at desc, id desc);
create unique index payout_of_processor on payout (processor, processor_id) where processor_id is not null;
create unique index payout_of_schedule on payout (wallet_id, scheduled_on, currency) where scheduled_on is not null;
create unique index payout_tried_again_once on payout (retry_of) where retry_of is not null;
create index payout_to_look_at on payout (look_at) where look_at is not null;
create index payout_by_state on payout (status, created_at desc, id desc);
create index payout_of_wallet on payout (wallet_id) where status in ('pending', 'accepted');
create index payout_approved_by on payout (approved_by) where approved_by is not null;
create index payout_sent_by on payout (sent_by) where sent_by is not null;

-- L4d: a payout that had arrived comes back from the bank.
alter table ledger_entry drop constraint ledger_entry_template_check, add constraint ledger_entry_template_check
  check (template in (
    'L1', 'L2', 'L3', 'L4a', 'L4b', 'L4c', 'L4d', 'L5', 'L5b', 'L5c', 'L6', 'L7', 'L8a', 'L8b', 'L8c', 'L8d', 'L9', 'L10',
    'L11'
  )) not valid;
