-- Each mail by its key, so that none goes out twice. A claim nobody settled belongs to a server that died sending.
create table mail_delivery (
  key text primary key,
  claimed_at timestamptz not null,
  settled_at timestamptz,
  -- why the receiving server will never take it
  refusal text
);
create index mail_delivery_by_age on mail_delivery (settled_at);

-- Where mails go while no SMTP server is named; read at /dev/outbox.
create table outbox (
  id uuid primary key default uuidv7(),
  key text not null unique,
  recipient text not null,
  reply_to text,
  subject text not null,
  html text not null,
  text text not null,
  created_at timestamptz not null
);
create index outbox_by_recipient on outbox (recipient, id desc);
