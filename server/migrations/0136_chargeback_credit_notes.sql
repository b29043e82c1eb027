-- L10c: a bank takes back what was paid for a plan. A credit note tells of it, as of a refund.
alter table ledger_entry drop constraint ledger_entry_template_check, add constraint ledger_entry_template_check
  check (template in (
    'L1', 'L2', 'L3', 'L4a', 'L4b', 'L4c', 'L4d', 'L5', 'L5b', 'L5c', 'L6', 'L7', 'L8a', 'L8b', 'L8c', 'L8d', 'L8e', 'L9',
    'L10', 'L10b', 'L10c', 'L11'
  )) not valid;
alter table plan_invoice
  add column dispute_id uuid unique references dispute,
  drop constraint plan_invoice_correction,
  add constraint plan_invoice_correction check (
    num_nonnulls(refund_id, dispute_id) = (corrects_id is not null)::int
  );
drop index plan_invoice_of_bill, plan_invoice_of_payment;
create unique index plan_invoice_of_bill on plan_invoice (bill_id) where corrects_id is null;
create unique index plan_invoice_of_payment on plan_invoice (payment_id) where corrects_id is null;
