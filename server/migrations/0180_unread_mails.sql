-- Up to which message somebody was told by email, so that what comes later is told too.
alter table conversation_member add column mailed_seq integer not null default 0;
-- Whoever was told of their first unread message is told of what comes from now on.
update conversation_member as member
set mailed_seq = coalesce((
  select max(message.seq) from message
  where message.conversation_id = member.conversation_id
    and message.created_at < now() - interval '15 minutes'
), 0);

-- What a waiting email tells of, so that it can be taken back before it goes out.
alter table mail_body add column about_id uuid;
create index mail_body_about on mail_body (about_id) where about_id is not null;
