-- Our team ends an order. Where much goes back, a second member of it agrees first.
create table order_ending (
  id uuid primary key default uuidv7(),
  order_id uuid not null references client_order,
  reason text not null check (reason in ('fraud', 'licence_revoked', 'agent_suspended', 'legal')),
  text text not null,
  amount bigint not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null check (status in ('waiting', 'done', 'declined')),
  asked_by uuid not null references person,
  answered_by uuid references person,
  created_at timestamptz not null,
  answered_at timestamptz,
  updated_at timestamptz not null,
  check (answered_by <> asked_by)
);
create unique index order_ending_waits_once on order_ending (order_id) where status = 'waiting';
create index order_ending_of_order on order_ending (order_id, created_at desc);
create index order_ending_asked_by on order_ending (asked_by);
create index order_ending_answered_by on order_ending (answered_by) where answered_by is not null;
-- All orders, for our team.
create index client_order_by_age on client_order (created_at desc, id desc);
create index client_order_by_state on client_order (status, created_at desc, id desc);
