-- When a client whose agent's work is accepted is asked what the authority decided, once and then once more.

create table decision_request (
  goal_id bigint primary key references goal on delete cascade,
  ask_at timestamptz not null,
  asked int not null default 0 check (asked between 0 and 2),
  asked_at timestamptz,
  -- they said that they still wait
  waiting_at timestamptz,
  check ((asked = 0) = (asked_at is null))
);
create index decision_request_due on decision_request (ask_at) where asked < 2;

-- The usual time of their visas is not known to a migration: a quarter of a year, and nobody is asked at once.
insert into decision_request (goal_id, ask_at)
select goal.id, greatest(max(client_order.completed_at) + interval '90 days', now() + interval '7 days')
from goal
join client_order on client_order.goal_id = goal.id and client_order.completed_at is not null
where goal.status = 'in_progress'
group by goal.id;
