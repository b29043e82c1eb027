-- A refund that its card refuses, or that comes back, waits for an answer: tried again, kept as credit, or paid by bank.
alter table refund drop constraint refund_status_check, add constraint refund_status_check
  check (status in ('pending', 'processed', 'failed', 'kept', 'by_bank', 'taken')) not valid;
alter table refund
  -- under which the processor is asked; null where it is the id, as at the first try
  add column ask_key uuid,
  add column tries integer not null default 1,
  -- since when it waits for an answer, and whether its payer was told so
  add column failed_at timestamptz,
  add column told_at timestamptz,
  -- how many hours before the end its payer was warned last, and when
  add column warned_hours integer,
  add column warned_at timestamptz;
update refund set failed_at = updated_at where status = 'failed';
create unique index refund_asked_as on refund (ask_key) where ask_key is not null;
create index refund_unanswered on refund (failed_at) where status in ('failed', 'by_bank');

-- Where such a refund goes by bank transfer: one person agrees, another sends it.
create table refund_transfer (
  id uuid primary key default uuidv7(),
  refund_id uuid not null references refund,
  payer_id uuid not null references person,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'withdrawn', 'returned')),
  -- gone as soon as the transfer is over
  sealed_details bytea,
  hint text not null,
  -- who typed it: the payer, or one of our team
  entered_by uuid not null references person,
  approved_by uuid references person,
  approved_at timestamptz,
  sent_by uuid references person,
  bank_reference text,
  sent_at timestamptz,
  -- why it did not arrive
  reason text,
  -- when our team was told that it waits
  reminded_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (approved_by <> sent_by),
  check (payer_id <> approved_by),
  check (payer_id <> sent_by)
);
create unique index refund_transfer_waiting_once on refund_transfer (refund_id) where status = 'waiting';
create index refund_transfer_of_refund on refund_transfer (refund_id, created_at desc);
create index refund_transfer_of_payer on refund_transfer (payer_id);
create index refund_transfer_entered_by on refund_transfer (entered_by);
create index refund_transfer_approved_by on refund_transfer (approved_by) where approved_by is not null;
create index refund_transfer_sent_by on refund_transfer (sent_by) where sent_by is not null;

-- Credit that no card takes back is paid by two people.
alter table coupon_refund
  add column approved_by uuid references person,
  add column approved_at timestamptz,
  add constraint coupon_refund_two_people check (approved_by <> decided_by) not valid;
create index coupon_refund_approved_by on coupon_refund (approved_by) where approved_by is not null;
