-- A mail that tells of something in the app waits some minutes, until quiet hours end, or for the mail of the day.
alter table mail_body
  add column person_id uuid references person,
  add column fact_id uuid references fact,
  -- null for what is on its way
  add column due_at timestamptz,
  add check (due_at is null or person_id is not null);
create index mail_body_due on mail_body (due_at) where due_at is not null;
create index mail_body_held on mail_body (person_id) where person_id is not null;
