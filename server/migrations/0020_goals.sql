-- What a client travels for: where to, why, and by when.

create table goal (
  -- a number, as orders name it
  id bigint generated always as identity primary key,
  client_id uuid not null references person on delete cascade,
  name text not null,
  country_iso char(2) not null references country,
  purpose text not null references purpose,
  expected_on date not null,
  comment text not null,
  -- the documents of the checklists the client has at hand
  ticked text[] not null default '{}',
  status text not null default 'draft' check (status in ('draft', 'in_progress', 'approved', 'rejected')),
  -- the authority's decision: its day, and when the client told us
  decided_on date,
  decided_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status in ('approved', 'rejected')) = (decided_at is not null)),
  check ((decided_on is null) = (decided_at is null))
);
create index goal_of_client on goal (client_id, created_at desc, id desc);
create index goal_deleted on goal (deleted_at) where deleted_at is not null;
