-- What happened, told once: timelines, the audit log and whoever must hear of it read from here.
create table fact (
  id uuid primary key default uuidv7(),
  fact text not null check (fact ~ '^[a-z][a-z_]*$'),
  -- whom and what it is about
  person_id uuid references person,
  agent_id uuid references person,
  order_id uuid references client_order,
  -- what somebody wrote about it
  reason text,
  details jsonb not null default '{}',
  actor_id uuid references person,
  actor_mode text not null
    check (actor_mode in ('visitor', 'client', 'agent', 'staff', 'system', 'processor')),
  request_id text,
  created_at timestamptz not null,
  check ((actor_id is null) = (actor_mode in ('visitor', 'system', 'processor')))
);
create index fact_of_order on fact (order_id, created_at desc, id desc) where order_id is not null;
create index fact_of_agent on fact (agent_id, created_at desc, id desc) where agent_id is not null;
create index fact_of_person on fact (person_id, created_at desc, id desc) where person_id is not null;
create index fact_of_staff on fact (created_at desc, id desc) where actor_mode = 'staff';
create index fact_of_actor on fact (actor_id, created_at desc, id desc) where actor_id is not null;

-- Words about a person may be taken out when their account is deleted; nothing else of a fact ever changes.
create function refuse_change_of_fact() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.reason is null and new.details = '{}'
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
create trigger fact_is_kept before update or delete on fact
  for each row execute function refuse_change_of_fact();
create trigger fact_is_never_emptied before truncate on fact
  for each statement execute function refuse_change();

-- What was written before goes over, and so does what a server of the version before writes while both run.
create function order_event_as_fact(event order_event) returns void language sql as $$
  insert into fact (id, fact, order_id, reason, details, actor_id, actor_mode, request_id, created_at)
  values (
    event.id,
    case event.step
      when 'O1' then 'order_made' when 'O2' then 'order_paid' when 'M1' then 'meeting_booked'
      else 'order_cancelled'
    end,
    event.order_id, event.reason,
    jsonb_build_object('step', event.step, 'from', event.from_status, 'to', event.to_status),
    event.actor_id, event.actor_mode, event.request_id, event.created_at
  )
  on conflict do nothing
$$;
create function verification_event_as_fact(event verification_event) returns void language sql as $$
  insert into fact (id, fact, agent_id, reason, details, actor_id, actor_mode, request_id, created_at)
  values (
    event.id,
    case event.transition
      when 'F1' then 'verification_sent' when 'F2' then 'verification_confirmed'
      when 'F3' then 'verification_failed' when 'F4' then 'verification_expired'
      when 'F5' then 'verification_reopened' when 'F6' then 'verification_revoked'
      else 'verification_renewed'
    end,
    event.agent_id, event.reason,
    jsonb_build_object('step', event.transition, 'from', event.from_label, 'to', event.to_label,
      'reasons', event.reasons, 'is_final', event.is_final),
    case when event.actor_kind = 'system' then null else event.actor_id end,
    case when event.actor_id is null then 'system' else event.actor_kind end,
    event.request_id, event.created_at
  )
  on conflict do nothing
$$;
create function keep_as_fact() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'order_event' then perform order_event_as_fact(new); end if;
  if tg_table_name = 'verification_event' then perform verification_event_as_fact(new); end if;
  return null;
end
$$;
create trigger order_event_is_a_fact after insert on order_event
  for each row execute function keep_as_fact();
create trigger verification_event_is_a_fact after insert on verification_event
  for each row execute function keep_as_fact();
do $$ begin
  perform order_event_as_fact(event) from order_event as event;
  perform verification_event_as_fact(event) from verification_event as event;
end $$;
