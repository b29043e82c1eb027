-- without a transaction
-- What agents have in clearance is looked through in portions of accounts; without the balance, which every line changes.
create index concurrently if not exists ledger_account_in_clearance on ledger_account (id) where kind = 'agent_pending';
