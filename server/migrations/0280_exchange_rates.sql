-- What amounts come to in another currency, about and for reading only: nobody pays by it.

create table exchange_rate_source (
  -- There are the rates of one day at a time.
  is_only boolean primary key default true check (is_only),
  source text not null,
  url text not null,
  as_of date not null
);

create table exchange_rate (
  currency char(3) primary key,
  per_euro double precision not null check (per_euro > 0)
);
