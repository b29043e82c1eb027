-- What a person is told of in the app: a fact, once for each person. Its words are made from the fact when it is read,
-- so that nobody's name stands here.
create table notification (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person,
  fact_id uuid not null references fact,
  -- in which mode the person hears it, and where it leads
  mode text not null check (mode in ('client', 'agent', 'staff')),
  kind text not null check (kind ~ '^[a-z]{2,20}$'),
  order_id uuid references client_order,
  -- false where it is pushed but kept out of the app
  is_shown boolean not null default true,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (person_id, fact_id)
);
create index notification_by_age on notification (person_id, created_at desc, id desc) where is_shown;
create index notification_unread on notification (person_id, created_at desc, id desc)
  where is_shown and read_at is null;
create index notification_to_forget on notification (created_at);
create index notification_of_fact on notification (fact_id);
