-- A visa of a country is sought in that country: a licence asked for with it is one of that country.
update found_offer offer
set country_iso = there.country_iso, licensed = there.licensed
from found_offer there
where offer.country_iso = '' and offer.aim like '__/%'
  and (there.agent_id, there.country_iso, there.aim) = (offer.agent_id, upper(split_part(offer.aim, '/', 1)), '');

update found_agent
set doc = array_to_tsvector(array(
  select case when lexeme like ':__/%' then upper(substr(lexeme, 2, 2)) || lexeme else lexeme end
  from unnest(tsvector_to_array(doc)) lexeme
))
where exists (select from unnest(tsvector_to_array(doc)) lexeme where lexeme like ':__/%');

-- When the next free slot is looked for again: who wants notice cannot be booked long before it begins, and days come
-- into reach for who has none. All are looked for once from the start.
alter table found_free add column look_again_at timestamptz not null default 'epoch';
alter table found_free alter column look_again_at drop default;
create index found_free_to_look_at on found_free (look_again_at, agent_id);
