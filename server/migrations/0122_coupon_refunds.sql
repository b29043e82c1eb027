-- A client's credit goes back to the card it came from, or is paid out by our team.

-- the payment a credit was kept from; null for older ones
alter table coupon add column payment_id uuid references payment;
create index coupon_of_payment on coupon (payment_id) where payment_id is not null;

create table coupon_refund (
  id uuid primary key default uuidv7(),
  coupon_id uuid not null references coupon,
  client_id uuid not null references person,
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null default 'pending'
    check (status in ('pending', 'accepted', 'rejected', 'cancelled', 'processed')),
  -- what goes to the card; null where our team pays by bank transfer
  refund_id uuid references refund,
  bank_reference text,
  reason text,
  decided_by uuid references person,
  created_at timestamptz not null,
  answered_at timestamptz,
  updated_at timestamptz not null
);
create unique index coupon_refund_open_once on coupon_refund (coupon_id) where status in ('pending', 'accepted');
create unique index coupon_refund_of_refund on coupon_refund (refund_id) where refund_id is not null;
create index coupon_refund_of_coupon on coupon_refund (coupon_id, created_at desc);
create index coupon_refund_of_client on coupon_refund (client_id);
create index coupon_refund_decided_by on coupon_refund (decided_by) where decided_by is not null;
create index coupon_refund_by_age on coupon_refund (created_at desc, id desc);

-- credit: a client wants what was kept from a refund as money
alter table refund drop constraint refund_reason_check, add constraint refund_reason_check
  check (reason in ('too_late', 'twice', 'wrong', 'conflict', 'cancellation', 'processor', 'credit', 'plan')) not valid;
