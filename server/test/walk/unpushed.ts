import { type Fault, faultOf } from './fault.ts'
import type { World } from './world.ts'

/** Messages of the step at $1 that are unread at $2, of people whose browser is to tell them of each. */
const WANTED = `select conversation.order_id as order, member.person_id as person, conversation.id as conversation
  from message
  join conversation on conversation.id = message.conversation_id
  join conversation_member member on member.conversation_id = conversation.id and member.left_at is null
  join person on person.id = member.person_id and person.suspended_at is null
  left join notice_preference chosen on chosen.person_id = member.person_id
  where message.created_at = $1 and message.seq > member.read_seq and message.sender_id <> member.person_id
    and message.hidden_at is null and (member.person_id in (conversation.blocked_by, conversation.also_blocked_by)) is not true
    and chosen.preferences->'push'->>'messages' is distinct from 'false'
    and exists (select from push_subscription subscription join session on session.id = subscription.session_id
      where subscription.person_id = member.person_id and subscription.created_at < $1
        and session.ended_at is null and session.expires_at > $2)`

/** Whoever did not read a message within a step, and wants pushes of messages, was pushed of it. */
export async function unpushed({ server, pushService }: World, since: Date): Promise<Fault[]> {
  const arrived = pushService.arrived.splice(0)
  const { rows } = await server.context.pool.query(WANTED, [since, server.clock.now()])
  if (rows.length === 0) return []
  const pushed = new Set(arrived.map((one) => `${one.path} ${pushService.read(one).message.id}`))
  return rows
    .filter(({ person, conversation }) => !pushed.has(`/${person} ${conversation}`))
    .map((row) => faultOf('nobody pushed somebody a message that they have not read', row))
}
