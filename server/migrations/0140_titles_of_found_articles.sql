-- The words of a title stand beside those of the whole article, where they are read without unpacking the rest.
alter table found_article add column titles tsvector not null default '';
update found_article
set titles = array_to_tsvector(array(select lexeme from unnest(doc) where lexeme like 'n:%'));

-- As in 0107, with the words of the title apart.
create or replace function find_article(wanted uuid) returns void language plpgsql as $$
begin
  delete from found_article where article_id = wanted;
  delete from found_article_place where article_id = wanted;
  with live as (
    select live_article.*, left(regexp_replace(html, '<[^>]*>', ' ', 'g'), 200000) as words
    from live_article
    join person on person.id = agent_id
    where article_id = wanted and is_shown and suspended_at is null and deleted_at is null
  ), named as (
    select distinct service.country_iso::text as country_iso, visa_id, purposes
    from live
    join service on service.agent_id = live.agent_id and status = 'active'
      and (service.id = any(service_ids) or service_ids = '{}')
    left join visa on visa.id = visa_id
    where service.country_iso is not null
  ), aims as (
    select array_agg(distinct aim.place || ':' || aim.what) as lexemes
    from named
    cross join lateral (
      select country_iso, ''
      union all select country_iso, purpose from unnest(purposes) purpose
      union all select '', purpose from unnest(purposes) purpose
      union all select country_iso, visa_id where visa_id is not null
    ) aim (place, what)
  ), titled as (
    select array(select 'n:' || word from unnest(found_words(title) || letter_pairs(title)) word) as lexemes
    from live
  ), found as (
    insert into found_article (article_id, doc, titles, published_at, likes)
    select article_id,
      array_to_tsvector(
        found_words(concat_ws(' ', title, category, words)) || letter_pairs(title || ' ' || words)
        || titled.lexemes || array['c:' || category] || coalesce(aims.lexemes, '{}')
      ),
      array_to_tsvector(titled.lexemes), published_at, likes
    from live cross join aims cross join titled
  )
  insert into found_article_place (article_id, country_iso, category, published_at, likes)
  select distinct article_id, place, kind, published_at, likes
  from live
  cross join (select country_iso from named union select '') as places (place)
  cross join lateral (values (category), ('')) as kinds (kind);
end $$;
