-- What a profile shows beside its services, and who likes whom.

-- The services of a profile, the cheapest first.
create index service_offered on service (agent_id, price_amount, id) where status = 'active';

create table likes (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person on delete cascade,
  agent_id uuid not null references agent on delete cascade,
  created_at timestamptz not null,
  -- its order counts the likes of an agent
  unique (agent_id, person_id)
);
create index likes_by_person on likes (person_id);
