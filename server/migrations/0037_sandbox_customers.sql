-- Customers can be removed at a processor, with their cards; what they paid stays.
alter table sandbox.customer add column removed_at timestamptz;
