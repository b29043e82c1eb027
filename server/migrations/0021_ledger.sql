-- Where every cent is. Entries of two or more lines, only ever added to; a line above zero is a debit, one below a
-- credit, and the lines of an entry come to nothing in each currency.

-- Told by what it is the account of, so that the seals below vouch for that too.
create function ledger_account_id(kind text, subject uuid, code text, currency text) returns uuid
language sql immutable as $$
  select encode(substring(sha256(convert_to(
    kind || ':' || coalesce(subject::text, '') || ':' || coalesce(code, '') || ':' || currency, 'UTF8'
  )) for 16), 'hex')::uuid
$$;

create table ledger_account (
  id uuid primary key generated always as (ledger_account_id(kind, subject, code, currency)) stored,
  kind text not null,
  -- the order, agent, client or refund whose money it is; the platform's own accounts have none
  subject uuid,
  -- which tax
  code text,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- what is in it: of somebody's account always and never below zero; of the platform's own never, they are summed
  balance bigint,
  check (
    subject is not null and kind in (
      'escrow', 'gov_fee', 'dispute_hold', 'agent_pending', 'agent_available', 'agent_debt', 'payout_transit',
      'client_credit', 'refund_payable'
    )
    or subject is null and kind in (
      'clearing', 'cash', 'commission', 'tax', 'promo_expense', 'processor_fee', 'dispute_fee', 'dispute_loss',
      'subscription_revenue'
    )
  ),
  check ((code is not null) = (kind = 'tax')),
  check (code ~ '^[!-~]{1,40}$'),
  check ((balance is null) = (subject is null)),
  constraint ledger_account_is_not_overdrawn check (balance between 0 and 9007199254740991),
  unique (id, currency)
);
create index ledger_account_of_subject on ledger_account (subject, kind) where subject is not null;

create table ledger_entry (
  id bigint generated always as identity primary key,
  template text not null check (template in (
    'L1', 'L2', 'L3', 'L4a', 'L4b', 'L4c', 'L5', 'L5b', 'L6', 'L7', 'L8a', 'L8b', 'L8c', 'L8d', 'L9', 'L10', 'L11'
  )),
  -- what it was posted for, as in order:0199…; each template once
  cause text not null check (cause ~ '^[a-z_]+:[!-~]{1,100}$'),
  order_id uuid,
  -- null where a timer or the processor did it
  actor_id uuid,
  request_id text check (request_id ~ '^[!-~]{1,100}$'),
  created_at timestamptz not null,
  unique (cause, template)
);
create index ledger_entry_of_order on ledger_entry (order_id, id) where order_id is not null;

create table ledger_line (
  entry_id bigint not null references ledger_entry,
  account_id uuid not null,
  amount bigint not null check (amount <> 0 and amount between -9007199254740991 and 9007199254740991),
  currency text not null,
  primary key (entry_id, account_id),
  foreign key (account_id, currency) references ledger_account (id, currency)
);
create index ledger_line_of_account on ledger_line (account_id, entry_id);

-- One link for each entry, in the order they were committed: a changed or missing one breaks all after it.
create table ledger_seal (
  number bigint primary key,
  entry_id bigint not null unique references ledger_entry,
  hash bytea not null
);

create function ledger_hash(previous bytea, entry ledger_entry, lines bytea) returns bytea
language sql stable as $$
  select sha256(
    previous || timestamptz_send(entry.created_at) || convert_to(
      entry.id::text || ' ' || entry.template || ' ' || entry.cause || ' ' || coalesce(entry.order_id::text, '')
        || ' ' || coalesce(entry.actor_id::text, '') || ' ' || coalesce(entry.request_id, ''),
      'UTF8'
    ) || lines
  )
$$;

-- What somebody has follows from the lines alone. The accounts are locked in one order, whatever the order of the lines.
create function take_ledger_lines() returns trigger language plpgsql as $$
begin
  if exists (select from new_line join ledger_seal using (entry_id)) then
    raise exception 'a sealed ledger entry takes no more lines';
  end if;
  perform from ledger_account
  where balance is not null and id in (select account_id from new_line)
  order by id for no key update;
  update ledger_account as account
  set balance = account.balance + case account.kind when 'agent_debt' then moved.amount else -moved.amount end
  from (select account_id, sum(amount)::bigint as amount from new_line group by account_id) as moved
  where account.id = moved.account_id and account.balance is not null;
  return null;
end
$$;
create trigger ledger_line_is_taken after insert on ledger_line
  referencing new table as new_line for each statement execute function take_ledger_lines();

-- At the commit, when all its lines are there. One at a time from here on: each seal holds the one before.
create function seal_ledger_entry() returns trigger language plpgsql as $$
declare
  lines bytea;
  last ledger_seal;
begin
  if exists (select from ledger_line where entry_id = new.id group by currency having sum(amount) <> 0) then
    raise exception 'ledger entry % does not come to nothing', new.id using errcode = 'check_violation';
  end if;
  select string_agg(uuid_send(account_id) || int8send(amount), '' order by account_id) into lines
  from ledger_line where entry_id = new.id;
  if lines is null then
    raise exception 'ledger entry % has no lines', new.id using errcode = 'check_violation';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('ledger_seal', 0));
  select * into last from ledger_seal order by number desc limit 1;
  insert into ledger_seal (number, entry_id, hash)
  values (coalesce(last.number, 0) + 1, new.id, ledger_hash(coalesce(last.hash, ''), new, lines));
  return null;
end
$$;
create constraint trigger ledger_entry_is_sealed after insert on ledger_entry
  deferrable initially deferred for each row execute function seal_ledger_entry();

create trigger ledger_entry_is_kept before update or delete on ledger_entry
  for each row execute function refuse_change();
create trigger ledger_entry_is_never_emptied before truncate on ledger_entry
  for each statement execute function refuse_change();
create trigger ledger_line_is_kept before update or delete on ledger_line
  for each row execute function refuse_change();
create trigger ledger_line_is_never_emptied before truncate on ledger_line
  for each statement execute function refuse_change();
create trigger ledger_seal_is_kept before update or delete on ledger_seal
  for each row execute function refuse_change();
create trigger ledger_seal_is_never_emptied before truncate on ledger_seal
  for each statement execute function refuse_change();
-- A balance moves by lines alone, which is one trigger deep.
create trigger ledger_account_is_kept before update on ledger_account
  for each row when (pg_trigger_depth() = 0) execute function refuse_change();
create trigger ledger_account_stays before delete on ledger_account
  for each row execute function refuse_change();
create trigger ledger_account_is_never_emptied before truncate on ledger_account
  for each statement execute function refuse_change();
