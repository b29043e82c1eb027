-- Which passports somebody holds and where they live, kept only when they say so.
alter table person
  add column passport_iso char(2) references country,
  add column second_passport_iso char(2) references country,
  add column residence_iso char(2) references country,
  add constraint person_passports check (
    second_passport_iso is null or (passport_iso is not null and passport_iso <> second_passport_iso)
  );

-- What a goal knows of the journey: for whom, by which programme and for how long.
alter table goal
  add column passport_iso char(2) references country,
  add column second_passport_iso char(2) references country,
  add column residence_iso char(2) references country,
  -- a programme of the catalogue; not a reference, because the catalogue may drop it
  add column visa_id text,
  add column stay_days int check (stay_days between 1 and 3650),
  -- only if the client wants to be told whether the passport lasts long enough
  add column passport_expires_on date,
  add constraint goal_passports check (
    second_passport_iso is null or (passport_iso is not null and passport_iso <> second_passport_iso)
  );
