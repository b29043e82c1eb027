-- The photo of the profile that our team held beside the document when they decided. What was decided before knows none.
alter table verification add column photo_key text;
