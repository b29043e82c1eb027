-- Staff correct facts of visas; what people say is out of date reaches them.

-- What facts of several visas are one: a shared programme is written once. Null in rows of versions before.
alter table visa add column origin text;
create index visa_by_origin on visa (origin);

-- A correction overrides the file until the file is of a later day. The visa may leave the catalogue, its history stays.
create table visa_correction (
  id uuid primary key default uuidv7(),
  origin text not null,
  fact text not null,
  -- {value, note, source, checked}; null where nothing was known
  before jsonb,
  after jsonb not null,
  reason text not null,
  corrected_by uuid not null references person,
  created_at timestamptz not null
);
create index visa_correction_of_fact on visa_correction (origin, fact, created_at desc, id desc);
create trigger visa_correction_is_kept before update or delete on visa_correction
  for each row execute function refuse_change();
create trigger visa_correction_is_never_emptied before truncate on visa_correction
  for each statement execute function refuse_change();

-- Nobody asks who reported it, and nobody is written to.
create table fact_report (
  id uuid primary key default uuidv7(),
  origin text not null,
  visa_id text not null,
  -- null where it is about none of the facts we name
  fact text,
  message text not null,
  -- where they read it
  page text,
  created_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references person,
  correction_id uuid references visa_correction,
  -- why it was closed without a correction
  answer text,
  check ((closed_at is null) = (closed_by is null)),
  check (closed_at is null or (correction_id is null) <> (answer is null))
);
create index fact_report_open on fact_report (origin, created_at) where closed_at is null;
