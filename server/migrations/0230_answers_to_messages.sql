-- A message may answer an earlier one of its conversation, named by its number.
alter table message add column answers int;

-- Texts an agent keeps, to write them again with the names of another client.
create table quick_answer (
  id uuid primary key default uuidv7(),
  agent_id uuid not null references person,
  name text not null check (length(name) between 1 and 60),
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index quick_answer_of_agent on quick_answer (agent_id, name, id);
