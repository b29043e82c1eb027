-- How often a caller tried something in the current window; the limits themselves stand in the code.

create table rate_limit (
  feature text not null,
  key text not null,
  tries int not null,
  ends_at timestamptz not null,
  primary key (feature, key)
);
create index rate_limit_by_end on rate_limit (ends_at);
