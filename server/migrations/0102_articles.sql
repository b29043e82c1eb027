-- Agents write articles. `article` is what its agent last saved, `live_article` the copy that readers see: it stays as it
-- is until our team publishes the next one, and nothing of a draft is ever in it.

create table article (
  id uuid primary key default uuidv7(),
  agent_id uuid not null references agent on delete cascade,
  status text not null default 'draft' check (status in
    ('draft', 'pending', 'published', 'changing', 'changes_pending', 'changes_rejected', 'rejected', 'trash')),
  -- raised with each change of what is written, so that two tabs notice each other
  version int not null default 1 check (version > 0),
  title text not null default '',
  category text,
  html text not null default '',
  cover_id uuid,
  service_ids uuid[] not null default '{}',
  attachment_ids uuid[] not null default '{}',
  submitted_at timestamptz,
  -- of the last review
  reviewed_by uuid references person on delete set null,
  reviewed_at timestamptz,
  -- why it was rejected; null once it is mended
  review_reason text,
  -- when one of our team last published it, or changes of it
  approved_at timestamptz,
  -- when readers first saw it
  published_at timestamptz,
  -- set while our team keeps it out of sight
  hidden_at timestamptz,
  trashed_at timestamptz,
  trashed_from text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (status <> 'trash' or (trashed_at is not null and trashed_from is not null))
);
create index article_of_agent on article (agent_id, updated_at desc, id desc);
create index article_to_review on article (submitted_at, id) where status in ('pending', 'changes_pending');
create index article_in_trash on article (trashed_at) where status = 'trash';
create index article_reviewed_by on article (reviewed_by);

create table live_article (
  article_id uuid primary key references article on delete cascade,
  agent_id uuid not null references agent on delete cascade,
  -- the saved version it was copied from
  version int not null,
  -- false while it is unpublished, in the trash or hidden
  is_shown boolean not null default true,
  slug text not null,
  title text not null,
  category text not null,
  excerpt text not null,
  html text not null,
  cover_id uuid,
  service_ids uuid[] not null default '{}',
  attachment_ids uuid[] not null default '{}',
  reading_minutes int not null,
  likes int not null default 0,
  published_at timestamptz not null,
  changed_at timestamptz not null,
  unique (agent_id, slug)
);
create index live_article_by_date on live_article (published_at desc, article_id desc) where is_shown;
create index live_article_of_agent on live_article (agent_id, published_at desc, article_id desc) where is_shown;

-- Every address an article ever had, the present one too. Without an article: it is gone for good.
create table article_slug (
  agent_id uuid not null references agent on delete cascade,
  slug text not null,
  article_id uuid references article on delete set null,
  created_at timestamptz not null,
  primary key (agent_id, slug)
);
create index article_slug_of_article on article_slug (article_id);

-- Covers, and pictures between the lines. Their files lie under article-pictures/{id}, encoded by us.
create table article_picture (
  id uuid primary key default gen_random_uuid(),
  article_id uuid not null references article on delete cascade,
  agent_id uuid not null references agent on delete cascade,
  width int not null check (width > 0),
  height int not null check (height > 0),
  -- in bytes
  size int not null,
  created_at timestamptz not null
);
create index article_picture_of_article on article_picture (article_id, created_at);
create index article_picture_of_agent on article_picture (agent_id);

-- Files that readers can download.
create table article_attachment (
  id uuid primary key default uuidv7(),
  article_id uuid not null references article on delete cascade,
  agent_id uuid not null references agent on delete cascade,
  -- of a sealed file, which may be gone
  file_id uuid not null unique,
  file_name text not null,
  media_type text not null,
  -- in bytes
  size int not null,
  -- what the virus scanner says
  scan text not null check (scan in ('unscanned', 'waiting', 'clean', 'infected')),
  created_at timestamptz not null
);
create index article_attachment_of_article on article_attachment (article_id, created_at, id);
create index article_attachment_of_agent on article_attachment (agent_id);

-- Readers see an article while it is published and nobody hides it, whoever changes it.
create function show_live_article() returns trigger language plpgsql as $$
begin
  update live_article
    set is_shown = new.hidden_at is null
      and new.status in ('published', 'changing', 'changes_pending', 'changes_rejected')
    where article_id = new.id;
  return null;
end $$;
create trigger show_live_article after update of status, hidden_at on article
  for each row execute function show_live_article();

-- The release before knows showcase_article alone: what it adds, hides or removes there counts here, until it is gone.
create function take_showcase_article(old_row showcase_article) returns void language plpgsql as $$
declare
  told timestamptz := old_row.published_on::timestamp at time zone 'UTC';
begin
  insert into article (id, agent_id, status, title, category, html, published_at, hidden_at, created_at, updated_at)
    values (old_row.id, old_row.agent_uuid, 'published', old_row.title, old_row.category, old_row.html, told,
      old_row.hidden_at, told, told)
    on conflict do nothing;
  insert into live_article (article_id, agent_id, version, is_shown, slug, title, category, excerpt, html,
      reading_minutes, likes, published_at, changed_at)
    values (old_row.id, old_row.agent_uuid, 1, old_row.hidden_at is null, old_row.slug, old_row.title,
      old_row.category, old_row.excerpt, old_row.html, old_row.reading_minutes, old_row.likes, told, told)
    on conflict do nothing;
  insert into article_slug (agent_id, slug, article_id, created_at)
    values (old_row.agent_uuid, old_row.slug, old_row.id, told)
    on conflict do nothing;
end $$;

create function follow_showcase_article() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform take_showcase_article(new);
  elsif tg_op = 'UPDATE' then
    update article set hidden_at = new.hidden_at
      where id = new.id and hidden_at is distinct from new.hidden_at;
  else
    delete from article where id = old.id;
  end if;
  return null;
end $$;
create trigger follow_showcase_article after insert or update of hidden_at or delete on showcase_article
  for each row execute function follow_showcase_article();

create function tell_showcase_article() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    update showcase_article set hidden_at = new.hidden_at
      where id = new.id and hidden_at is distinct from new.hidden_at;
  else
    delete from showcase_article where id = old.id;
  end if;
  return null;
end $$;
create trigger tell_showcase_article after update of hidden_at or delete on article
  for each row execute function tell_showcase_article();

do $$
declare
  old_row showcase_article;
begin
  for old_row in select * from showcase_article loop
    perform take_showcase_article(old_row);
  end loop;
end $$;
