-- What a waiting mail says, sealed: links that let somebody in, codes, and words told in confidence are nowhere to be read.
-- The job knows the id alone, and the row goes once the mail went.
create table mail_body (
  id uuid primary key,
  sealed bytea not null,
  created_at timestamptz not null
);
create index mail_body_by_age on mail_body (created_at);

-- Mails that went or were given up before lay in the queue with their words.
do $$ begin
  if to_regclass('pgboss.job') is not null then
    update pgboss.job set data = null
    where (name = 'send-mail' and state >= 'completed') or (name = 'dead-letters' and source_name = 'send-mail');
  end if;
end $$;

-- Part of the token of a link stood in the name of its mail.
update mail_delivery set key = 'reset:' || md5(key) where key like 'reset:%';
