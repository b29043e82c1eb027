-- The calendar file of a mail, as the outbox shows it.
alter table outbox add column calendar text;
