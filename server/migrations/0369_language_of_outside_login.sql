-- The page that a sign-in at a provider began on was in it; null where it was English, or an account is linked.
alter table outside_login add column language text check (language ~ '^[a-z]{2,3}$');
