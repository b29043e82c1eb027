alter table ledger_account validate constraint ledger_account_check;
alter table ledger_entry validate constraint ledger_entry_template_check;
alter table payment validate constraint payment_payable_check;
