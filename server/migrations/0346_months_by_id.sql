-- A table may be kept by the month of an id as well, since ids are made of time: `notification` is kept by the fact it tells of,
-- which is in its unique rule. Ids that are not of their time lie in the rest, which is PostgreSQL's default there: no list goes
-- by the order of parts. See decision 120.

-- The first id of a moment.
create function months.id_at(at timestamptz) returns uuid language sql immutable as
  $$ select rpad(lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0'), 32, '0')::uuid $$;

-- The moment a bound of a part stands for, be it of an id or a time.
create function months.moment_of(bound text) returns timestamptz language sql stable as $$
  select case when bound ~ '^[0-9a-f]{8}-[0-9a-f]{4}-'
    then to_timestamp(('x' || substr(replace(bound, '-', ''), 1, 12))::bit(48)::bigint / 1000.0)
    else bound::timestamptz end
$$;

create function months.is_by_id(of_table text) returns boolean language sql stable as $$
  select atttypid = 'uuid'::regtype from pg_partitioned_table join pg_attribute on attrelid = partrelid and attnum = partattrs[0]
  where partrelid = format('public.%I', of_table)::regclass
$$;

create function months.parts_of(of_table text) returns table (part text, until timestamptz) language sql stable as $$
  select part.relname::text, months.moment_of(substring(pg_get_expr(part.relpartbound, part.oid) from 'TO \(''([^'']+)'''))
  from pg_inherits join pg_class part on part.oid = inhrelid
  where inhparent = format('public.%I', of_table)::regclass
$$;

create or replace function months.end_of(of_table text) returns timestamptz language sql stable as
  $$ select max(until) from months.parts_of(of_table) $$;

create or replace function months.join_up(of_table text, part text, since timestamptz, until timestamptz) returns void
language plpgsql as $$
declare
  is_by_id boolean := months.is_by_id(of_table);
begin
  execute format('alter table public.%I attach partition months.%I for values from (%L) to (%L)', of_table, part,
    case when is_by_id then months.id_at(since)::text else since::text end,
    case when is_by_id then months.id_at(until)::text else until::text end);
end
$$;

-- One worker at a time, since parts of several tables hold the same others; whoever waited sees what was made meanwhile. From here on
-- nothing is waited for so long that PostgreSQL would look for a deadlock: nobody else is ever its victim.
create function months.take_turn() returns void language plpgsql as $$
begin
  set local lock_timeout = 0;
  perform pg_advisory_xact_lock(hashtextextended('months', 0));
  set local lock_timeout = '500ms';
end
$$;

-- Holds what a table refers to against writers, and then the table or a part of it; gives up as above, and tries again.
create function months.hold(of_table text, also text, mode text, tries int default 1) returns void language plpgsql as $$
declare
  known record;
begin
  for try in 1..tries loop
    begin
      set local lock_timeout = '500ms';
      for known in
        select distinct confrelid::regclass as name from pg_constraint
        where conrelid = format('public.%I', of_table)::regclass and contype = 'f' order by 1
      loop
        execute format('lock table %s in share row exclusive mode', known.name);
      end loop;
      execute format('lock table %s in %s mode', also, mode);
      return;
    exception when lock_not_available then
      if try = tries then raise; end if;
    end;
    perform pg_sleep(0.3);
  end loop;
end
$$;

-- The rest is never taken apart: a month with rows there has no part of its own, and neither has one that was over long before.
create function months.reach_by_id(of_table text, month timestamptz, most int) returns int language plpgsql as $$
declare
  rest text := of_table || '_rest';
  key text := (
    select attname from pg_partitioned_table join pg_attribute on attrelid = partrelid and attnum = partattrs[0]
    where partrelid = format('public.%I', of_table)::regclass
  );
  since timestamptz := greatest(months.end_of(of_table), months.of(month, 1 - most));
  part text;
  has_rows boolean;
  made int := 0;
begin
  if since > month then return 0; end if;
  perform months.hold(of_table, format('months.%I', rest), 'access exclusive');
  while since <= month loop
    execute format('select exists (select from months.%I where %I >= %L and %I < %L)',
      rest, key, months.id_at(since), key, months.id_at(months.of(since, 1))) into has_rows;
    if not has_rows then
      part := months.name_of(of_table, since);
      perform months.make(of_table, part);
      perform months.join_up(of_table, part, since, months.of(since, 1));
      made := made + 1;
    end if;
    since := months.of(since, 1);
  end loop;
  return made;
end
$$;

alter function months.reach(text, timestamptz, int) rename to reach_by_time;
create function months.reach(of_table text, month timestamptz, most int default 24) returns int language plpgsql as $$
begin
  perform months.take_turn();
  if months.is_by_id(of_table) then return months.reach_by_id(of_table, month, most); end if;
  return months.reach_by_time(of_table, month, most);
end
$$;

-- Drops one part that is over by then and has no rows, and says which. A row of that month that comes later lies in the rest.
create function months.let_go(of_table text, before timestamptz) returns text language plpgsql as $$
declare
  over record;
  is_empty boolean;
begin
  if not months.is_by_id(of_table) then return null; end if;
  perform months.take_turn();
  for over in select part from months.parts_of(of_table) where until <= before and part not like '%\_before\_%' order by until loop
    execute format('select not exists (select from months.%I)', over.part) into is_empty;
    continue when not is_empty;
    execute format('lock table public.%I in access exclusive mode', of_table);
    execute format('select not exists (select from months.%I)', over.part) into is_empty;
    continue when not is_empty;
    execute format('drop table months.%I', over.part);
    return over.part;
  end loop;
  return null;
end
$$;

-- The same as `months.begin`, by an id: before it the old table has a checked constraint `is_before` and a unique index
-- `<table>_of_month` on (id, key).
create function months.begin_by_id(of_table text, key text, until timestamptz) returns void language plpgsql as $$
declare
  first text := of_table || to_char(until at time zone 'UTC', '_"before"_YYYY_MM');
  old regclass := format('public.%I', of_table)::regclass;
  known record;
begin
  perform months.hold(of_table, format('public.%I', of_table), 'access exclusive', 50);
  execute format('alter table public.%I drop constraint %I', of_table, of_table || '_pkey');
  execute format('alter table public.%I add constraint %I primary key using index %I',
    of_table, of_table || '_pkey', of_table || '_of_month');
  execute format('alter table public.%I rename to %I', of_table, first);
  execute format('alter table public.%I set schema months', first);

  execute format('create table public.%I (like months.%I including defaults) partition by range (%I)', of_table, first, key);
  for known in
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = old and contype in ('p', 'u', 'f', 'c') and conname <> 'is_before' order by contype desc
  loop
    execute format('alter table public.%I add constraint %I %s', of_table, known.name, known.definition);
  end loop;
  for known in
    select pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = old and not exists (select from pg_constraint where conindid = indexrelid)
  loop
    execute replace(known.definition, format(' ON months.%I ', first), format(' ON public.%I ', of_table));
  end loop;
  for known in
    select tgname as name, pg_get_triggerdef(oid) as definition, tgtype & 1 = 1 as of_rows
    from pg_trigger where tgrelid = old and not tgisinternal
  loop
    execute replace(known.definition, format(' ON months.%I ', first), format(' ON public.%I ', of_table));
    -- What watches rows comes again with the joining.
    if known.of_rows then execute format('drop trigger %I on months.%I', known.name, first); end if;
  end loop;
  execute format('alter table public.%I attach partition months.%I for values from (minvalue) to (%L)',
    of_table, first, months.id_at(until));
  execute format('alter table months.%I drop constraint is_before', first);
  perform months.make(of_table, of_table || '_rest');
  execute format('alter table public.%I attach partition months.%I default', of_table, of_table || '_rest');
end
$$;

-- Nothing is written later than the first part reaches until it is one: it reaches to the end of the next month, or past the newest row.
do $$
declare
  until timestamptz;
begin
  select months.of(greatest(now(), months.moment_of((select fact_id from notification order by fact_id desc limit 1)::text)), 2)
  into until;
  execute format('alter table notification add constraint is_before check (fact_id < %L) not valid', months.id_at(until));
end
$$;
