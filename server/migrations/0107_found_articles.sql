-- By what articles are found. A row stands here exactly while readers can see the article, whoever changes it.

-- Words of scripts that do not part them, as the pairs of letters they are made of.
create function letter_pairs(words text) returns text[]
language sql immutable strict parallel safe as $$
  select case when words ~ '[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]' then (
    select coalesce(array_agg(distinct pair), '{}')
    from generate_series(1, length(words) - 1) place, substr(words, place, 2) pair
    where pair ~ '^[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]{2}$'
  ) else '{}' end
$$;

create table found_article (
  article_id uuid primary key references live_article on delete cascade,
  -- its words; 'n:' before those of the title, 'c:' before its category, and 'CA:study' as in found_agent
  doc tsvector not null,
  published_at timestamptz not null,
  likes int not null
) with (toast_tuple_target = 256);
create index found_article_by_words on found_article using gin (doc);
-- words that nearly all have are looked for along these
create index found_article_by_date on found_article (published_at desc, article_id desc);
create index found_article_by_likes on found_article (likes desc, article_id desc);

-- A row for each country and category an article stands in, and for any of them: ''.
create table found_article_place (
  article_id uuid not null references live_article on delete cascade,
  country_iso text not null,
  category text not null,
  published_at timestamptz not null,
  likes int not null,
  primary key (article_id, country_iso, category)
);
create index found_article_place_by_date
  on found_article_place (country_iso, category, published_at desc, article_id desc);
create index found_article_place_by_likes
  on found_article_place (country_iso, category, likes desc, article_id desc);

-- Reads an article anew: what it is about comes from the services it names, or from all its author has.
create function find_article(wanted uuid) returns void language plpgsql as $$
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
  ), found as (
    insert into found_article (article_id, doc, published_at, likes)
    select article_id,
      array_to_tsvector(
        found_words(concat_ws(' ', title, category, words)) || letter_pairs(title || ' ' || words)
        || array(select 'n:' || word from unnest(found_words(title) || letter_pairs(title)) word)
        || array['c:' || category] || coalesce(lexemes, '{}')
      ),
      published_at, likes
    from live cross join aims
  )
  insert into found_article_place (article_id, country_iso, category, published_at, likes)
  select distinct article_id, place, kind, published_at, likes
  from live
  cross join (select country_iso from named union select '') as places (place)
  cross join lateral (values (category), ('')) as kinds (kind);
end $$;

create function find_live_article() returns trigger language plpgsql as $$
begin
  perform find_article(new.article_id);
  return null;
end $$;
create trigger find_live_article
  after insert or update of is_shown, title, category, html, service_ids, published_at on live_article
  for each row execute function find_live_article();

create function count_found_likes() returns trigger language plpgsql as $$
begin
  update found_article set likes = new.likes where article_id = new.article_id;
  update found_article_place set likes = new.likes where article_id = new.article_id;
  return null;
end $$;
create trigger count_found_likes after update of likes on live_article
  for each row when (old.likes is distinct from new.likes) execute function count_found_likes();

create function find_articles_of_person() returns trigger language plpgsql as $$
begin
  perform find_article(article_id) from live_article where agent_id = new.id;
  return null;
end $$;
create trigger find_articles_of_person after update of suspended_at, deleted_at on person
  for each row when ((old.suspended_at is null) <> (new.suspended_at is null)
    or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function find_articles_of_person();

do $$
begin
  perform find_article(article_id) from live_article;
end $$;
