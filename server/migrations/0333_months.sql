-- Tables that only grow are kept in parts, one for each month, so that what is old is never read for what is new and goes at once.
-- The parts lie in a schema of their own. They join one another: from the beginning of time to the end of the newest;
-- `rest` takes what is later than that. See decision 120.
create schema months;

-- The first moment of a month, so many months later.
create function months.of(at timestamptz, later int default 0) returns timestamptz language sql immutable as
  $$ select (date_trunc('month', at at time zone 'UTC') + make_interval(months => later)) at time zone 'UTC' $$;

-- What a part is called by: message_2027_01.
create function months.name_of(of_table text, month timestamptz) returns text language sql stable as
  $$ select of_table || to_char(month at time zone 'UTC', '_YYYY_MM') $$;

-- Makes an empty table like another, with the triggers that watch whole statements. What watches rows comes with its joining.
create function months.make(of_table text, part text) returns void language plpgsql as $$
declare
  watch record;
begin
  execute format('create table months.%I (like public.%I including all)', part, of_table);
  for watch in
    select pg_get_triggerdef(oid) as definition from pg_trigger
    where tgrelid = format('public.%I', of_table)::regclass and not tgisinternal and tgtype & 1 = 0
  loop
    execute replace(watch.definition, format(' ON public.%I ', of_table), format(' ON months.%I ', part));
  end loop;
end
$$;

-- Until when the parts reach that are of known months.
create function months.end_of(of_table text) returns timestamptz language sql stable as $$
  select max(substring(pg_get_expr(part.relpartbound, part.oid) from 'TO \(''([^'']+)''')::timestamptz)
  from pg_inherits join pg_class part on part.oid = inhrelid
  where inhparent = format('public.%I', of_table)::regclass
$$;

create function months.join_up(of_table text, part text, since timestamptz, until timestamptz) returns void
language plpgsql as $$
begin
  execute format(
    'alter table public.%I attach partition months.%I for values from (%L) to (%L)', of_table, part, since, until);
end
$$;

create function months.join_rest(of_table text, since timestamptz) returns void language plpgsql as $$
begin
  execute format('alter table public.%I attach partition months.%I for values from (%L) to (maxvalue)',
    of_table, of_table || '_rest', since);
end
$$;

-- Makes parts up to a month, at most so many at once. Rows in the rest become a part of their own without being moved. The rest is a
-- range like others and no default, since only ranges let a list by time end with the newest parts.
create function months.reach(of_table text, month timestamptz, most int default 24) returns int
language plpgsql as $$
declare
  rest text := of_table || '_rest';
  reached timestamptz;
  newest timestamptz;
  part text;
  made int := 0;
begin
  -- One worker at a time; whoever waited sees what was made meanwhile.
  perform pg_advisory_xact_lock(hashtextextended('months.' || of_table, 0));
  reached := months.end_of(of_table);
  execute format('select months.of(max(created_at), 1) from months.%I', rest) into newest;
  if newest is null and reached > month then return 0; end if;
  execute format('alter table public.%I detach partition months.%I', of_table, rest);
  if newest is not null then
    -- Rows may have come until the rest was taken off.
    execute format('select months.of(max(created_at), 1) from months.%I', rest) into newest;
    part := months.name_of(of_table, reached) || to_char(newest at time zone 'UTC', '_"until"_YYYY_MM');
    execute format('alter table months.%I rename to %I', rest, part);
    perform months.join_up(of_table, part, reached, newest);
    perform months.make(of_table, rest);
    reached := newest;
    made := 1;
  end if;
  while reached <= month and made < most loop
    part := months.name_of(of_table, reached);
    perform months.make(of_table, part);
    perform months.join_up(of_table, part, reached, months.of(reached, 1));
    reached := months.of(reached, 1);
    made := made + 1;
  end loop;
  perform months.join_rest(of_table, reached);
  return made;
end
$$;

-- Lets a new table of parts take the place of one that has all rows, which becomes its first part: no row is moved. Before it the old
-- table has a checked constraint `is_before` and a unique index `<table>_of_month` on (id, created_at).
create function months.begin(of_table text, until timestamptz) returns void language plpgsql as $$
declare
  first text := of_table || to_char(until at time zone 'UTC', '_"before"_YYYY_MM');
  old regclass := format('public.%I', of_table)::regclass;
  known record;
begin
  execute format('lock table public.%I in access exclusive mode', of_table);
  execute format('alter table public.%I drop constraint %I', of_table, of_table || '_pkey');
  execute format('alter table public.%I add constraint %I primary key using index %I',
    of_table, of_table || '_pkey', of_table || '_of_month');
  execute format('alter table public.%I rename to %I', of_table, first);
  execute format('alter table public.%I set schema months', first);

  execute format('create table public.%I (like months.%I including defaults) partition by range (created_at)', of_table, first);
  for known in
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = old and contype in ('p', 'f', 'c') and conname <> 'is_before' order by contype desc
  loop
    execute format('alter table public.%I add constraint %I %s', of_table, known.name, known.definition);
  end loop;
  for known in
    select pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = old and not indisprimary
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
  execute format('alter table public.%I attach partition months.%I for values from (minvalue) to (%L)', of_table, first, until);
  execute format('alter table months.%I drop constraint is_before', first);
  perform months.make(of_table, of_table || '_rest');
  perform months.join_rest(of_table, until);
end
$$;

-- Nothing is written later than the first part reaches until it is one: it reaches to the end of the next month, or past the newest row.
do $$
declare
  of_table text;
  until timestamptz;
begin
  foreach of_table in array array['file_view', 'audit_entry'] loop
    execute format('select months.of(greatest(now(), max(created_at)), 2) from %I', of_table) into until;
    execute format('alter table %I add constraint is_before check (created_at < %L) not valid', of_table, until);
  end loop;
end
$$;
