-- Since when the security question stands: undoing a change of email takes back what was set after it. Unknown for those
-- set before this column came, which therefore stay.
alter table person add column security_question_set_at timestamptz;
create index email_change_by_old_email on email_change (old_email) where changed_at is not null and undone_at is null;
