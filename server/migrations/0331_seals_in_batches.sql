-- Entries are sealed by a worker, in batches, so that no commit waits for the link of another. Until then each waits here
-- with a print of itself, taken at its commit: what is changed before the seal is seen as well.
create table ledger_to_seal (
  entry_id bigint primary key references ledger_entry,
  print bytea not null,
  posted_at timestamptz not null default clock_timestamp()
);

-- Until when a worker has promised to seal. While none has, each commit seals by itself, as before this migration.
create table ledger_sealer (
  is_only boolean primary key default true check (is_only),
  awake_until timestamptz not null
);
insert into ledger_sealer (awake_until) values ('epoch');

create function ledger_lines_of(entry bigint) returns bytea language sql stable as $$
  select string_agg(uuid_send(account_id) || int8send(amount), '' order by account_id)
  from ledger_line where entry_id = entry
$$;

-- One at a time: each seal holds the one before. An entry that committed late is sealed late, whatever its number. One
-- that is no longer as it was posted is left for people to look at.
create function seal_ledger_entries(most integer) returns integer language plpgsql as $$
declare
  waiting ledger_to_seal;
  entry ledger_entry;
  last ledger_seal;
  lines bytea;
  sealed integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('ledger_seal', 0));
  select * into last from ledger_seal order by number desc limit 1;
  for waiting in select * from ledger_to_seal order by entry_id loop
    exit when sealed >= most;
    select * into entry from ledger_entry where id = waiting.entry_id;
    lines := ledger_lines_of(waiting.entry_id);
    continue when entry.id is null or waiting.print is distinct from ledger_hash('', entry, lines);
    last.number := coalesce(last.number, 0) + 1;
    last.hash := ledger_hash(coalesce(last.hash, ''), entry, lines);
    insert into ledger_seal (number, entry_id, hash) values (last.number, entry.id, last.hash);
    delete from ledger_to_seal where entry_id = entry.id;
    sealed := sealed + 1;
  end loop;
  return sealed;
end
$$;

-- At the commit, when all its lines are there.
create or replace function seal_ledger_entry() returns trigger language plpgsql as $$
declare
  lines bytea;
begin
  if exists (select from ledger_line where entry_id = new.id group by currency having sum(amount) <> 0) then
    raise exception 'ledger entry % does not come to nothing', new.id using errcode = 'check_violation';
  end if;
  lines := ledger_lines_of(new.id);
  if lines is null then
    raise exception 'ledger entry % has no lines', new.id using errcode = 'check_violation';
  end if;
  insert into ledger_to_seal (entry_id, print) values (new.id, ledger_hash('', new, lines));
  if not exists (select from ledger_sealer where awake_until > clock_timestamp()) then
    perform seal_ledger_entries(100);
  end if;
  return null;
end
$$;

-- What was committed takes no more lines, sealed or not.
create or replace function take_ledger_lines() returns trigger language plpgsql as $$
begin
  if exists (select from new_line join ledger_seal using (entry_id))
    or exists (select from new_line join ledger_to_seal using (entry_id)) then
    raise exception 'a sealed ledger entry takes no more lines';
  end if;
  perform from ledger_account
  where balance is not null and id in (select account_id from new_line)
  order by id for no key update;
  update ledger_account as account
  set balance = account.balance
    + case when account.kind in ('agent_debt', 'client_debt') then moved.amount else -moved.amount end
  from (select account_id, sum(amount)::bigint as amount from new_line group by account_id) as moved
  where account.id = moved.account_id and account.balance is not null;
  return null;
end
$$;

create function refuse_leaving_unsealed() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_seal where entry_id = old.entry_id) then
    raise exception 'ledger entry % is not sealed yet', old.entry_id;
  end if;
  return old;
end
$$;
create trigger ledger_to_seal_is_kept before update on ledger_to_seal
  for each row execute function refuse_change();
create trigger ledger_to_seal_leaves_sealed before delete on ledger_to_seal
  for each row execute function refuse_leaving_unsealed();
create trigger ledger_to_seal_is_never_emptied before truncate on ledger_to_seal
  for each statement execute function refuse_change();

-- How far a check has come, so that the next run goes on there; and what it has proven, so that the next check begins there.
-- A check of before read everything, and so does whoever does not say.
alter table ledger_check
  add column is_whole boolean not null default true,
  add column reached jsonb,
  add column proven_seal bigint,
  add column proven_hash text,
  add column proven_entry bigint,
  add constraint ledger_check_proves_all check (num_nonnulls(proven_seal, proven_entry) in (0, 2));
