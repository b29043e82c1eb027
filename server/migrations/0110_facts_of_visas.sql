-- Each fact of a visa names its source and the day it was checked. The new columns may be null: a version that does not
-- know them still loads its own files.

alter table visa
  -- {kind: {value, note, source, checked}}, see contract/src/ground/reference/visa-facts.ts
  add column facts jsonb,
  add column aliases text[],
  add column former_codes text[],
  add column front_door boolean,
  -- set on the row of a former code: services and links that name it are served by the visa that came after it
  add column replaced_by text;

alter table country add column warnings jsonb;

alter table purpose
  add column description text,
  add column questions text[];
