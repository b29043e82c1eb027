import { hintOn } from '@sojourn/contract/talk/conversation-words'
import type { NewMessage } from '@sojourn/contract/talk/conversations'
import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { invalidField, Refusal } from '../../platform/refusal.ts'
import { announceMessage } from './announce.ts'
import { conversationOf, standingIn } from './find-own.ts'
import { mailAnew, mailUnread, UNREAD_FOR_MS } from './mail-unread.ts'
import { addMessage, canBeAnswered, findMessage, findSent } from './message-store.ts'
import { noteAnswer } from './questions/note-answer.ts'
import { type ConversationRow, lockConversation, membersOf, moveReadMark, type Side } from './store.ts'
import { viewMessage } from './view.ts'

/** Sent again under the same client id it is the same message, whatever became of the first answer. */
export async function sendMessage(context: Context, actor: Person, id: string, sent: NewMessage) {
  await conversationOf(context.db, actor, id)
  await context.limits.take('message', { account: actor.id })
  return transact(context, async (tx) => {
    const { row, side, before } = await holdForWriting(context, tx, actor, { id, clientId: sent.client_id })
    const { client_id: clientId, message: body, answers } = sent
    if (!before && answers !== undefined && !(await canBeAnswered(tx, id, answers)))
      throw invalidField('answers', 'this message is not there any more')
    const message = before ?? (await write(context, tx, { row, actor, side, clientId, body, answers }))
    const hint = row.completed_at === null ? hintOn(sent.message) : null
    return { ...viewMessage(message, actor), hint }
  })
}

interface Where {
  id: string
  clientId: string
}

/** Nobody else writes there meanwhile; answers with what was sent under this id before. */
export async function holdForWriting(context: Context, tx: Tx, actor: Pick<Person, 'id'>, where: Where) {
  const row = await lockConversation(tx, where.id)
  const { own } = await conversationOf(tx, actor, where.id)
  if (!row) throw new Refusal('not_found')
  const before = await findSent(tx, where.id, actor.id, where.clientId)
  const { standing } = await standingIn(context, tx, row, actor.id)
  if (!before && standing.closed) throw new Refusal('not_now', { message: standing.closed })
  // Whoever sends again got no answer: the node that wrote it may have ended before it announced it.
  if (before) await announceMessage(context, tx, before)
  return { row, side: own.side, before }
}

interface Writing {
  row: ConversationRow
  actor: Pick<Person, 'id'>
  side: Side
  clientId: string
  body: string | null
  /** The number of the message that it answers. */
  answers?: number | undefined
  /** What belongs to the message and is written with it. */
  with?: (messageId: string) => Promise<unknown>
}

/** The next message of a conversation that is held. Who writes has read what stands above. */
export async function write(context: Context, tx: Tx, writing: Writing) {
  const { row, actor, side, clientId, body, answers = null } = writing
  const now = context.clock.now()
  const { id, seq } = await addMessage(tx, {
    conversation_id: row.id,
    sender_id: actor.id,
    sender_side: side,
    client_id: clientId,
    body,
    answers,
    created_at: now,
  })
  await writing.with?.(id)
  await moveReadMark(tx, row.id, actor.id, seq, now)
  await mailAnew(context, tx, { conversationId: row.id, personId: actor.id, from: 0 })
  const message = await findMessage(tx, id)
  if (!message) throw new Error(`Message ${id} is gone as soon as it was written`)
  if (side === 'agent') await noteAnswer(context, tx, row, message)
  await announceMessage(context, tx, message)
  const startAfter = new Date(now.getTime() + UNREAD_FOR_MS)
  await context.jobs.enqueue(tx, mailUnread, { message: id }, { startAfter })
  const to = (await membersOf(tx, [row.id])).map(({ person_id }) => person_id)
  await tell(context, tx, {
    fact: 'message_sent',
    order: row.order_id,
    conversation: row.id,
    message: id,
    to: to.filter((personId) => personId !== actor.id),
  })
  return message
}
