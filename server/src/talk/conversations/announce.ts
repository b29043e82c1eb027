import { FRAME, previewOf } from '@sojourn/contract/talk/conversation-words'
import type { ServerFrame } from '@sojourn/contract/talk/conversations'
import type { Context } from '../../context.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { afterCommit } from '../../platform/database/transact.ts'
import { announceDeliveries, type Delivery } from '../../platform/socket/delivery.ts'
import type { MessageRow } from './message-store.ts'
import { membersOf, unreadOf } from './store.ts'
import { viewMessage, wordsOf } from './view.ts'

/** Told once it is true; nobody waits for it, and who misses it reads what they missed later. */
function deliver({ bus, log }: Pick<Context, 'bus' | 'log'>, tx: Tx, deliveries: Delivery[]) {
  afterCommit({ log }, tx, async () => {
    announceDeliveries(bus, deliveries).catch((error) =>
      log.error({ err: error }, 'an announcement was lost'),
    )
  })
}

/** Everybody in the conversation hears that it has a message more, and how many they have not read. */
export async function announceMessage(context: Context, tx: Tx, message: MessageRow) {
  const conversation_id = message.conversation_id
  const people = (await membersOf(tx, [conversation_id])).map(({ person_id }) => person_id)
  const { participant } = viewMessage(message, { id: '' })
  const msg = participant
    ? { message: previewOf(wordsOf(message)), seq: message.seq, participant }
    : { message: previewOf(wordsOf(message)), seq: message.seq, participant: NOBODY }
  const frame: ServerFrame = { type: FRAME.message, conversation_id, event: 'new', msg: withoutPicture(msg) }
  deliver(context, tx, [{ people, frame }, ...(await unreadFrames(tx, people))])
}

const NOBODY = { user: { uuid: null, full_name: '', profile_picture: null } }

type Msg = NonNullable<ServerFrame['msg']>
const withoutPicture = ({ message, seq, participant: { user } }: Msg): Msg => ({
  message,
  seq,
  participant: { user: { uuid: user.uuid, full_name: user.full_name } },
})

async function unreadFrames(db: Reader, people: string[]): Promise<Delivery[]> {
  return (await unreadOf(db, people)).map(({ person_id, side, unread }) => ({
    people: [person_id],
    mode: side,
    frame: { type: FRAME.unread, meta: { unread_count: unread } } satisfies ServerFrame,
  }))
}

/** The other side sees the read mark move, and other tabs of the reader count less. */
export async function announceRead(
  context: Context,
  tx: Tx,
  read: { conversationId: string; personId: string; seq: number },
) {
  const people = (await membersOf(tx, [read.conversationId])).map(({ person_id }) => person_id)
  const frame: ServerFrame = {
    type: FRAME.read,
    conversation_id: read.conversationId,
    event: read.personId,
    meta: { read_seq: read.seq },
  }
  deliver(context, tx, [{ people, frame }, ...(await unreadFrames(tx, [read.personId]))])
}

/** The list has another look: a conversation opened, closed, or shows a message otherwise. */
export async function announceChange(context: Context, tx: Tx, conversationId: string) {
  const people = (await membersOf(tx, [conversationId])).map(({ person_id }) => person_id)
  const frame: ServerFrame = { type: FRAME.threads, conversation_id: conversationId }
  deliver(context, tx, [{ people, frame }])
}
