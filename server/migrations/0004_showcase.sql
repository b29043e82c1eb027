-- The agents, articles and testimonials the public pages show until their own domains write them.

create table showcase_agent (
  uuid uuid primary key,
  username text not null unique,
  first_name text not null,
  last_name text not null,
  headline text not null,
  about text not null,
  country_iso char(2) not null references country,
  city text not null,
  timezone text not null,
  countries text[] not null,
  languages jsonb not null,
  categories text[] not null,
  rating numeric(2, 1),
  review_count int not null,
  completed_orders int not null,
  response_hours int,
  verified_since date,
  licence jsonb,
  services jsonb not null,
  reviews jsonb not null,
  price_from bigint,
  -- keyset order of the list: the best rated first, the new ones last
  standing numeric(6, 3) not null
);
create index showcase_agent_by_standing on showcase_agent (standing desc, uuid desc);
create index showcase_agent_by_country on showcase_agent using gin (countries);

create table showcase_article (
  id uuid primary key default uuidv7(),
  agent_uuid uuid not null references showcase_agent on delete cascade,
  slug text not null,
  title text not null,
  category text not null,
  excerpt text not null,
  image text,
  published_on date not null,
  reading_minutes int not null,
  likes int not null,
  html text not null,
  unique (agent_uuid, slug)
);
create index showcase_article_by_date on showcase_article (published_on desc, id desc);

create table testimonial (
  id uuid primary key default uuidv7(),
  name text not null,
  from_iso char(2) not null references country,
  to_iso char(2) not null references country,
  purpose text not null,
  text text not null,
  position int not null unique
);
