-- With each member stands how far their conversation is, so that a list of conversations reads its page, and a count of
-- what is unread those that have something unread.
alter table conversation_member
  add column last_at timestamptz not null default 'epoch',
  add column said int not null default 0;

update conversation_member as member set last_at = conversation.last_at, said = conversation.said
from conversation where conversation.id = member.conversation_id;

create function know_conversation() returns trigger language plpgsql as $$
begin
  select last_at, said into new.last_at, new.said from conversation where id = new.conversation_id;
  return new;
end
$$;
create trigger conversation_member_knows before insert on conversation_member
  for each row execute function know_conversation();

create function tell_members() returns trigger language plpgsql as $$
begin
  perform from conversation_member where conversation_id = new.id order by person_id for no key update;
  update conversation_member set last_at = new.last_at, said = new.said where conversation_id = new.id;
  return null;
end
$$;
create trigger conversation_tells_members after update of last_at, said on conversation
  for each row when ((old.last_at, old.said) is distinct from (new.last_at, new.said))
  execute function tell_members();

create index conversation_member_by_news on conversation_member (person_id, side, last_at desc, conversation_id desc)
  where left_at is null;
create index conversation_member_unread on conversation_member (person_id, side)
  where left_at is null and said > read_said;
