-- What a case shares is with the stage it stands at: an earlier stage, whose conversation and documents went on with the
-- case, is not given others.
create or replace function open_conversation(paid client_order) returns void language sql as $$
  insert into conversation (order_id, last_at, created_at)
  select paid.id, paid.paid_at, paid.paid_at where paid.paid_at is not null and paid.is_current
  on conflict do nothing;
  insert into conversation_member (conversation_id, person_id, side)
  select conversation.id, side.person_id, side.name
  from conversation, (values (paid.client_id, 'client'), (paid.agent_id, 'agent')) as side (person_id, name)
  where conversation.order_id = paid.id
  on conflict do nothing
$$;

create or replace function ask_for_documents(asked client_order) returns void language sql as $$
  insert into order_document (order_id, place, name, mandatory, given_by, asked_by, asked_at, created_at, updated_at)
  select asked.id, needed.place, left(needed.item ->> 'name', 200), (needed.item ->> 'mandatory')::boolean, 'client', 'service',
    asked.paid_at, asked.paid_at, asked.paid_at
  from jsonb_array_elements(asked.requirements) with ordinality as needed (item, place)
  where asked.paid_at is not null and asked.is_current and coalesce(needed.item ->> 'name', '') <> ''
  on conflict do nothing
$$;
