import type { AuditDetails } from '@sojourn/contract/ground/audit-words'
import type { MessagesQuery, NewMessage } from '@sojourn/contract/talk/conversations'
import type { Context } from '../../context.ts'
import { writeAuditEntry } from '../../ground/audit/write-audit-entry.ts'
import type { Reader } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { pageOfMessages } from './list-messages.ts'
import { findSent } from './message-store.ts'
import { write } from './send-message.ts'
import {
  type ConversationRow,
  conversationOfOrder,
  findConversation,
  isForStaff,
  isInConflict,
  letStaffJoin,
  lockConversation,
  membersOf,
} from './store.ts'
import { viewMessage, viewOrderOf, viewParticipants } from './view.ts'

/** Our team reads what was reported and what belongs to a conflict, but never a conversation of their own. */
export async function conversationForStaff(db: Reader, actor: Person, id: string): Promise<ConversationRow> {
  return forStaff(db, actor, await findConversation(db, id))
}

async function forStaff(db: Reader, actor: Person, row: ConversationRow | undefined) {
  if (!row || row.client_id === actor.id || row.agent_id === actor.id || !(await isForStaff(db, row)))
    throw new Refusal('not_found')
  return row
}

/** That they looked is written down, each time. */
const noteLook = (context: Context, actor: Person, row: ConversationRow) =>
  transact(context, (tx) =>
    writeAuditEntry(context, tx, {
      staff_id: actor.id,
      action: 'read_conversation',
      subject_id: row.client_id,
      details: aboutOf(row),
    }),
  )

const aboutOf = ({ ref, title }: ConversationRow): AuditDetails => (ref ? { order: ref } : { note: title })

export async function showAsStaff(context: Context, actor: Person, orderId: string) {
  return show(context, actor, await conversationOfOrder(context.db, orderId))
}

/** Also one that belongs to no order, once a message of it was reported. */
export const showReportedAsStaff = async (context: Context, actor: Person, id: string) =>
  show(context, actor, await findConversation(context.db, id))

async function show(context: Context, actor: Person, found: ConversationRow | undefined) {
  const row = await forStaff(context.db, actor, found)
  await noteLook(context, actor, row)
  return {
    uuid: row.id,
    title: row.title,
    order_id: viewOrderOf(row),
    last_seq: row.last_seq,
    participants: viewParticipants(await membersOf(context.db, [row.id]), {
      id: actor.id,
      now: context.clock.now(),
    }),
    may: (await isInConflict(context.db, row)) ? ['write'] : [],
  }
}

export async function listAsStaff(context: Context, actor: Person, id: string, asked: MessagesQuery) {
  const row = await conversationForStaff(context.db, actor, id)
  await noteLook(context, actor, row)
  return pageOfMessages(context.db, { id: actor.id, side: 'staff' }, id, asked)
}

/** Inside a conflict our team joins; both sides see who writes. */
export async function writeAsStaff(context: Context, actor: Person, id: string, sent: NewMessage) {
  await conversationForStaff(context.db, actor, id)
  await context.limits.take('message', { account: actor.id })
  return transact(context, async (tx) => {
    const row = await lockConversation(tx, id)
    if (!row) throw new Refusal('not_found')
    const writer = { id: actor.id, side: 'staff' } as const
    const before = await findSent(tx, id, actor.id, sent.client_id)
    if (before) return viewMessage(before, writer)
    if (!(await isInConflict(tx, row)))
      throw new Refusal('not_now', { message: 'You can only write while the order is in a conflict.' })
    await letStaffJoin(tx, id, actor.id)
    await writeAuditEntry(context, tx, {
      staff_id: actor.id,
      action: 'write_in_conversation',
      subject_id: row.client_id,
      details: aboutOf(row),
    })
    const members = await membersOf(tx, [id])
    const writing = {
      row,
      members,
      actor,
      side: 'staff',
      clientId: sent.client_id,
      body: sent.message,
    } as const
    return viewMessage(await write(context, tx, writing), writer)
  })
}
