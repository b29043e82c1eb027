-- A regulator's classes of licence, what each may do, and the class a licence is of.
create table licence_class (
  country_iso char(2) not null references country on delete cascade,
  regulator text not null,
  code text not null,
  name text not null,
  may text not null,
  -- the visas of the country its holders may not work on, former ids included
  closed_visas text[] not null,
  position int not null,
  primary key (country_iso, regulator, code)
);

-- What a number of theirs looks like; null where no source says it.
alter table regulator add column number_form text;

-- Null: added before its class was asked for; it opens what it opened until staff name the class.
alter table licence add column class_code text;
