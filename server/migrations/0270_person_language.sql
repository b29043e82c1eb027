-- The language a person reads, as the part of an address says it (`fr`); null until their browser or they themselves say it.
alter table person add column language text check (language ~ '^[a-z]{2,3}$');
