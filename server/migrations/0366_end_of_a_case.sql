-- A case that stops before a stage is over then, however long ago the stage before it was accepted.
create function completed_since(order_id uuid) returns timestamptz language sql stable as $$
  select greatest(o.completed_at, (
    select max(stage.cancelled_at) from client_order stage
    where o.status = 'completed' and stage.case_id = o.case_id and stage.stage_no > o.stage_no))
  from client_order o where o.id = order_id
$$;
