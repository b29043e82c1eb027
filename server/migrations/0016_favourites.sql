-- Whom people keep on their wishlist: one row a person and agent. Articles get a table beside it.

create table favourite (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person on delete cascade,
  agent_id uuid not null references agent on delete cascade,
  created_at timestamptz not null,
  unique (person_id, agent_id)
);
create index favourite_of_person on favourite (person_id, created_at desc, id desc);
create index favourite_of_agent on favourite (agent_id);
