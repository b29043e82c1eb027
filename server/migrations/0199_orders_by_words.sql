-- Words as people look for them: without accents and capitals.
create function plain_words(words text) returns text language sql immutable strict parallel safe as $$
  select lower(public.unaccent('public.unaccent', words))
$$;

-- A search for orders reads those it finds, however many somebody has.
create index client_order_by_words on client_order using gin (plain_words(ref || ' ' || title) gin_trgm_ops);
create index person_by_plain_name on person using gin (plain_words(first_name || ' ' || last_name) gin_trgm_ops);
