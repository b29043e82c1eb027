-- L10b: our team gives back what an agent paid for a plan. L8e: a lost chargeback takes what of an order's money is left.
alter table ledger_entry drop constraint ledger_entry_template_check, add constraint ledger_entry_template_check
  check (template in (
    'L1', 'L2', 'L3', 'L4a', 'L4b', 'L4c', 'L4d', 'L5', 'L5b', 'L5c', 'L6', 'L7', 'L8a', 'L8b', 'L8c', 'L8d', 'L8e', 'L9',
    'L10', 'L10b', 'L11'
  )) not valid;
