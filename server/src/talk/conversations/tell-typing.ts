import { FRAME } from '@sojourn/contract/talk/conversation-words'
import type { ServerFrame } from '@sojourn/contract/talk/conversations'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { announceDeliveries } from '../../platform/socket/delivery.ts'
import { saidBy } from './presence.ts'
import { findConversation, findMember, membersOf } from './store.ts'

/** The others see it, as long as whoever types is one of them and nobody blocked. */
export async function tellTyping(
  { db, bus }: Context,
  { id: personId }: Pick<Person, 'id'>,
  conversation_id: string,
) {
  if (!(await findMember(db, conversation_id, personId))) return
  if ((await findConversation(db, conversation_id))?.blocked_by != null) return
  const others = (await membersOf(db, [conversation_id])).filter(({ person_id }) => person_id !== personId)
  const people = others.map(({ person_id }) => person_id)
  const frame: ServerFrame = { type: FRAME.typing, conversation_id, event: 'typing', msg: saidBy(personId) }
  await announceDeliveries(bus, [{ people, frame }])
}
