-- The client of a goal knows how its visa was corrected until then; null until the first time.
alter table goal add column visa_told_at timestamptz;
create index goal_of_visa on goal (visa_id) where visa_id is not null;
create index visa_correction_by_time on visa_correction (created_at);
