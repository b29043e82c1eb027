import { z } from 'zod'
import { defineCall, fileBytes, list, one } from '../calls/call.ts'
import { text } from '../calls/fields.ts'
import { documentFile, mediaTypesOf } from '../calls/file.ts'
import { MAX_PAGE_SIZE, pageQuery } from '../calls/page.ts'
import { Status } from '../calls/status-pair.ts'
import { CreatedAt, Instant } from '../dates/time.ts'
import { MESSAGE_LENGTH } from './conversation-words.ts'

const SIDES = ['client', 'agent', 'staff'] as const

const User = z.strictObject({
  /** It is null for our team, and for who has left. */
  uuid: z.string().nullable(),
  full_name: z.string(),
  profile_picture: z.string().nullable(),
})

export const Participant = z.strictObject({
  is_author: z.boolean(),
  side: z.enum(SIDES),
  user: User,
  /** The newest message they have read. */
  read_seq: z.number().int(),
  /** They were last connected then; null where that is not known. */
  seen_at: Instant.nullable(),
  is_online: z.boolean(),
})
export type Participant = z.output<typeof Participant>

export const FirstAnswer = z.strictObject({ question: z.string(), answer: z.string() })
export type FirstAnswer = z.output<typeof FirstAnswer>

const OrderOf = z.strictObject({ uuid: z.string(), ref: z.string(), title: z.string() })

export const Thread = z.strictObject({
  uuid: z.string(),
  participants: z.array(Participant),
  /** It is the service of the order, or what was asked. */
  title: z.string(),
  /** It is null for a question that belongs to no order yet. */
  order_id: OrderOf.nullable(),
  order_status: Status.nullable(),
  /** The first 35 characters of the message are shown. */
  last_message: z
    .strictObject({ message: z.string(), is_own: z.boolean(), created_at: CreatedAt })
    .nullable(),
  unread_count: z.number().int(),
})
export type Thread = z.output<typeof Thread>

/** One conversation, for who opens it. */
export const Conversation = z.strictObject({
  ...Thread.shape,
  last_seq: z.number().int(),
  read_seq: z.number().int(),
  /** The list has some of `write`, `attach`, `block`, `unblock`. */
  may: z.array(z.string()),
  closed: z.string().nullable(),
  /** They are told when they share contact or bank details. */
  hints: z.boolean(),
  /** A client asked before hiring; the question stays with the order. */
  question: z
    .strictObject({
      state: z.enum(['open', 'hired', 'closed']),
      /** The agent wanted to know these first. */
      answers: z.array(FirstAnswer),
      /** The client hires the agent at one address, and finds others at the goal. */
      agent: z.string(),
      goal: z.number().int().nullable(),
    })
    .nullable(),
})
export type Conversation = z.output<typeof Conversation>

export const MessageFile = z.strictObject({
  name: z.string(),
  media_type: z.string(),
  /** It is in bytes. */
  size: z.number().int(),
  scan: z.enum(['unscanned', 'waiting', 'clean', 'infected']),
  may_open: z.boolean(),
})
export type MessageFile = z.output<typeof MessageFile>

export const Message = z.strictObject({
  uuid: z.string(),
  /** The number counts within the conversation; there are no gaps. */
  seq: z.number().int(),
  /** Under which it was sent; null for who did not send it. */
  client_id: z.string().nullable(),
  message: z.string(),
  /** A `line` is a step of the order. A message that is `gone` was removed by our team or with its writer. */
  kind: z.enum(['text', 'file', 'line', 'gone']),
  side: z.enum([...SIDES, 'system']),
  is_own: z.boolean(),
  participant: z.strictObject({ user: User }).nullable(),
  file: MessageFile.nullable(),
  /** The offer that this line is. */
  offer: z.uuid().nullable(),
  /** A line about a meeting: `asked` where its time waits for the reader’s answer. */
  meeting: z.enum(['asked', 'told']).nullable(),
  /** A line about a document that came, or was accepted; null for every other. */
  paper: z.enum(['uploaded', 'accepted']).nullable(),
  /** The earlier message that it answers, in its first words. */
  answers: z.strictObject({ seq: z.number().int(), full_name: z.string(), message: z.string() }).nullable(),
  /** The decision that hides it, for whoever wrote it. */
  decision: z.uuid().nullable(),
  created_at: CreatedAt,
})
export type Message = z.output<typeof Message>

const ofConversation = z.object({ id: z.uuid() })
const ofMessage = z.object({ id: z.uuid(), messageId: z.uuid() })

export const listConversations = defineCall({
  method: 'GET',
  path: '/conversations',
  summary: 'The conversations of the mode one is in, those with the newest messages first.',
  who: 'person',
  query: z.object(pageQuery),
  reply: list(Thread),
})

export const showOrderConversation = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/conversation',
  summary: 'The conversation of an order, for its two sides; there is one once the order is paid.',
  who: 'person',
  params: z.object({ uuid: z.uuid() }),
  reply: one(Conversation),
})

export const showConversation = defineCall({
  method: 'GET',
  path: '/conversations/{id}',
  summary: 'A conversation, for its two sides: of an order, or a question that belongs to none yet.',
  who: 'person',
  params: ofConversation,
  reply: one(Conversation),
})

const seq = z.coerce.number().int().min(0).max(2_000_000_000)

export const MessagesQuery = z.object({
  /** Goes on where a page ended: to older messages, or to newer ones after `after`. */
  next: z.string().max(500).optional(),
  /** Only messages after this number come, the oldest first: they were missed. */
  after: seq.optional(),
  around: seq.optional(),
  /** Only messages with these words come, the newest first. */
  query: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(30),
})
export type MessagesQuery = z.output<typeof MessagesQuery>

export const listMessages = defineCall({
  method: 'GET',
  path: '/conversations/{id}/messages',
  summary: 'Messages of a conversation, each page in the order they came; the newest page unless told.',
  who: 'person',
  params: ofConversation,
  query: MessagesQuery,
  reply: list(Message),
})

export const NewMessage = z.strictObject({
  /** The sender makes it; sent again it is the same message. */
  client_id: z.uuid(),
  message: text('Please write a message.', MESSAGE_LENGTH),
  /** The number of the message that it answers. */
  answers: z.number().int().min(1).max(2_000_000_000).optional(),
})
export type NewMessage = z.output<typeof NewMessage>

export const SentMessage = z.strictObject({
  ...Message.shape,
  /** The writer should think about it; the message was sent all the same. */
  hint: z.enum(['contact', 'bank']).nullable(),
})

export const sendMessage = defineCall({
  method: 'POST',
  path: '/conversations/{id}/messages',
  summary: 'Sends a message. The same client id gives the first answer again.',
  who: 'person',
  idempotent: true,
  params: ofConversation,
  body: NewMessage,
  reply: one(SentMessage),
  status: 201,
})

export const sendMessageFile = defineCall({
  method: 'POST',
  path: '/conversations/{id}/files/{clientId}',
  summary: 'Sends a file under a client id. The body is the file.',
  who: 'person',
  params: z.object({ id: z.uuid(), clientId: z.uuid() }),
  upload: mediaTypesOf(documentFile),
  reply: one(Message),
  status: 201,
})

export const downloadMessageFile = defineCall({
  method: 'GET',
  path: '/conversations/{id}/messages/{messageId}/file',
  summary: 'The file of a message; that it was opened is shown to whoever sent it.',
  who: 'person',
  params: ofMessage,
  reply: fileBytes,
  download: 'application/octet-stream',
})

export const readConversation = defineCall({
  method: 'PUT',
  path: '/conversations/{id}/read',
  summary: 'Says up to which message one has read; a smaller number than before changes nothing.',
  who: 'person',
  params: ofConversation,
  body: z.strictObject({ seq: z.number().int().min(0).max(2_000_000_000) }),
  reply: one(z.strictObject({ unread_count: z.number().int() })),
})

export const blockConversation = defineCall({
  method: 'PUT',
  path: '/conversations/{id}/block',
  summary: 'Stops messages of the other side, or lets them come again.',
  who: 'person',
  params: ofConversation,
  body: z.strictObject({ blocked: z.boolean() }),
  reply: one(Conversation),
})

/** Our team has a reason to read it. */
export const StaffConversation = z.strictObject({
  uuid: z.string(),
  title: z.string(),
  order_id: OrderOf.nullable(),
  /** The number of its newest message. */
  last_seq: z.number().int(),
  participants: z.array(Participant),
  /** `write`, while the order is in a conflict. */
  may: z.array(z.string()),
})
export type StaffConversation = z.output<typeof StaffConversation>

export const showStaffConversation = defineCall({
  method: 'GET',
  path: '/staff/orders/{uuid}/conversation',
  summary: 'A conversation that was reported or belongs to a conflict; that it was opened is written down.',
  who: 'staff',
  params: z.object({ uuid: z.uuid() }),
  reply: one(StaffConversation),
})

export const showReportedConversation = defineCall({
  method: 'GET',
  path: '/staff/conversations/{id}',
  summary:
    'A conversation that was reported, also one that belongs to no order; that it was opened is written down.',
  who: 'staff',
  params: ofConversation,
  reply: one(StaffConversation),
})

export const listStaffMessages = defineCall({
  method: 'GET',
  path: '/staff/conversations/{id}/messages',
  summary: 'Its messages, each page in the order they came; that they were read is written down.',
  who: 'staff',
  params: ofConversation,
  query: MessagesQuery,
  reply: list(Message),
})

export const downloadStaffMessageFile = defineCall({
  method: 'GET',
  path: '/staff/conversations/{id}/messages/{messageId}/file',
  summary:
    'The file of a message our team may read; whoever sent it sees that it was opened, and so does the audit log.',
  who: 'staff',
  params: ofMessage,
  reply: fileBytes,
  download: 'application/octet-stream',
})

export const sendStaffMessage = defineCall({
  method: 'POST',
  path: '/staff/conversations/{id}/messages',
  summary: 'Writes to both sides of an order in a conflict; both see that it comes from our team.',
  who: 'staff',
  idempotent: true,
  params: ofConversation,
  body: NewMessage,
  reply: one(Message),
  status: 201,
})

/** A tab sends the nonce once more after it is open, then only that somebody types. */
export const ClientFrame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal(4), nonce: z.string().max(1000) }),
  z.strictObject({ type: z.literal(5), conversation_id: z.uuid() }),
])
export type ClientFrame = z.output<typeof ClientFrame>

/** A frame says that something happened; the rest is read by HTTP. */
export interface ServerFrame {
  type: 1 | 2 | 3 | 5 | 6 | 7 | 8 | 9
  conversation_id?: string
  order?: string
  msg?: { message: string; seq: number; participant: { user: { uuid: string | null; full_name: string } } }
  meta?: { unread_count?: number; read_seq?: number }
  event?: string
}
