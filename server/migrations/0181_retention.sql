-- A court or an authority wants an order kept as it is: nothing of it is emptied or erased until that is lifted.
create table legal_hold (
  id uuid primary key default uuidv7(),
  order_id uuid not null references client_order,
  reason text not null,
  set_by uuid not null references person,
  created_at timestamptz not null,
  lifted_by uuid references person,
  lifted_at timestamptz,
  check ((lifted_by is null) = (lifted_at is null))
);
create unique index legal_hold_once on legal_hold (order_id) where lifted_at is null;

-- Rows that are only ever added to lose their words once the time of these is over, and nothing else ever changes.
create function refuse_change_but_of_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - tg_argv = to_jsonb(old) - tg_argv
    and not exists (
      select from unnest(tg_argv) as word where coalesce(to_jsonb(new) ->> word, '') not in ('', '{}')
    )
  then
    return new;
  end if;
  raise exception '% rows are only ever added', tg_table_name;
end
$$;

create or replace trigger audit_entry_is_kept before update or delete on audit_entry
  for each row execute function refuse_change_but_of_words('details');
create or replace trigger order_event_is_kept before update or delete on order_event
  for each row execute function refuse_change_but_of_words('reason');
create or replace trigger rule_change_is_kept before update or delete on rule_change
  for each row execute function refuse_change_but_of_words('reason');
create or replace trigger visa_correction_is_kept before update or delete on visa_correction
  for each row execute function refuse_change_but_of_words('reason');

-- The words of a fact go, the step it tells of may stay.
create or replace function refuse_change_of_fact() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.reason is null and new.details <@ old.details
    and (old.id, old.fact, old.actor_mode, old.created_at) = (new.id, new.fact, new.actor_mode, new.created_at)
    and old.person_id is not distinct from new.person_id and old.agent_id is not distinct from new.agent_id
    and old.order_id is not distinct from new.order_id and old.actor_id is not distinct from new.actor_id
    and old.request_id is not distinct from new.request_id
  then
    return new;
  end if;
  raise exception 'fact rows are only ever added';
end
$$;
