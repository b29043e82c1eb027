import { FRAME, lineOf, previewOf } from '@sojourn/contract/talk/conversation-words'
import type { ServerFrame } from '@sojourn/contract/talk/conversations'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { afterCommit } from '../../platform/database/transact.ts'
import { announceDeliveries, type Delivery } from '../../platform/socket/delivery.ts'
import type { MessageRow } from './message-store.ts'
import { type UnreadRow, unreadIn } from './read-marks-store.ts'
import { membersOf } from './store.ts'
import { viewMessage, wordsOf } from './view.ts'

/** Told once it is true; nobody waits for it, and who misses it reads what they missed later. */
function deliver({ bus, log }: Pick<Context, 'bus' | 'log'>, tx: Tx, deliveries: Delivery[]) {
  afterCommit({ log }, tx, async () => {
    announceDeliveries(bus, deliveries).catch((error) =>
      log.error({ err: error }, 'an announcement was lost'),
    )
  })
}

/** One frame goes to everybody, so its words speak to nobody. */
const NOBODY_THERE = { id: '', side: 'staff' } as const

interface News {
  conversation_id: string
  msg: Msg
  unread: readonly UnreadRow[]
}

/** Everybody in the conversation hears that it has a message more, and how many they have not read. */
export function announceMessage(context: Context, tx: Tx, message: MessageRow, unread: readonly UnreadRow[]) {
  const { participant } = viewMessage(message, NOBODY_THERE)
  const msg = {
    message: previewOf(wordsOf(message, NOBODY_THERE)),
    seq: message.seq,
    participant: participant ?? NOBODY,
  }
  announceNews(context, tx, { conversation_id: message.conversation_id, msg, unread })
}

interface Line extends Pick<MessageRow, 'conversation_id' | 'seq' | 'subject'> {
  step: string
  unread: readonly UnreadRow[]
}

export function announceLine(context: Context, tx: Tx, line: Line) {
  const { conversation_id, seq, step, subject, unread } = line
  const msg = { message: previewOf(lineOf(step, subject, NOBODY_THERE.side)), seq, participant: NOBODY }
  announceNews(context, tx, { conversation_id, msg, unread })
}

function announceNews(context: Context, tx: Tx, { conversation_id, msg, unread }: News) {
  const frame: ServerFrame = { type: FRAME.message, conversation_id, event: 'new', msg: withoutPicture(msg) }
  deliver(context, tx, [{ people: peopleOf(unread), frame }, ...unreadFrames(unread)])
}

/** Everybody in a conversation is on a side there. */
const peopleOf = (unread: readonly UnreadRow[]) => [...new Set(unread.map(({ person_id }) => person_id))]

const NOBODY = { user: { uuid: null, full_name: '', profile_picture: null } }

type Msg = NonNullable<ServerFrame['msg']>
const withoutPicture = ({ message, seq, participant: { user } }: Msg): Msg => ({
  message,
  seq,
  participant: { user: { uuid: user.uuid, full_name: user.full_name } },
})

const unreadFrames = (rows: readonly UnreadRow[]): Delivery[] =>
  rows.map(({ person_id, side, unread }) => ({
    people: [person_id],
    mode: side,
    frame: { type: FRAME.unread, meta: { unread_count: unread } } satisfies ServerFrame,
  }))

/** The other side sees the read mark move, and other tabs of the reader count less. */
export async function announceRead(
  context: Context,
  tx: Tx,
  read: { conversationId: string; personId: string; seq: number },
) {
  const unread = await unreadIn(tx, read.conversationId)
  const frame: ServerFrame = {
    type: FRAME.read,
    conversation_id: read.conversationId,
    event: read.personId,
    meta: { read_seq: read.seq },
  }
  const own = unread.filter(({ person_id }) => person_id === read.personId)
  deliver(context, tx, [{ people: peopleOf(unread), frame }, ...unreadFrames(own)])
}

/** The list has another look: a conversation opened, closed, or shows a message otherwise. */
export async function announceChange(context: Context, tx: Tx, conversationId: string) {
  const people = (await membersOf(tx, [conversationId])).map(({ person_id }) => person_id)
  const frame: ServerFrame = { type: FRAME.threads, conversation_id: conversationId }
  deliver(context, tx, [{ people, frame }])
}
