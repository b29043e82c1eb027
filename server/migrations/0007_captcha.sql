-- Solved puzzles, kept until they would have run out: a solution counts once.
create table captcha_used (
  nonce text primary key,
  expires_at timestamptz not null
);
create index captcha_used_by_expiry on captcha_used (expires_at);
