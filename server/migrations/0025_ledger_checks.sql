-- What each look at the books found: the daily one, and those staff asked for.
create table ledger_check (
  id uuid primary key default uuidv7(),
  -- null: the clock
  asked_by uuid references person,
  created_at timestamptz not null,
  done_at timestamptz,
  -- the newest seal it saw, and what the platform's accounts summed up to then: [{account, currency, amount}]
  sealed bigint,
  newest_hash text,
  balances jsonb,
  -- [{what, fault}]
  faults jsonb,
  check (num_nonnulls(done_at, sealed, balances, faults) in (0, 4))
);
create index ledger_check_by_age on ledger_check (done_at desc, id desc) where done_at is not null;
create unique index ledger_check_waiting on ledger_check ((true)) where done_at is null;
create index ledger_check_asked_by on ledger_check (asked_by) where asked_by is not null;
