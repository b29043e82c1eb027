-- Countries, places, purposes and the visa catalogue: written only by the loader of server/data.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- PostgreSQL 18 brings uuidv7(); older ones get the same here: milliseconds first, so that ids grow with time.
do $$
begin
  if to_regprocedure('uuidv7()') is null then
    create function uuidv7() returns uuid language sql volatile as $body$
      select encode(
        set_bit(set_bit(
          overlay(uuid_send(gen_random_uuid())
            placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
            from 1 for 6),
          52, 1), 53, 1),
        'hex')::uuid
    $body$;
  end if;
end
$$;

create table reference_load (
  name text primary key,
  checksum text not null,
  loaded_at timestamptz not null
);

create table country (
  iso char(2) primary key,
  name text not null,
  native_name text not null,
  dial_codes text[] not null,
  continent text not null,
  capital text,
  currencies text[] not null,
  languages text[] not null,
  summary text,
  authority_name text,
  authority_url text,
  checked text,
  licence_notice text
);
create index country_by_name on country (name);

create table regulator (
  country_iso char(2) not null references country on delete cascade,
  code text not null,
  name text not null,
  url text not null,
  primary key (country_iso, code)
);

create table state (
  country_iso char(2) not null references country on delete cascade,
  code text not null,
  name text not null,
  primary key (country_iso, code)
);

create table city (
  country_iso char(2) not null,
  state_code text not null,
  name text not null,
  primary key (country_iso, state_code, name),
  foreign key (country_iso, state_code) references state on delete cascade
);

create table purpose (
  slug text primary key,
  name text not null,
  position int not null unique
);

create table visa (
  -- '{iso}/{code}', or 'general/{code}' for the visas every country without a catalogue of its own gets
  id text primary key,
  country_iso char(2) references country on delete cascade,
  code text not null,
  name text not null,
  purposes text[] not null,
  description text not null,
  min_days int,
  max_days int,
  fee_amount bigint,
  fee_currency char(3),
  url text,
  checklist text[] not null,
  position int not null,
  check ((min_days is null) = (max_days is null)),
  check ((fee_amount is null) = (fee_currency is null))
);
create index visa_by_country on visa (country_iso, position);
