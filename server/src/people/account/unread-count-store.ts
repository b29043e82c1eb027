import { sql } from 'kysely'

/** The column stands beside `person`: it counts the messages they have not read in the mode they are in. */
export const unreadCount = sql<number>`coalesce((
  select sum(conversation.said - member.read_said)
  from conversation_member as member
  join conversation on conversation.id = member.conversation_id
  where member.person_id = person.id and member.left_at is null
    and member.side = case
      when person.staff_since is not null then 'staff' when person.mode = 'consultant' then 'agent' else 'client'
    end
), 0)::integer`
