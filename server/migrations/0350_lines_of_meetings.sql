-- A line about a meeting names its time, and who of the two sides did what it tells.
alter table message add column by_side text, add column about_at timestamptz;
alter table message add constraint message_by_side check (by_side in ('client', 'agent')) not valid;
