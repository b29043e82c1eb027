-- The slots of a day after the next free one: while nothing of an agent changes, the next is one of these, and their hours,
-- meetings and calendars are not read again.
alter table found_free add column coming timestamptz[] not null default '{}';

-- Whoever writes another next slot and does not say what comes after it, as servers of before do, knows nothing of these.
create function forget_coming_slots() returns trigger language plpgsql as $$
begin
  new.coming := '{}';
  return new;
end
$$;
create trigger found_free_forgets_coming before update on found_free
  for each row when (
    new.coming = old.coming
    and (new.next_free_at, new.look_again_at) is distinct from (old.next_free_at, old.look_again_at)
  )
  execute function forget_coming_slots();
