-- jsonb sorts the keys of an object; a replayed answer must have the bytes of the first one.
alter table idempotency_key alter column reply type json using reply::json;
