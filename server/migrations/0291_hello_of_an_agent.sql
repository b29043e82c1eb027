-- A short video in which an agent says hello; one an agent, another takes its place under another id.
create table hello (
  id uuid primary key default uuidv7(),
  agent_id uuid not null unique references agent on delete cascade,
  -- of a sealed file, which may be gone
  file_id uuid not null unique,
  media_type text not null check (media_type in ('video/mp4', 'video/webm')),
  -- in bytes
  size int not null,
  seconds int not null check (seconds between 1 and 31),
  -- what the virus scanner says
  scan text not null check (scan in ('unscanned', 'waiting', 'clean', 'infected')),
  -- a picture of it, sealed too
  poster_id uuid unique,
  -- WebVTT
  captions text check (length(captions) <= 20000),
  hidden_at timestamptz,
  created_at timestamptz not null
);

alter table report drop constraint report_kind_check;
alter table report add constraint report_kind_check check (kind in ('service', 'review', 'article', 'message', 'hello'));
