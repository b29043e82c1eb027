-- The timers and limits that staff can change, each change a row: the newest counts.
create table rule_change (
  id uuid primary key default uuidv7(),
  rule text not null check (rule ~ '^[a-z][a-z_0-9]*$'),
  value integer not null check (value >= 0),
  reason text not null,
  changed_by uuid not null references person,
  created_at timestamptz not null
);
create index rule_change_of_rule on rule_change (rule, created_at desc, id desc);
create trigger rule_change_is_kept before update or delete on rule_change
  for each row execute function refuse_change();
create trigger rule_change_is_never_emptied before truncate on rule_change
  for each statement execute function refuse_change();
