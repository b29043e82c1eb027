-- What an order needs on paper: each thing asked for, and every file that was handed over for it.
create table order_document (
  id uuid primary key default uuidv7(),
  order_id uuid not null references client_order on delete cascade,
  -- in the list
  place int not null,
  name text not null check (length(name) between 1 and 200),
  mandatory boolean not null,
  given_by text not null check (given_by in ('client', 'agent')),
  asked_by text not null check (asked_by in ('service', 'client', 'agent')),
  -- who asked for it; null for what the service asks
  added_by uuid references person,
  status text not null default 'waiting'
    check (status in ('waiting', 'handed_over', 'accepted', 'returned', 'filed', 'not_needed')),
  -- why it was returned
  reason text,
  -- since when it is asked for, and after how many days that was last reminded of
  asked_at timestamptz not null,
  reminded int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (order_id, place)
);
create index order_document_owed on order_document (asked_at)
  where status in ('waiting', 'returned') and mandatory and given_by = 'client';

create table document_version (
  id uuid primary key default uuidv7(),
  document_id uuid not null references order_document on delete cascade,
  number int not null,
  -- of a sealed file, which may be gone
  file_id uuid not null unique,
  file_name text not null,
  media_type text not null,
  -- in bytes
  size int not null,
  -- what the virus scanner says
  scan text not null check (scan in ('unscanned', 'waiting', 'clean', 'infected')),
  uploaded_by uuid not null references person,
  created_at timestamptz not null,
  unique (document_id, number)
);
create index document_version_of_person on document_version (uploaded_by);
create index document_version_to_scan on document_version (created_at) where scan = 'waiting';

-- Of which order a file was opened; null for the document of a verification.
alter table file_view add column order_id uuid references client_order on delete cascade;
create index file_view_of_order on file_view (order_id, created_at desc, id desc) where order_id is not null;

-- Asks for what the service of an order needs, once: for orders paid before, and from then on when one is paid.
create function ask_for_documents(asked client_order) returns void language sql as $$
  insert into order_document (order_id, place, name, mandatory, given_by, asked_by, asked_at, created_at, updated_at)
  select asked.id, needed.place, left(needed.item ->> 'name', 200), (needed.item ->> 'mandatory')::boolean, 'client', 'service',
    asked.paid_at, asked.paid_at, asked.paid_at
  from jsonb_array_elements(asked.requirements) with ordinality as needed (item, place)
  where asked.paid_at is not null and coalesce(needed.item ->> 'name', '') <> ''
  on conflict do nothing
$$;
do $$ begin
  perform ask_for_documents(client_order) from client_order where paid_at is not null;
end $$;
