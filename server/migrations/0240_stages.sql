-- A case is paid in one to five stages, and each stage is an order: money, work and conflicts act on it as on any order. The
-- orders of a case name the first of them; an order of one stage is a case of its own.
alter table client_order
  add column case_id uuid references client_order,
  add column stage_no integer not null default 1 check (stage_no >= 1),
  add column stage_count integer not null default 1,
  add column stage_name text,
  -- with the first order of a case of several stages: what was agreed, {title, stages: [{name, delivers, days, amount}]}
  add column stage_plan jsonb,
  -- the stage a case stands at: it holds the conversation and the documents, and lists show it
  add column is_current boolean not null default true,
  -- which reminder of a stage that waits for its payment went out
  add column stage_reminder integer not null default 0,
  -- with the first order: since when the client agrees that the saved card is charged for the next stages
  add column stages_by_card_at timestamptz,
  -- when it is charged for this one
  add column charge_at timestamptz,
  add check (stage_no <= stage_count);

update client_order set case_id = id;

-- The release before knows no stages: what names no case is one of its own.
alter table client_order
  alter column case_id set default '00000000-0000-0000-0000-000000000000',
  alter column case_id set not null;
create function begin_case() returns trigger language plpgsql as $$
begin
  if new.case_id = '00000000-0000-0000-0000-000000000000' then new.case_id := new.id; end if;
  return new;
end $$;
create trigger case_is_named before insert on client_order for each row execute function begin_case();

-- A stage is opened once, and a case stands at one of its stages.
create unique index client_order_stage_once on client_order (case_id, stage_no);
create unique index client_order_current on client_order (case_id) where is_current;
-- A stage that waits for its payment stands in nobody's way who hires anew.
drop index client_order_unpaid_once;
create unique index client_order_unpaid_once on client_order (goal_id, service_id)
  where status = 'awaiting_payment' and stage_no = 1;
-- An agent sees the later stages before they are paid: they wait for them.
create index client_order_seen_by_agent on client_order (agent_id, created_at desc, id desc)
  where paid_at is not null or stage_no > 1;
create index client_order_seen_by_agent_by_state on client_order (agent_id, status, created_at desc, id desc)
  where paid_at is not null or stage_no > 1;
create index client_order_stage_to_charge on client_order (charge_at) where charge_at is not null;
create index client_order_stage_waiting on client_order (created_at) where status = 'awaiting_payment' and stage_no > 1;
-- Accepted, and the next stage is not opened.
create index client_order_to_go_on on client_order (completed_at)
  where status = 'completed' and is_current and stage_no < stage_count;

-- The stage that holds what a case shares.
create function holder_of_case(asked_for uuid) returns uuid language sql stable as $$
  select holder.id from client_order asked
  join client_order holder on holder.case_id = asked.case_id and holder.is_current
  where asked.id = asked_for
$$;

-- Moves a case to another of its stages, with what it shares.
create function move_case(left_stage uuid, next_stage uuid) returns void language sql as $$
  update client_order set is_current = false where id = left_stage;
  update client_order set is_current = true where id = next_stage;
  update conversation set order_id = next_stage where order_id = left_stage;
  update order_document set order_id = next_stage where order_id = left_stage;
$$;

-- What a service is paid by: [{name, delivers, days, amount}], empty where it is paid at once.
alter table service add column stages jsonb not null default '[]';
