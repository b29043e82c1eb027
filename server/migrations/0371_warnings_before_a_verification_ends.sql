-- Warnings 7 and 2 days before an agent stops to count as verified; counted anew for each time of grace.
alter table verification add lapse_warnings smallint not null default 0 check (lapse_warnings between 0 and 2);
