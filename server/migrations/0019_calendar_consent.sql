-- One way to a provider and back: only the browser of the agent who set out ends it, once.
create table calendar_consent (
  state_hash bytea primary key,
  -- of a cookie
  browser_hash bytea not null,
  calendar_id uuid not null references connected_calendar on delete cascade,
  agent_id uuid not null references agent on delete cascade,
  code_verifier text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index calendar_consent_of_calendar on calendar_consent (calendar_id);
create index calendar_consent_of_agent on calendar_consent (agent_id);
create index calendar_consent_by_end on calendar_consent (expires_at);

-- When it was last asked, also in vain: one whose provider is down holds up no other.
alter table connected_calendar add column tried_at timestamptz;
drop index connected_calendar_by_age;
create index connected_calendar_by_try on connected_calendar (tried_at nulls first) where status = 'linked';
