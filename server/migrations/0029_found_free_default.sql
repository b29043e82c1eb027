-- Code of the release before 0027 does not know this column and still writes rows while a rolling upgrade goes on:
-- with a default it can. Such a row is looked at again at once.
alter table found_free alter column look_again_at set default 'epoch';
