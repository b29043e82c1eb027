select months.begin_by_id('notification', 'fact_id', (
  select months.moment_of(substring(pg_get_constraintdef(oid) from '''([^'']+)'''))
  from pg_constraint where conrelid = 'notification'::regclass and conname = 'is_before'
));
select months.reach('notification', months.of(now(), 3));
