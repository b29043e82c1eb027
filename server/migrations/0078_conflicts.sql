-- Ways out of a paid order, and conflicts about one. Every refund of an order is a request under a conflict.

alter table client_order
  -- when a client who could withdraw agreed that the work begins before that time is over
  add column early_start_agreed_at timestamptz,
  -- for how long conflicts stopped its clocks
  add column frozen_ms bigint not null default 0 check (frozen_ms >= 0),
  -- how many hours before it ends unstarted its sides were last warned
  add column unstarted_warning integer;
create index client_order_not_started on client_order (paid_at) where status = 'paid';

create table conflict (
  id uuid primary key default uuidv7(),
  order_id uuid not null references client_order,
  opened_by text not null check (opened_by in ('client', 'agent', 'staff', 'system', 'processor')),
  opener_id uuid references person,
  reason text not null check (reason ~ '^[a-z_]{2,40}$'),
  text text not null default '',
  status text not null default 'direct'
    check (status in ('direct', 'mediation', 'approval', 'decided', 'settling', 'closed')),
  outcome text check (outcome in ('withdrawn', 'continued', 'partial', 'full', 'released', 'chargeback')),
  -- what the order goes back to
  resume_status text not null check (resume_status in ('paid', 'ongoing', 'completed')),
  -- when silence has its effect
  reply_by timestamptz,
  claimed_by uuid references person,
  claimed_at timestamptz,
  decision_amount bigint check (decision_amount >= 0),
  decision_reason text,
  decided_by uuid references person,
  decided_at timestamptz,
  approved_by uuid references person,
  appeal text,
  appealed_by uuid references person,
  appealed_at timestamptz,
  created_at timestamptz not null,
  closed_at timestamptz,
  updated_at timestamptz not null,
  check ((opener_id is null) = (opened_by in ('system', 'processor'))),
  check ((status = 'closed') = (closed_at is not null)),
  check ((status = 'closed') = (outcome is not null)),
  check (approved_by <> decided_by)
);
create unique index conflict_open_once on conflict (order_id) where status <> 'closed';
create index conflict_of_order on conflict (order_id, created_at desc, id desc);
create index conflict_waiting on conflict (created_at, id) where status in ('mediation', 'approval');
create index conflict_due on conflict (reply_by) where status in ('direct', 'decided') and reply_by is not null;
create index conflict_of_opener on conflict (opener_id) where opener_id is not null;

create table refund_request (
  id uuid primary key default uuidv7(),
  conflict_id uuid not null references conflict,
  order_id uuid not null references client_order,
  made_by text not null check (made_by in ('client', 'agent', 'staff', 'system')),
  maker_id uuid references person,
  amount bigint not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  destination text not null check (destination in ('card', 'credit')),
  -- the work goes on
  continues boolean not null default false,
  more_days integer not null default 0 check (more_days between 0 and 365),
  text text not null default '',
  status text not null default 'pending'
    check (status in ('pending', 'accepted', 'rejected', 'cancelled', 'processed')),
  reply_by timestamptz,
  reminders integer not null default 0,
  -- to what our team proposes both must agree
  client_agrees boolean not null default false,
  agent_agrees boolean not null default false,
  answer text,
  -- the money that goes to the card
  refund_id uuid references refund,
  created_at timestamptz not null,
  answered_at timestamptz,
  updated_at timestamptz not null,
  check ((maker_id is null) = (made_by = 'system'))
);
create unique index refund_request_pending_once on refund_request (conflict_id) where status = 'pending';
create index refund_request_of_conflict on refund_request (conflict_id, created_at);
create index refund_request_of_order on refund_request (order_id);
create index refund_request_of_maker on refund_request (maker_id) where maker_id is not null;
create unique index refund_request_of_refund on refund_request (refund_id) where refund_id is not null;
create index refund_request_due on refund_request (reply_by) where status = 'pending';
create index refund_request_unpaid on refund_request (created_at) where status = 'accepted';
create index conflict_claimed on conflict (claimed_by) where claimed_by is not null;
create index conflict_decided_by on conflict (decided_by) where decided_by is not null;
create index conflict_approved_by on conflict (approved_by) where approved_by is not null;
create index conflict_appealed_by on conflict (appealed_by) where appealed_by is not null;
