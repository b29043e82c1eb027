import { hintOn } from '@sojourn/contract/talk/conversation-words'
import type { NewMessage } from '@sojourn/contract/talk/conversations'
import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { invalidField, Refusal } from '../../platform/refusal.ts'
import { announceMessage } from './announce.ts'
import { rightsIn } from './find-own.ts'
import { mailOnceQuiet } from './mail-unread.ts'
import {
  addFile,
  addMessage,
  canBeAnswered,
  findMessage,
  justWritten,
  type MessageFile,
} from './message-store.ts'
import { noteAnswer } from './questions/note-answer.ts'
import { noteWritten, unreadIn } from './read-marks-store.ts'
import { type ConversationRow, lockToWrite, type MemberRow, type Side } from './store.ts'
import { viewMessage } from './view.ts'

/** Sent again under the same client id it is the same message, whatever became of the first answer. */
export async function sendMessage(context: Context, actor: Person, id: string, sent: NewMessage) {
  await context.limits.take('message', { account: actor.id })
  return transact(context, async (tx) => {
    const held = await holdForWriting(context, tx, actor, { id, clientId: sent.client_id })
    const { client_id: clientId, message: body, answers } = sent
    if (!held.before && answers !== undefined && !(await canBeAnswered(tx, id, answers)))
      throw invalidField('answers', 'this message is not there any more')
    const message = held.before ?? (await write(context, tx, { ...held, actor, clientId, body, answers }))
    const hint = held.row.completed_at === null ? hintOn(sent.message) : null
    return { ...viewMessage(message, { id: actor.id, side: held.side }), hint }
  })
}

interface Where {
  id: string
  clientId: string
}

/** Nobody else writes there meanwhile; answers with what was sent under this id before. */
export async function holdForWriting(context: Context, tx: Tx, actor: Pick<Person, 'id'>, where: Where) {
  const { id, clientId } = where
  const held = await lockToWrite(tx, { id, writerId: actor.id, clientId })
  const side = held?.members.find(({ person_id }) => person_id === actor.id)?.side
  if (!held || !side || side === 'staff') throw new Refusal('not_found')
  const { row, members, sentId } = held
  const before = sentId === null ? undefined : await findMessage(tx, sentId)
  if (!before) {
    const { closed } = await rightsIn(context, tx, { row, members, personId: actor.id })
    if (closed) throw new Refusal('not_now', { message: closed })
  } else {
    // Whoever sends again got no answer: the node that wrote it may have ended before it announced it.
    announceMessage(context, tx, before, await unreadIn(tx, id))
  }
  return { row, members, side, before }
}

interface Writing {
  row: ConversationRow
  members: MemberRow[]
  actor: Pick<Person, 'id'>
  side: Side
  clientId: string
  body: string | null
  /** The number of the message that it answers. */
  answers?: number | undefined
  file?: MessageFile
}

/** The next message of a conversation that is held. Who writes has read what stands above. */
export async function write(context: Context, tx: Tx, writing: Writing) {
  const { row, members, actor, side, clientId, body, answers = null, file } = writing
  const now = context.clock.now()
  const written = {
    sender_id: actor.id,
    sender_side: side,
    client_id: clientId,
    body,
    answers,
    created_at: now,
  }
  const added = await addMessage(tx, row.id, written)
  if (file) await addFile(tx, { ...file, message_id: added.id, uploaded_by: actor.id })
  const noted = { conversationId: row.id, writerId: actor.id, seq: added.seq, said: added.said, now }
  const unread = await noteWritten(tx, noted)
  const writer = members.find(({ person_id }) => person_id === actor.id)
  const message =
    answers === null && writer
      ? justWritten({ ...written, ...added, answers, conversation_id: row.id }, writer, file)
      : await findMessage(tx, added.id)
  if (!message) throw new Error(`Message ${added.id} is gone as soon as it was written`)
  if (side === 'agent') await noteAnswer(context, tx, row, message)
  announceMessage(context, tx, message, unread)
  await mailOnceQuiet(context, tx, row.id, now)
  await tell(context, tx, {
    fact: 'message_sent',
    order: row.order_id,
    conversation: row.id,
    message: added.id,
    to: members.flatMap(({ person_id }) => (person_id === actor.id ? [] : [person_id])),
  })
  return message
}
