-- A paper such as “Marriage certificate, if married” is one that only some clients have, so no work waits for it. The contract says
-- the same (paper-words.ts).
create function is_conditional_paper(name text) returns boolean language sql immutable as $$
  select name ~* '(^|\W)(if|unless|(where|when) (asked|needed|required|you have|that is))(\W|$)'
$$;

create or replace function ask_for_documents(asked client_order) returns void language sql as $$
  insert into order_document (order_id, place, name, mandatory, given_by, asked_by, asked_at, created_at, updated_at)
  select asked.id, needed.place, left(needed.item ->> 'name', 200),
    (needed.item ->> 'mandatory')::boolean and not is_conditional_paper(needed.item ->> 'name'), 'client', 'service',
    asked.paid_at, asked.paid_at, asked.paid_at
  from jsonb_array_elements(asked.requirements) with ordinality as needed (item, place)
  where asked.paid_at is not null and asked.is_current and coalesce(needed.item ->> 'name', '') <> ''
  on conflict do nothing
$$;

-- The same for what is asked for already, and for what services, offers and orders that have not begun ask for.
update order_document set mandatory = false
  where status in ('waiting', 'returned') and mandatory and given_by = 'client' and is_conditional_paper(name);

create function with_conditional_papers(requirements jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(case when is_conditional_paper(item ->> 'name') then item || '{"mandatory": false}' else item end
    order by place), '[]')
  from jsonb_array_elements(requirements) with ordinality as needed (item, place)
$$;
update service set requirements = with_conditional_papers(requirements)
  where requirements <> with_conditional_papers(requirements);
update offer set requirements = with_conditional_papers(requirements)
  where status in ('open', 'change_asked', 'wished') and requirements <> with_conditional_papers(requirements);
update client_order set requirements = with_conditional_papers(requirements)
  where status in ('awaiting_payment', 'paid') and requirements <> with_conditional_papers(requirements);
drop function with_conditional_papers(jsonb);
