-- The orders lists by state and by the other side, and what an agent's start page counts.
create index client_order_of_client_by_state on client_order (client_id, status, created_at desc, id desc);
create index client_order_of_agent_by_state on client_order (agent_id, status, created_at desc, id desc)
  where paid_at is not null;
create index client_order_of_pair on client_order (agent_id, client_id, created_at desc, id desc);
create index client_order_due_of_agent on client_order (agent_id, due_at)
  where status = 'ongoing' and paused_at is null;
-- Money of an order that is not the agent's to withdraw yet.
create index client_order_held_of_agent on client_order (agent_id, created_at desc, id desc)
  where status in ('paid', 'ongoing', 'conflicted') or status = 'completed' and cleared_at is null;
