-- Who a person is, how they sign in, and from where they are signed in.

create table person (
  id uuid primary key default uuidv7(),
  -- lower case; unique among those who are there
  email text not null,
  email_verified_at timestamptz,
  first_name text not null,
  last_name text not null,
  -- the mode they joined in, and the one they are in
  home text not null check (home in ('subscriber', 'consultant')),
  mode text not null check (mode in ('subscriber', 'consultant')),
  staff_since timestamptz,
  phone text,
  about text,
  dob date,
  gender text,
  picture_key text,
  timezone text,
  country_iso char(2) references country,
  state text,
  city text,
  alt_city text,
  postal_code text,
  street text,
  password_hash text,
  password_changed_at timestamptz,
  security_question text,
  security_answer_hash text,
  suspended_at timestamptz,
  suspended_reason text,
  suspended_by uuid references person,
  deletion_due_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null,
  check ((suspended_at is null) = (suspended_reason is null)),
  check ((security_question is null) = (security_answer_hash is null))
);
create unique index person_by_email on person (email) where deleted_at is null;
create index person_by_age on person (created_at desc, id desc);
create index person_by_words on person using gin ((first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
create index person_due_for_deletion on person (deletion_due_at) where deletion_due_at is not null and deleted_at is null;

-- The agent side of a person; made when they first enter agent mode.
create table agent (
  person_id uuid primary key references person on delete cascade,
  username text unique,
  verified_at timestamptz,
  created_at timestamptz not null
);

create table session (
  id uuid primary key default uuidv7(),
  -- SHA-256 of the cookie; the cookie itself is nowhere
  token_hash bytea not null unique,
  person_id uuid not null references person on delete cascade,
  device_id uuid,
  device_name text not null,
  address text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  -- when the password was last shown in this session
  confirmed_at timestamptz,
  ended_at timestamptz
);
create index session_of_person on session (person_id, last_seen_at desc);
create index session_by_end on session (expires_at);

-- Browsers a person has signed in from before: a new one is told by mail.
create table known_device (
  person_id uuid not null references person on delete cascade,
  device_id uuid not null,
  first_seen_at timestamptz not null,
  primary key (person_id, device_id)
);

-- A wrong password makes the next login of this email from this device want a captcha.
create table login_failure (
  id uuid primary key default uuidv7(),
  email_hash bytea not null,
  device text not null,
  address text not null,
  failed_at timestamptz not null
);
create index login_failure_of_email on login_failure (email_hash, device, failed_at);
create index login_failure_of_address on login_failure (address, failed_at);

create table two_step (
  person_id uuid primary key references person on delete cascade,
  -- the authenticator's secret, sealed with the server's own
  sealed_secret bytea not null,
  confirmed_at timestamptz,
  -- the newest time step used: a code works once
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table recovery_code (
  person_id uuid not null references person on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (person_id, code_hash)
);

-- A login whose password was right and whose second step is to come.
create table login_challenge (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person on delete cascade,
  device_id uuid,
  tries int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- One row a signup, also for an email somebody already has (person_id is null then): the answers are the same.
create table signup (
  id uuid primary key default uuidv7(),
  person_id uuid references person on delete cascade,
  email text not null,
  device text,
  created_at timestamptz not null
);

create table email_code (
  id uuid primary key default uuidv7(),
  -- whose code: a person's, or a signup's that belongs to nobody
  person_id uuid references person on delete cascade,
  signup_id uuid references signup on delete cascade,
  email text not null,
  code_hash bytea not null,
  tries int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (person_id is not null or signup_id is not null)
);
create index email_code_of_person on email_code (person_id, created_at desc);
create index email_code_of_signup on email_code (signup_id, created_at desc);

create table password_reset (
  id uuid primary key default uuidv7(),
  -- null for an email nobody has: everything looks the same and no mail goes out
  person_id uuid references person on delete cascade,
  -- what was asked at the beginning; an invented one for an email nobody has
  security_question text,
  answer_tries int not null default 0,
  -- set when the link goes out; taken away when a newer one does
  token_hash bytea unique,
  created_at timestamptz not null,
  expires_at timestamptz,
  used_at timestamptz
);
create index password_reset_of_person on password_reset (person_id, created_at desc);

create table email_change (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person on delete cascade,
  old_email text not null,
  new_email text not null,
  old_token_hash bytea not null unique,
  new_token_hash bytea not null unique,
  -- made when the change takes place
  undo_token_hash bytea unique,
  -- where it was asked for: the one session that stays
  session_id uuid references session on delete set null,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  changed_at timestamptz,
  undone_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_change_of_person on email_change (person_id, created_at desc);

-- An outside account one can sign in with; issuer and subject are the key, never the email.
create table connected_account (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person on delete cascade,
  provider text not null,
  issuer text not null,
  subject text not null,
  email text,
  created_at timestamptz not null,
  unique (issuer, subject),
  unique (person_id, provider)
);

-- A sign-in at a provider that is under way.
create table outside_login (
  id uuid primary key default uuidv7(),
  state_hash bytea not null unique,
  -- of a cookie: only the browser that began it can end it
  browser_hash bytea not null,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  -- whose account is being linked; null for a sign-in
  person_id uuid references person on delete cascade,
  device_id uuid,
  -- as what somebody new joins
  home text not null check (home in ('subscriber', 'consultant')),
  return_to text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table notice_preference (
  person_id uuid primary key references person on delete cascade,
  preferences jsonb not null,
  updated_at timestamptz not null
);

-- What staff did: only ever added to.
create table audit_entry (
  id uuid primary key default uuidv7(),
  staff_id uuid not null references person,
  action text not null,
  subject_id uuid references person,
  details jsonb not null default '{}',
  created_at timestamptz not null
);
create index audit_entry_by_age on audit_entry (created_at desc, id desc);
create index audit_entry_of_subject on audit_entry (subject_id, created_at desc, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are only ever added', tg_table_name;
end
$$;
create trigger audit_entry_is_kept before update or delete on audit_entry
  for each row execute function refuse_change();
create trigger audit_entry_is_never_emptied before truncate on audit_entry
  for each statement execute function refuse_change();
