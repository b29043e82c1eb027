-- The work on a paid order: where it stands, what was missing when it began, and when the released money is the agent's.
alter table client_order
  add column started_without jsonb,
  add column stage text not null default 'preparing' check (stage in ('preparing', 'filed', 'waiting', 'decided')),
  -- since when it waits for the authority, and what the agent said of it
  add column paused_at timestamptz,
  add column pause_note text,
  -- completed because nobody answered
  add column completed_by_silence boolean not null default false,
  add column clears_at timestamptz,
  add column cleared_at timestamptz,
  add constraint client_order_pause check ((paused_at is null) = (pause_note is null));
create index client_order_clearing on client_order (clears_at, id)
  where clears_at is not null and cleared_at is null;
create index client_order_due on client_order (due_at) where status = 'ongoing';

-- An agent says that the work is done.
create table completion_request (
  id uuid primary key default uuidv7(),
  order_id uuid not null references client_order,
  client_id uuid not null references person,
  agent_id uuid not null references person,
  status text not null default 'pending'
    check (status in ('pending', 'accepted', 'rejected', 'cancelled', 'processed')),
  summary text not null,
  -- what the client wants changed
  answer text,
  -- when it is accepted without an answer
  decides_at timestamptz not null,
  -- how many warnings were sent before that
  warnings integer not null default 0,
  answered_at timestamptz,
  created_at timestamptz not null,
  check ((status = 'rejected') = (answer is not null))
);
create unique index completion_request_waits_once on completion_request (order_id) where status = 'pending';
create index completion_request_of_order on completion_request (order_id, created_at desc, id desc);
create index completion_request_deciding on completion_request (decides_at, id) where status = 'pending';

-- An agent asks for more days.
create table extension_request (
  id uuid primary key default uuidv7(),
  order_id uuid not null references client_order,
  client_id uuid not null references person,
  agent_id uuid not null references person,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected', 'cancelled')),
  days integer not null check (days between 1 and 365),
  reason text not null,
  -- when it is withdrawn without an answer
  ends_at timestamptz not null,
  answered_at timestamptz,
  created_at timestamptz not null
);
create unique index extension_request_waits_once on extension_request (order_id) where status = 'pending';
create index extension_request_of_order on extension_request (order_id, created_at desc, id desc);
create index extension_request_ending on extension_request (ends_at, id) where status = 'pending';
create index completion_request_of_client on completion_request (client_id);
create index completion_request_of_agent on completion_request (agent_id);
create index extension_request_of_client on extension_request (client_id);
create index extension_request_of_agent on extension_request (agent_id);
