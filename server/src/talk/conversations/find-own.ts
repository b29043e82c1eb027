import type { Context } from '../../context.ts'
import { ruleMs } from '../../ground/rules/rule.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { rightsOf } from './policy.ts'
import { type ConversationRow, findConversation, findMember, type MemberRow } from './store.ts'

/** A conversation as one of the two sides may know of it. */
export async function conversationOf(db: Reader, { id: personId }: Pick<Person, 'id'>, id: string) {
  const row = await findConversation(db, id)
  const own = row && (await findMember(db, id, personId))
  if (!own || own.side === 'staff') throw new Refusal('not_found')
  return { row, own: { ...own, side: own.side } }
}

/** Somebody who may not know of the conversation is refused. */
export async function refuseStranger(db: Reader, { id: personId }: Pick<Person, 'id'>, id: string) {
  const own = await findMember(db, id, personId)
  if (!own || own.side === 'staff') throw new Refusal('not_found')
}

interface Seen {
  row: ConversationRow
  members: MemberRow[]
  personId: string
}

export async function rightsIn(
  { clock }: Pick<Context, 'clock'>,
  db: Reader,
  { row, members, personId }: Seen,
) {
  const other = members.find(({ person_id, side }) => person_id !== personId && side !== 'staff')
  // Read only of an order that ended.
  const openMs = row.completed_at || row.cancelled_at ? await ruleMs(db, 'conversation_open') : NEVER
  const otherIsGone = other?.deleted_at != null
  return rightsOf(row, { personId, now: clock.now(), openMs, otherIsGone })
}

const NEVER = Number.POSITIVE_INFINITY
