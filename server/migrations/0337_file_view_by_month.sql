set local lock_timeout = '5s';
select months.begin('file_view', (
  select substring(pg_get_constraintdef(oid) from '''([^'']+)''')::timestamptz
  from pg_constraint where conrelid = 'file_view'::regclass and conname = 'is_before'
));
select months.reach('file_view', months.of(now(), 3));
