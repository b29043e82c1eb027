-- Being found: what clients search by, kept beside what agents write, so that a search reads little.

-- Words without case, accents and signs, each once: how what is written and what is searched for meet.
create function found_words(words text) returns text[]
language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct left(word, 60)), '{}')
  from unnest(string_to_array(
    regexp_replace(lower(public.unaccent('public.unaccent', words)), '[^[:alnum:]]+', ' ', 'g'), ' ')) word
  where word <> ''
$$;

alter table agent add column found_since timestamptz;
comment on column agent.found_since is 'when they could be found for the first time: what makes them new to clients';

-- One row for each agent who can be found now: who they are, and the words they are found by.
create table found_agent (
  agent_id uuid primary key references agent on delete cascade,
  -- whole numbers, so that a page begins exactly where the last one ended (ranking.ts)
  standing int not null,
  rating_rank int not null,
  -- null before the first review
  rating numeric(2, 1),
  found_since timestamptz not null,
  -- its words; 'n:' before those of the name, 'l:' before languages, 'L:' before countries of licences, and
  -- 'CA:study' for each aim of found_offer
  doc tsvector not null,
  -- what a card shows
  card json not null
) with (toast_tuple_target = 1024);
alter table found_agent alter column doc set storage main;
alter table found_agent alter column doc set statistics 1000;
create index found_agent_by_words on found_agent using gin (doc);
create index found_agent_by_standing on found_agent (standing desc, agent_id desc);
create index found_agent_by_rating on found_agent (rating_rank desc, agent_id desc);
create index found_agent_by_age on found_agent (found_since desc, agent_id desc);

-- One row for each aim an agent serves: a country, a purpose, both, a visa, anything. Browsing walks one of its indexes.
create table found_offer (
  agent_id uuid not null references found_agent on delete cascade,
  -- '' for any
  country_iso text not null,
  -- a purpose, the id of a visa, or '' for any
  aim text not null,
  standing int not null,
  rating_rank int not null,
  rating numeric(2, 1),
  min_price bigint not null,
  min_days int not null,
  -- the cheapest is as quick as any; else each service is looked at, for who wants both cheap and quick
  cheapest_is_quickest boolean not null,
  prices bigint[] not null,
  days int[] not null,
  -- there; anywhere where the country is any
  licensed boolean not null,
  -- their codes, each between spaces: small enough to be counted from an index
  languages text not null,
  found_since timestamptz not null,
  primary key (agent_id, country_iso, aim)
);
create index found_offer_by_standing on found_offer (country_iso, aim, standing desc, agent_id desc);
create index found_offer_by_rating on found_offer (country_iso, aim, rating_rank desc, agent_id desc);
create index found_offer_by_price on found_offer (country_iso, aim, min_price, agent_id);
create index found_offer_by_speed on found_offer (country_iso, aim, min_days, agent_id);
create index found_offer_by_age on found_offer (country_iso, aim, found_since desc, agent_id desc);
create index found_offer_to_count on found_offer (country_iso, aim)
  include (rating, min_price, min_days, cheapest_is_quickest, licensed, languages, found_since, agent_id);

-- The next free slot changes by itself all day: kept apart, so that renewing it touches no index of words.
create table found_free (
  agent_id uuid primary key references found_agent on delete cascade,
  next_free_at timestamptz
);
create index found_free_by_time on found_free (next_free_at, agent_id);

-- Every word agents are found by: what a misspelt one may have meant.
create table found_word (
  word text primary key
);
create index found_word_alike on found_word using gin (word gin_trgm_ops);

-- Candidates only, to be looked at more closely: words with letters in common, or with this one as a part; words that
-- are one of its slips; and of words trigrams know nothing of, having other than Latin letters, those that begin alike.
create function found_alike(typed text, slips text[]) returns text[]
language sql stable strict set pg_trgm.similarity_threshold = 0.2 as $$
  select coalesce(array_agg(distinct word), '{}') from (
    (
      select word from public.found_word
      where word operator(public.%) typed or (length(typed) > 2 and word like '%' || typed || '%')
      order by public.similarity(word, typed) desc, word limit 40
    )
    union all
    select word from public.found_word where word = any (slips)
    union all
    (
      select word from public.found_word
      where typed ~ '[^ -~]' and word >= left(typed, 2) and word < left(typed, 2) || chr(1114111)
      order by abs(length(word) - length(typed)), word limit 100
    )
  ) candidates
$$;

create table saved_search (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person on delete cascade,
  name text not null,
  filters jsonb not null,
  mail boolean not null,
  -- agents found since then are new to them
  mailed_at timestamptz not null,
  created_at timestamptz not null,
  unique (person_id, filters)
);
create index saved_search_of_person on saved_search (person_id, created_at desc, id desc);
create index saved_search_due on saved_search (mailed_at, id) where mail;
