-- Files of a case that are no document of its checklist: with a completion request, as evidence in a conflict, and the
-- letter of the authority.
create table case_file (
  id uuid primary key default uuidv7(),
  order_id uuid not null references client_order on delete cascade,
  purpose text not null check (purpose in ('completion', 'evidence', 'decision')),
  -- the completion request or the conflict it belongs to; null until it is sent, and for a letter
  subject_id uuid,
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
  check (purpose <> 'evidence' or subject_id is not null)
);
create index case_file_of_order on case_file (order_id, created_at, id);
create index case_file_of_person on case_file (uploaded_by);
create index case_file_to_scan on case_file (created_at) where scan = 'waiting';
