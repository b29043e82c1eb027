import { MEETING_ASKED } from '@sojourn/contract/talk/meeting-lines'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { type AgeKey, newerThan } from '../../platform/database/keyset.ts'
import { like } from '../../platform/database/like.ts'
import type { DB } from '../../platform/database/rows.generated.ts'
import { type UnreadRow, unreadOfAllIn } from './read-marks-store.ts'
import { type Side, subjectOfLine } from './store.ts'

/** The time that a line offers still waits for an answer. */
const isAskedStill: RawBuilder<boolean> = sql<boolean>`message.step = ${sql.lit(MEETING_ASKED)} and exists (
  select from meeting_request asked join conversation talk on talk.order_id = asked.order_id
  where talk.id = message.conversation_id and asked.status = 'pending' and asked.starts_at = message.about_at
    and asked.made_by = message.by_side)`

/** The decision about a report that hides it. */
const hidingDecision: RawBuilder<string | null> = sql<
  string | null
>`case when message.hidden_at is not null then (
  select report.id from report where report.kind = 'message' and report.subject_id = message.id and report.hides
  order by report.decided_at desc limit 1) end`

const messages = (db: Reader) =>
  db
    .selectFrom('message')
    .leftJoin('person', 'person.id', 'message.sender_id')
    .leftJoin('message_file as file', 'file.message_id', 'message.id')
    .leftJoin('sealed_file', 'sealed_file.id', 'file.file_id')
    .leftJoin('message as answered', (join) =>
      join
        .onRef('answered.conversation_id', '=', 'message.conversation_id')
        .onRef('answered.seq', '=', 'message.answers'),
    )
    .leftJoin('message_file as answered_file', 'answered_file.message_id', 'answered.id')
    .leftJoin('person as answered_writer', 'answered_writer.id', 'answered.sender_id')
    .leftJoin('conversation_member as doing', (join) =>
      join
        .onRef('doing.conversation_id', '=', 'message.conversation_id')
        .onRef('doing.side', '=', 'message.by_side'),
    )
    .leftJoin('person as doer', 'doer.id', 'doing.person_id')
    .select((eb) => [
      'message.id',
      'message.conversation_id',
      'message.seq',
      'message.sender_id',
      'message.sender_side',
      'message.client_id',
      'message.body',
      'message.step',
      subjectOfLine.as('subject'),
      'message.offer_id',
      'message.by_side',
      'message.about_at',
      'doer.first_name as doer_name',
      'message.hidden_at',
      'message.created_at',
      'person.first_name',
      'person.last_name',
      'person.picture_key',
      'person.deleted_at',
      'file.file_id',
      'file.file_name',
      'file.media_type',
      'file.size',
      'file.scan',
      'message.answers',
      'answered.body as answered_body',
      'answered.hidden_at as answered_hidden_at',
      'answered.sender_side as answered_side',
      'answered_file.file_name as answered_file_name',
      'answered_writer.first_name as answered_first_name',
      'answered_writer.last_name as answered_last_name',
      eb
        .and([eb('sealed_file.id', 'is not', null), eb('sealed_file.lost_at', 'is', null)])
        .$castTo<boolean>()
        .as('is_there'),
      isAskedStill.as('is_asked'),
      hidingDecision.as('decision'),
    ])
export type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessage>>>

export const findMessage = (db: Reader, id: string) =>
  messages(db).where('message.id', '=', id).executeTakeFirst()

/** Somebody must have written the message: lines of the product and what was taken away are answered by nobody. */
export const canBeAnswered = async (tx: Tx, conversationId: string, seq: number) =>
  (await tx
    .selectFrom('message')
    .leftJoin('message_file as file', 'file.message_id', 'message.id')
    .select('message.id')
    .where('message.conversation_id', '=', conversationId)
    .where('message.seq', '=', seq)
    .where('message.hidden_at', 'is', null)
    .where('message.step', 'is', null)
    .where((eb) => eb.or([eb('message.body', 'is not', null), eb('file.file_id', 'is not', null)]))
    .executeTakeFirst()) !== undefined

export const findSent = (db: Reader, conversationId: string, senderId: string, clientId: string) =>
  messages(db)
    .where('message.conversation_id', '=', conversationId)
    .where('message.sender_id', '=', senderId)
    .where('message.client_id', '=', clientId)
    .executeTakeFirst()

interface Older {
  before: number | null
  limit: number
}

/** The newest comes first, and there is one more than a page. */
export function messagesBefore(db: Reader, conversationId: string, { before, limit }: Older) {
  const page = messages(db)
    .where('message.conversation_id', '=', conversationId)
    .orderBy('message.seq', 'desc')
    .limit(limit + 1)
  return (before === null ? page : page.where('message.seq', '<', before)).execute()
}

/** The oldest comes first, and there is one more than a page. */
export const messagesAfter = (db: Reader, conversationId: string, after: number, limit: number) =>
  messages(db)
    .where('message.conversation_id', '=', conversationId)
    .where('message.seq', '>', after)
    .orderBy('message.seq')
    .limit(limit + 1)
    .execute()

/** They have all of these words; the newest comes first, and there is one more than a page. */
export function messagesWith(db: Reader, conversationId: string, words: string[], { before, limit }: Older) {
  let page = messages(db)
    .where('message.conversation_id', '=', conversationId)
    .where('message.hidden_at', 'is', null)
    .where('message.step', 'is', null)
    .orderBy('message.seq', 'desc')
    .limit(limit + 1)
  for (const word of words)
    page = page.where(
      sql<boolean>`unaccent(coalesce(message.body, file.file_name)) ilike unaccent(${like(word)})`,
    )
  return (before === null ? page : page.where('message.seq', '<', before)).execute()
}

interface NewMessage {
  sender_id: string
  sender_side: Side
  client_id: string
  body: string | null
  answers: number | null
  created_at: Date
}

interface Added {
  id: string
  seq: number
  said: number
}

/** The next message of a conversation, which is locked. */
export async function addMessage(tx: Tx, conversationId: string, message: NewMessage) {
  const { sender_id, sender_side, client_id, body, answers, created_at } = message
  const { rows } = await sql<Added>`
    with next as (
      update conversation set last_seq = last_seq + 1, said = said + 1, last_at = ${created_at}
      where id = ${conversationId} returning id, last_seq, said
    )
    insert into message (conversation_id, seq, said, sender_id, sender_side, client_id, body, answers, created_at)
    select id, last_seq, said, ${sender_id}::uuid, ${sender_side}, ${client_id}::uuid, ${body}, ${answers}::int,
      ${created_at}::timestamptz
    from next
    returning id, seq, said`.execute(tx)
  const [added] = rows
  if (!added) throw new Error(`Conversation ${conversationId} is held, and not there`)
  return added
}

interface NewLine {
  where: { conversation: string } | { order: string }
  step: string
  subject: string | null
  document_id: string | null
  offer_id: string | null
  by_side: Side | null
  about_at: Date | null
  created_at: Date
}

/**
 * The next line of a conversation, which is held by it: a step of the order is nothing anybody said, so that it changes
 * nothing of what is left unread of everybody there, which comes with it. Undefined where there is no conversation, or
 * nobody in it.
 */
export async function addStep(
  tx: Tx,
  { where, step, subject, document_id, offer_id, by_side, about_at, created_at }: NewLine,
) {
  const isIt =
    'order' in where
      ? sql`id = (select id from conversation where order_id = holder_of_case(${where.order}))`
      : sql`id = ${where.conversation}`
  const { rows } = await sql<UnreadRow & Pick<MessageRow, 'conversation_id' | 'seq' | 'subject'>>`
    with next as (
      update conversation set last_seq = last_seq + 1, last_at = ${created_at}
      where ${isIt} returning id, last_seq, said
    ), line as (
      insert into message (conversation_id, seq, said, sender_side, step, subject, document_id, offer_id, by_side, about_at,
        created_at)
      select id, last_seq, said, 'system', ${step}, ${subject}, ${document_id}::uuid, ${offer_id}::uuid, ${by_side},
        ${about_at}::timestamptz, ${created_at}::timestamptz
      from next
      returning conversation_id, seq, name_of_document(subject, document_id) as subject
    )
    select line.conversation_id, line.seq, line.subject, unread.person_id, unread.side, unread.unread
    from line cross join (${unreadOfAllIn(sql`(select id from next)`)}) as unread`.execute(tx)
  const [first] = rows
  if (!first) return undefined
  const { conversation_id, seq, subject: told } = first
  return { conversation_id, seq, subject: told, unread: rows }
}

export type MessageFile = Omit<Insertable<DB['message_file']>, 'message_id' | 'uploaded_by'>

export const addFile = (tx: Tx, file: Insertable<DB['message_file']>) =>
  tx.insertInto('message_file').values(file).execute()

type Written = NewMessage & Added & { conversation_id: string; answers: null }
type Writer = Pick<MessageRow, 'deleted_at' | 'picture_key'> & { first_name: string; last_name: string }

/** It is what `findMessage` would read of a message that answers none, and was written a moment ago. */
export const justWritten = (message: Written, writer: Writer, file: MessageFile | undefined): MessageRow => ({
  id: message.id,
  conversation_id: message.conversation_id,
  seq: message.seq,
  sender_id: message.sender_id,
  sender_side: message.sender_side,
  client_id: message.client_id,
  body: message.body,
  created_at: message.created_at,
  first_name: writer.first_name,
  last_name: writer.last_name,
  picture_key: writer.picture_key,
  deleted_at: writer.deleted_at,
  file_id: file?.file_id ?? null,
  file_name: file?.file_name ?? null,
  media_type: file?.media_type ?? null,
  size: file?.size ?? null,
  scan: file?.scan ?? null,
  is_there: file !== undefined,
  ...NEITHER_STEP_NOR_ANSWER,
})

const NEITHER_STEP_NOR_ANSWER = {
  step: null,
  subject: null,
  offer_id: null,
  by_side: null,
  about_at: null,
  doer_name: null,
  is_asked: false,
  decision: null,
  hidden_at: null,
  answers: null,
  answered_body: null,
  answered_hidden_at: null,
  answered_side: null,
  answered_file_name: null,
  answered_first_name: null,
  answered_last_name: null,
}

export const bytesOf = async (db: Reader, conversationId: string) =>
  (
    await db
      .selectFrom('message_file as file')
      .innerJoin('message', 'message.id', 'file.message_id')
      .innerJoin('sealed_file', 'sealed_file.id', 'file.file_id')
      .select(sql<string>`coalesce(sum(file.size), 0)::text`.as('bytes'))
      .where('message.conversation_id', '=', conversationId)
      .executeTakeFirstOrThrow()
  ).bytes

export const fileToScan = (db: Reader, messageId: string) =>
  db
    .selectFrom('message_file')
    .select(['message_id', 'file_id'])
    .where('message_id', '=', messageId)
    .where('scan', '=', 'waiting')
    .executeTakeFirst()

export function messageFilesToScan(db: Reader, after: AgeKey | null, most: number) {
  const batch = db
    .selectFrom('message_file')
    .innerJoin('message', 'message.id', 'message_file.message_id')
    .select(['message.id', 'message.created_at as due_at'])
    .where('message_file.scan', '=', 'waiting')
    .orderBy('message.created_at')
    .orderBy('message.id')
    .limit(most)
  return (after ? batch.where(newerThan('message.created_at', 'message.id', after)) : batch).execute()
}

export const setScan = (tx: Tx, messageId: string, scan: 'clean' | 'infected') =>
  tx
    .updateTable('message_file')
    .set({ scan })
    .where('message_id', '=', messageId)
    .where('scan', '=', 'waiting')
    .executeTakeFirst()

/** Every file somebody sent that still lies here. */
export const filesBy = (db: Reader, personId: string) =>
  db
    .selectFrom('message_file as file')
    .innerJoin('sealed_file', 'sealed_file.id', 'file.file_id')
    .innerJoin('message', 'message.id', 'file.message_id')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .leftJoin('client_order', 'client_order.id', 'conversation.order_id')
    .select([
      'file.file_id',
      'file.file_name',
      'message.seq',
      'client_order.id as order_id',
      'client_order.ref',
      'message.conversation_id',
    ])
    .where('file.uploaded_by', '=', personId)
    .where('file.scan', '<>', 'infected')
    .orderBy('message.id')
    .execute()

export const setHidden = (tx: Tx, id: string, hidden_at: Date | null) =>
  tx
    .updateTable('message')
    .set({ hidden_at })
    .where('id', '=', id)
    .where('hidden_at', hidden_at ? 'is' : 'is not', null)
    .returning(['conversation_id', 'seq'])
    .executeTakeFirst()

/** The words go; that they wrote stays, so that the other side can follow. */
export async function forgetWords(tx: Tx, personId: string) {
  await tx.updateTable('message').set({ body: null }).where('sender_id', '=', personId).execute()
  // The line of what a client asked for says what is left of its title.
  await tx
    .updateTable('message')
    .from('offer')
    .set((eb) => ({ subject: eb.ref('offer.title') }))
    .whereRef('offer.id', '=', 'message.offer_id')
    .where('offer.client_id', '=', personId)
    .where('offer.proposed_by', '=', 'client')
    .execute()
}

export const conversationOfFile = async (db: Reader, fileId: string) =>
  (
    await db
      .selectFrom('message_file')
      .innerJoin('message', 'message.id', 'message_file.message_id')
      .select('message.conversation_id')
      .where('message_file.file_id', '=', fileId)
      .executeTakeFirst()
  )?.conversation_id
