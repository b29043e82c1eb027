-- without a transaction
-- Whoever owes, by kind; without the balance, which every line changes.
create index concurrently if not exists ledger_account_of_debt on ledger_account (kind, id)
  where kind in ('agent_debt', 'client_debt');
