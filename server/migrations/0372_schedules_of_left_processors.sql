-- The processor that came after that of this wallet, as its agent was told that their schedule stopped; null before that.
alter table wallet add schedule_stopped_for text;
