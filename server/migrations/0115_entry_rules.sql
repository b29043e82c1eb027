-- What a passport of one country needs to enter another, and where that is known from.

create table entry_rule_source (
  -- There is one source at a time.
  is_only boolean primary key default true check (is_only),
  title text not null,
  author text not null,
  licence text not null,
  url text not null,
  as_of date not null
);

create table entry_rule (
  passport_iso char(2) not null references country,
  destination_iso char(2) not null references country,
  rule text not null check (rule in (
    'visa_free', 'visa_on_arrival', 'eta', 'e_visa', 'visa_required', 'no_admission'
  )),
  -- How long one may stay without a visa, where the source says so.
  days int check (days > 0),
  primary key (passport_iso, destination_iso),
  check (passport_iso <> destination_iso),
  check (days is null or rule = 'visa_free')
);
