-- How a person counts hours, 12 or 24; null until their browser or they themselves say it.
alter table person add column clock text check (clock in ('12', '24'));
