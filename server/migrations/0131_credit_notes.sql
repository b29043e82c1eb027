-- A refund of a plan payment is told by a credit note: an invoice in the same row of numbers that corrects another one.
alter table plan_invoice
  add column corrects_id uuid references plan_invoice,
  add column refund_id uuid unique references refund,
  add constraint plan_invoice_correction check ((corrects_id is null) = (refund_id is null)),
  drop constraint plan_invoice_bill_id_key,
  drop constraint plan_invoice_payment_id_key;
create unique index plan_invoice_of_bill on plan_invoice (bill_id) where refund_id is null;
create unique index plan_invoice_of_payment on plan_invoice (payment_id) where refund_id is null;
create index plan_invoice_corrections on plan_invoice (corrects_id) where corrects_id is not null;
