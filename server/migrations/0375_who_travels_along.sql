-- Who applies together with a client: [{name, relation, born_on, passport}] as the contract's Traveller has them. An order keeps
-- those of its goal on the day it was bought.
alter table goal add column travellers jsonb not null default '[]';
alter table client_order
  add column travellers jsonb not null default '[]',
  -- The price counts so much for each of them; null where nobody travels along or nothing was said.
  add column further_person_amount bigint check (further_person_amount >= 0);

-- Each person beside the client costs so much more: 0 says that the price is for everybody, null says nothing.
alter table service add column further_person_amount bigint check (further_person_amount >= 0);

-- The name of somebody who travels along, whose document it is; null means the client's.
alter table order_document add column person text check (length(person) between 1 and 200);

-- What each person gives is asked of the client, and of everybody who travels along. No name of a document tells whose it is.
create or replace function ask_for_documents(asked client_order) returns void language sql as $$
  insert into order_document
    (order_id, place, name, mandatory, person, given_by, asked_by, asked_at, created_at, updated_at)
  select asked.id, row_number() over (order by needed.place, whose.place), left(needed.item ->> 'name', 200),
    (needed.item ->> 'mandatory')::boolean and not is_conditional_paper(needed.item ->> 'name'), whose.person, 'client',
    'service', asked.paid_at, asked.paid_at, asked.paid_at
  from jsonb_array_elements(asked.requirements) with ordinality as needed (item, place)
  cross join lateral (
    select null as person, 0 as place
    union all
    select traveller.one ->> 'name', traveller.place
    from jsonb_array_elements(asked.travellers) with ordinality as traveller (one, place)
    where needed.item -> 'each' = 'true'
  ) as whose
  where asked.paid_at is not null and asked.is_current and coalesce(needed.item ->> 'name', '') <> ''
  on conflict do nothing
$$;
