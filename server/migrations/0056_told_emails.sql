-- Of when the email is that a processor knows of somebody: one that was proven later is told to them.
alter table processor_customer add column told_at timestamptz;
-- The sandbox remembers it as a processor would.
alter table sandbox.customer add column email text;
