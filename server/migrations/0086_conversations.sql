-- The two sides of a paid order write to each other; what happens with the order stands between their messages.
create table conversation (
  id uuid primary key default uuidv7(),
  order_id uuid not null unique references client_order on delete cascade,
  -- the number of the newest message
  last_seq int not null default 0,
  -- how many messages people wrote: what unread counts are made of
  said int not null default 0,
  last_at timestamptz not null,
  -- who wants to hear nothing from the other side
  blocked_by uuid references person on delete set null,
  created_at timestamptz not null
);

create table conversation_member (
  conversation_id uuid not null references conversation on delete cascade,
  person_id uuid not null references person,
  side text not null check (side in ('client', 'agent', 'staff')),
  -- the newest message they have read, and how many messages people had written by then
  read_seq int not null default 0,
  read_said int not null default 0,
  read_at timestamptz,
  -- staff, once the conflict is over
  left_at timestamptz,
  primary key (conversation_id, person_id)
);
create index conversation_member_of_person on conversation_member (person_id, side);

create table message (
  id uuid primary key default uuidv7(),
  conversation_id uuid not null references conversation on delete cascade,
  -- in the order of the conversation, without a gap
  seq int not null,
  said int not null,
  -- null for what the product itself says
  sender_id uuid references person,
  sender_side text not null check (sender_side in ('client', 'agent', 'staff', 'system')),
  -- under which its writer sent it: sent again it is the same message
  client_id uuid,
  -- null for a file, a step of the order, and once its writer is gone
  body text check (length(body) between 1 and 4000),
  -- a step of the order, and what of it is named
  step text,
  subject text,
  -- set while our team keeps it out of sight
  hidden_at timestamptz,
  created_at timestamptz not null,
  unique (conversation_id, seq),
  unique (conversation_id, sender_id, client_id),
  check ((sender_id is null) = (sender_side = 'system'))
);
create index message_of_sender on message (sender_id) where sender_id is not null;

create table message_file (
  message_id uuid primary key references message on delete cascade,
  -- of a sealed file, which may be gone
  file_id uuid not null unique,
  file_name text not null,
  media_type text not null,
  -- in bytes
  size int not null,
  scan text not null check (scan in ('unscanned', 'waiting', 'clean', 'infected')),
  uploaded_by uuid not null references person
);
create index message_file_of_person on message_file (uploaded_by);
create index message_file_to_scan on message_file (message_id) where scan = 'waiting';

-- When somebody was last connected, on whichever node.
create table presence (
  person_id uuid primary key references person on delete cascade,
  seen_at timestamptz not null
);

-- Opens the conversation of a paid order, once: for orders paid before, and from then on when one is paid.
create function open_conversation(paid client_order) returns void language sql as $$
  insert into conversation (order_id, last_at, created_at)
  select paid.id, paid.paid_at, paid.paid_at where paid.paid_at is not null
  on conflict do nothing;
  insert into conversation_member (conversation_id, person_id, side)
  select conversation.id, side.person_id, side.name
  from conversation, (values (paid.client_id, 'client'), (paid.agent_id, 'agent')) as side (person_id, name)
  where conversation.order_id = paid.id
  on conflict do nothing
$$;
do $$ begin
  perform open_conversation(client_order) from client_order where paid_at is not null;
end $$;

-- Messages can be reported too.
alter table report drop constraint report_kind_check;
alter table report add constraint report_kind_check check (kind in ('service', 'review', 'article', 'message'));
