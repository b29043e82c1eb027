set local lock_timeout = '5s';
select months.begin('audit_entry', (
  select substring(pg_get_constraintdef(oid) from '''([^'']+)''')::timestamptz
  from pg_constraint where conrelid = 'audit_entry'::regclass and conname = 'is_before'
));
select months.reach('audit_entry', months.of(now(), 3));
