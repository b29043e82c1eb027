-- Where a browser wants to be told: one for each session, so that signing out ends it.
create table push_subscription (
  session_id uuid primary key references session on delete cascade,
  person_id uuid not null references person,
  -- an address at the browser's own push service; with the keys it lets somebody write to this browser
  endpoint text not null unique check (length(endpoint) <= 1000),
  public_key bytea not null check (length(public_key) = 65),
  auth_secret bytea not null check (length(auth_secret) = 16),
  created_at timestamptz not null
);
create index push_subscription_of_person on push_subscription (person_id);
