-- What people report: a service, a review or an article, and what became of the report.
create table report (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('service', 'review', 'article')),
  subject_id uuid not null,
  -- who wrote what was reported; null once they have deleted their account
  owner_id uuid references person on delete set null,
  -- null for strangers, and once the account is deleted
  reporter_id uuid references person on delete set null,
  -- of strangers alone
  reporter_name text,
  reporter_email text,
  category text not null check (category in ('illegal', 'misleading', 'offensive', 'private', 'copied', 'other')),
  explanation text not null,
  -- title and text as they were when it was reported
  reported jsonb not null,
  status text not null default 'open' check (status in ('open', 'claimed', 'decided', 'appealed', 'settled')),
  claimed_by uuid references person on delete set null,
  claimed_at timestamptz,
  outcome text check (outcome in ('nothing', 'hidden')),
  ground text check (ground in ('law', 'terms')),
  decision_reason text,
  decided_by uuid references person on delete set null,
  decided_at timestamptz,
  objection text,
  objected_at timestamptz,
  settlement text check (settlement in ('upheld', 'reversed')),
  settlement_reason text,
  settled_by uuid references person on delete set null,
  settled_at timestamptz,
  created_at timestamptz not null,
  check (status not in ('decided', 'appealed', 'settled') or (outcome is not null and decision_reason is not null and decided_at is not null)),
  check (outcome is distinct from 'hidden' or ground is not null),
  check (status not in ('appealed', 'settled') or (objection is not null and objected_at is not null)),
  check (status <> 'settled' or (settlement is not null and settlement_reason is not null and settled_at is not null)),
  -- an objection is answered by somebody else
  check (settled_by is null or decided_by is null or settled_by <> decided_by)
);
create index report_waiting on report (created_at, id) where status in ('open', 'claimed', 'appealed');
create index report_decided on report (status, decided_at desc, id desc) where status in ('decided', 'settled');
create index report_of_subject on report (kind, subject_id);
create index report_of_owner on report (owner_id);
create index report_of_reporter on report (reporter_id);
create index report_of_email on report (lower(reporter_email)) where reporter_email is not null;

-- Set while our team keeps it off the market or out of sight.
alter table service add column withheld_at timestamptz;
alter table showcase_article add column hidden_at timestamptz;
