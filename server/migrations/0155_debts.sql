-- What people owe is in the books by its person, is settled by them or by two of our team, and credit knows the payment
-- it came from.

-- client_debt: a client spent credit whose payment their bank took back. debt_loss: what we forgave.
alter table ledger_account drop constraint ledger_account_check, add constraint ledger_account_check check (
  subject is not null and kind in (
    'escrow', 'gov_fee', 'dispute_hold', 'agent_pending', 'agent_available', 'agent_debt', 'payout_transit',
    'client_credit', 'client_debt', 'refund_payable'
  )
  or subject is null and kind in (
    'clearing', 'cash', 'commission', 'tax', 'promo_expense', 'processor_fee', 'dispute_fee', 'dispute_loss', 'debt_loss',
    'subscription_revenue'
  )
) not valid;
-- L8f, L8g: credit of a payment its bank took back, and has given back after all. L11b: credit pays what its client owes.
-- L11c, L11d: a client pays what they owe by card, and their bank takes that back. L11e: our team received it. L11f: our
-- team forgave it.
alter table ledger_entry drop constraint ledger_entry_template_check, add constraint ledger_entry_template_check
  check (template in (
    'L1', 'L2', 'L3', 'L4a', 'L4b', 'L4c', 'L4d', 'L5', 'L5b', 'L5c', 'L6', 'L7', 'L8a', 'L8b', 'L8c', 'L8d', 'L8e', 'L8f',
    'L8g', 'L9', 'L10', 'L10b', 'L10c', 'L11', 'L11b', 'L11c', 'L11d', 'L11e', 'L11f'
  )) not valid;

-- What is owed grows by debits.
create or replace function take_ledger_lines() returns trigger language plpgsql as $$
begin
  if exists (select from new_line join ledger_seal using (entry_id)) then
    raise exception 'a sealed ledger entry takes no more lines';
  end if;
  perform from ledger_account
  where balance is not null and id in (select account_id from new_line)
  order by id for no key update;
  update ledger_account as account
  set balance = account.balance
    + case when account.kind in ('agent_debt', 'client_debt') then moved.amount else -moved.amount end
  from (select account_id, sum(amount)::bigint as amount from new_line group by account_id) as moved
  where account.id = moved.account_id and account.balance is not null;
  return null;
end
$$;

-- what banks took back of a credit, so that a won appeal gives it back
alter table coupon add column taken_amount bigint not null default 0 check (taken_amount >= 0);

-- Credit of before its payment was kept with it: its entry in the books names the order, and that its payment.
update coupon set payment_id = found.payment_id
from (
  select coupon.id, (
    select payment.id
    from ledger_line line
    join ledger_entry entry on entry.id = line.entry_id
    join payment on payment.payable = 'order' and payment.payable_id = entry.order_id and payment.status = 'success'
    where line.account_id = ledger_account_id('client_credit', coupon.owner_id, null, coupon.currency)
      and line.amount = -coupon.amount and entry.template = 'L5b'
      and entry.created_at between coupon.created_at - interval '1 minute' and coupon.created_at + interval '1 minute'
    order by abs(extract(epoch from entry.created_at - coupon.created_at)), entry.id
    limit 1
  ) as payment_id
  from coupon where kind = 'credit' and payment_id is null and owner_id is not null
) as found
where coupon.id = found.id and found.payment_id is not null;

-- What a client owes can be paid by card, like an order.
alter table payment drop constraint payment_payable_check, add constraint payment_payable_check
  check (payable in ('order', 'subscription', 'debt')) not valid;

-- What a payment of it names: one that is not paid for each client and currency. How much it is say the books.
create table debt_bill (
  id uuid primary key default uuidv7(),
  client_id uuid not null references person,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  created_at timestamptz not null,
  paid_at timestamptz
);
create unique index debt_bill_open_once on debt_bill (client_id, currency) where paid_at is null;
create index debt_bill_of_client on debt_bill (client_id);

-- One of our team says that a debt was paid outside or is forgiven; another agrees.
create table debt_relief (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person,
  side text not null check (side in ('agent', 'client')),
  how text not null check (how in ('received', 'forgiven')),
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  reason text not null,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected', 'cancelled', 'processed')),
  proposed_by uuid not null references person,
  decided_by uuid references person,
  created_at timestamptz not null,
  decided_at timestamptz,
  updated_at timestamptz not null,
  constraint debt_relief_has_two check (status <> 'processed' or decided_by <> proposed_by),
  check (person_id <> proposed_by)
);
create unique index debt_relief_open_once on debt_relief (person_id, side, currency) where status = 'pending';
create index debt_relief_of_person on debt_relief (person_id, created_at desc);
create index debt_relief_proposed_by on debt_relief (proposed_by);
create index debt_relief_decided_by on debt_relief (decided_by) where decided_by is not null;
