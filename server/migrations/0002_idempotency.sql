-- The first answer to a call made with an Idempotency-Key, kept a day. Written in the transaction of the call itself.

create table idempotency_key (
  owner text not null,
  key text not null,
  call text not null,
  body_hash text not null,
  status int not null,
  reply jsonb not null,
  created_at timestamptz not null,
  primary key (owner, key)
);
create index idempotency_key_by_age on idempotency_key (created_at);
