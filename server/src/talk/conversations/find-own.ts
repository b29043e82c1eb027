import type { Context } from '../../context.ts'
import { ruleMs } from '../../ground/rules/rule.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { standingOf } from './policy.ts'
import { type ConversationRow, findConversation, findMember, membersOf } from './store.ts'

/** A conversation as one of the two sides may know of it. */
export async function conversationOf(db: Reader, { id: personId }: Pick<Person, 'id'>, id: string) {
  const row = await findConversation(db, id)
  const own = row && (await findMember(db, id, personId))
  if (!own || own.side === 'staff') throw new Refusal('not_found')
  return { row, own: { ...own, side: own.side } }
}

/** What they can do there now. */
export async function standingIn(
  { clock }: Pick<Context, 'clock'>,
  db: Reader,
  row: ConversationRow,
  personId: string,
) {
  const members = await membersOf(db, [row.id])
  const other = members.find(({ person_id, side }) => person_id !== personId && side !== 'staff')
  const openMs = await ruleMs(db, 'conversation_open')
  const otherIsGone = other?.deleted_at != null
  return { members, standing: standingOf(row, { personId, now: clock.now(), openMs, otherIsGone }) }
}
