-- Whatever releases money sets the day it clears. Orders that ended cancelled with a part released had none.
update client_order set clears_at = released.created_at + interval '14 days'
from ledger_entry released
where released.order_id = client_order.id and released.template = 'L2'
  and client_order.clears_at is null and client_order.cleared_at is null;

-- Money that is not the agent's to withdraw yet; the index of 0082 goes once no node asks by the status.
create index client_order_uncleared_of_agent on client_order (agent_id, created_at desc, id desc)
  where status in ('paid', 'ongoing', 'conflicted') or clears_at is not null and cleared_at is null;

-- A node of the release before may still leave one without a day; these are looked for.
create index client_order_left on client_order (cancelled_at)
  where status = 'cancelled' and clears_at is null and paid_at is not null;
