-- A line about a document knows which one it is. Nothing is referenced: once the document is gone, the line stays as it was told.
alter table message add column document_id uuid;

-- The name of a document as both sides read it, with whose it is where several people of an order give such a one. A name
-- of somebody stays with their document alone, and is gone with it.
create function name_of_document(its_name text, asked_for uuid) returns text language sql stable as $$
  select coalesce((
    select left(its_name, 197 - length(whose.name)) || ' (' || whose.name || ')'
    from order_document paper
    cross join lateral (
      select left(coalesce(paper.person, (
        select client.first_name || ' ' || client.last_name
        from client_order join person as client on client.id = client_order.client_id
        where client_order.id = paper.order_id and exists (
          select from order_document other
          where other.order_id = paper.order_id and other.name = paper.name and other.person is not null)
      )), 100) as name
    ) as whose
    where paper.id = asked_for and whose.name is not null
  ), its_name)
$$;
