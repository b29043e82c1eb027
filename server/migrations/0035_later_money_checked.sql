alter table refund validate constraint refund_reason_check;
alter table ledger_entry validate constraint ledger_entry_template_check;
