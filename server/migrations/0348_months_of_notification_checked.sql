-- Looks at each row while others are read and written, so that the switch after it need not.
alter table notification validate constraint is_before;
