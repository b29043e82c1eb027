-- the other side may block as well; this is set only beside blocked_by, which says that somebody blocks at all
alter table conversation add column also_blocked_by uuid references person on delete set null;

-- A server of before lifts blocked_by alone: the block of the other side stays, in its place.
create function keep_other_block() returns trigger language plpgsql as $$
begin
  new.blocked_by := new.also_blocked_by;
  new.also_blocked_by := null;
  return new;
end
$$;
create trigger conversation_keeps_other_block before update on conversation
  for each row when (new.blocked_by is null and new.also_blocked_by is not null)
  execute function keep_other_block();
