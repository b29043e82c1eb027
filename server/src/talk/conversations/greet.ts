import { FRAME } from '@sojourn/contract/talk/conversation-words'
import type { ServerFrame } from '@sojourn/contract/talk/conversations'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { unreadOf } from './read-marks-store.ts'
import { sideOf } from './side-of.ts'

/** A tab that connects hears first how much its person has not read. */
export async function greet({ db }: Context, person: Person): Promise<ServerFrame[]> {
  const side = sideOf(person)
  const unread = (await unreadOf(db, [person.id])).find((row) => row.side === side)?.unread ?? 0
  return [{ type: FRAME.unread, meta: { unread_count: unread } }]
}
