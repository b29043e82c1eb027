create table contact_message (
  id uuid primary key default uuidv7(),
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null
);
create index contact_message_by_age on contact_message (created_at desc, id desc);
