-- Who likes an article and who keeps it: one row a person and article. They go with the article.

create table article_like (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person on delete cascade,
  article_id uuid not null references article on delete cascade,
  created_at timestamptz not null,
  unique (article_id, person_id)
);
create index article_like_of_person on article_like (person_id);

create table article_favourite (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person on delete cascade,
  article_id uuid not null references article on delete cascade,
  created_at timestamptz not null,
  unique (person_id, article_id)
);
create index article_favourite_by_age on article_favourite (person_id, created_at desc, id desc);
create index article_favourite_of_article on article_favourite (article_id);

-- Counted with each row that comes or goes, whatever takes it away.
create function count_article_likes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update live_article set likes = likes + 1 where article_id = new.article_id;
  else
    update live_article set likes = greatest(likes - 1, 0) where article_id = old.article_id;
  end if;
  return null;
end $$;
create trigger count_article_likes after insert or delete on article_like
  for each row execute function count_article_likes();
