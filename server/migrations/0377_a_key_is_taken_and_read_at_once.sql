-- Takes the key of a call until the transaction ends, and reads what was answered under it. The read comes second and sees
-- what was committed until then: in one plain statement it would see only what was there before the key was taken.
create function take_key(its_owner text, its_key text, out taken boolean, out call text, out body_hash text, out reply json)
language plpgsql as $$
begin
  taken := pg_try_advisory_xact_lock(hashtextextended(its_owner || e'\n' || its_key, 0));
  if taken then
    select first.call, first.body_hash, first.reply into call, body_hash, reply
    from idempotency_key as first where first.owner = its_owner and first.key = its_key;
  end if;
end $$;
