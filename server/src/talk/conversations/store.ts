import { type RawBuilder, sql } from 'kysely'
import { builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { olderThan } from '../../platform/database/keyset.ts'

export type Side = 'client' | 'agent' | 'staff'

/** It opens once: for an order that is paid now, or was before there were conversations. */
export const openConversationOf = (tx: Tx, orderId: string) =>
  sql`select open_conversation(client_order) from client_order where id = ${orderId}`.execute(tx)

/** The same where no question is open between its two people; false, and nothing done, where one is. */
export async function openUnlessAsked(tx: Tx, orderId: string) {
  const { rows } = await sql`
    select open_conversation(client_order) from client_order
    where id = ${orderId} and not exists (
      select from question
      where question.client_id = client_order.client_id and question.agent_id = client_order.agent_id
        and question.status = 'open')`.execute(tx)
  return rows.length > 0
}

export const paidWithoutConversation = (db: Reader, since: Date) =>
  db
    .selectFrom('client_order')
    .select('id')
    .where('paid_at', '>=', since)
    // The conversation of a case went on with it.
    .where('is_current', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('conversation').select('id').whereRef('order_id', '=', 'client_order.id'))),
    )
    .orderBy('id')
    .execute()

const conversations = (db: Reader) =>
  db
    .selectFrom('conversation')
    .leftJoin('client_order', 'client_order.id', 'conversation.order_id')
    .leftJoin('question', 'question.conversation_id', 'conversation.id')
    .select(({ fn }) => [
      'conversation.id',
      'conversation.order_id',
      'conversation.last_seq',
      'conversation.said',
      'conversation.last_at',
      'conversation.blocked_by',
      'conversation.also_blocked_by',
      'client_order.ref',
      // It has an order or began as a question, or both.
      fn.coalesce('client_order.title', 'question.title').$castTo<string>().as('title'),
      fn.coalesce('client_order.client_id', 'question.client_id').$castTo<string>().as('client_id'),
      fn.coalesce('client_order.agent_id', 'question.agent_id').$castTo<string>().as('agent_id'),
      'client_order.status',
      sql<Date | null>`completed_since(client_order.id)`.as('completed_at'),
      'client_order.cancelled_at',
      'question.status as question_status',
      'question.answers as question_answers',
      'question.answered_at',
      'question.goal_id as question_goal_id',
    ])
export type ConversationRow = NonNullable<Awaited<ReturnType<typeof findConversation>>>

export const findConversation = (db: Reader, id: string) =>
  conversations(db).where('conversation.id', '=', id).executeTakeFirst()

/** A case of several stages has one conversation, with the stage it stands at. */
const holder = (orderId: string) => sql<string>`holder_of_case(${orderId})`

export const conversationOfOrder = (db: Reader, orderId: string) =>
  conversations(db).where('conversation.order_id', '=', holder(orderId)).executeTakeFirst()

const holdRow = builtOnce((db, { id }: { id: string }) =>
  db.selectFrom('conversation').select('id').where('id', '=', id).forUpdate(),
)

/** Until the transaction ends nobody else writes there. What it is now is read once it is held: its question may have ended. */
export async function lockConversation(tx: Tx, id: string) {
  const held = await holdRow.first(tx, { id })
  return held && findConversation(tx, id)
}

const MEMBER = [
  'member.conversation_id',
  'member.person_id',
  'member.side',
  'member.read_seq',
  'person.first_name',
  'person.last_name',
  'person.picture_key',
  'person.deleted_at',
  'presence.seen_at',
] as const

const held = builtOnce((db, { id, writerId, clientId }: Writing) =>
  conversations(db)
    .innerJoin('conversation_member as member', 'member.conversation_id', 'conversation.id')
    .innerJoin('person', 'person.id', 'member.person_id')
    .leftJoin('presence', 'presence.person_id', 'member.person_id')
    .select(MEMBER)
    .select((eb) =>
      eb
        .selectFrom('message')
        .select('message.id')
        .whereRef('message.conversation_id', '=', 'conversation.id')
        .where('message.sender_id', '=', writerId)
        .where('message.client_id', '=', clientId)
        .as('sent_id'),
    )
    .where('conversation.id', '=', id)
    .where('member.left_at', 'is', null)
    .orderBy('member.side', 'desc')
    .orderBy('member.person_id'),
)

interface Writing {
  id: string
  writerId: string
  clientId: string
}

/** It is held as above, with those who are in it, and the message that its writer sent under this client id already. */
export async function lockToWrite(tx: Tx, writing: Writing) {
  await holdRow.first(tx, { id: writing.id })
  const members = await held.all(tx, writing)
  const [first] = members
  if (!first) return undefined
  const row: ConversationRow = first
  return { row, members: members as MemberRow[], sentId: first.sent_id }
}

export const membersOf = (db: Reader, conversationIds: string[]) =>
  db
    .selectFrom('conversation_member as member')
    .innerJoin('person', 'person.id', 'member.person_id')
    .leftJoin('presence', 'presence.person_id', 'member.person_id')
    .select(MEMBER)
    .where('member.conversation_id', '=', sql<string>`any(${conversationIds}::uuid[])`)
    .where('member.left_at', 'is', null)
    .orderBy('member.side', 'desc')
    .orderBy('member.person_id')
    .execute()
export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number]

export const findMember = (db: Reader, conversationId: string, personId: string) =>
  db
    .selectFrom('conversation_member as member')
    .innerJoin('person', 'person.id', 'member.person_id')
    .select([
      'member.side',
      'member.read_seq',
      'member.read_said',
      'member.said',
      'person.timezone',
      'person.clock',
    ])
    .where('member.conversation_id', '=', conversationId)
    .where('member.person_id', '=', personId)
    .where('member.left_at', 'is', null)
    .executeTakeFirst()

/** The name of what a line is about; of a document with whose it is, which most lines have no need to ask. */
export const subjectOfLine = sql<string | null>`
  case when message.document_id is null then message.subject
    else name_of_document(message.subject, message.document_id) end`

interface ThreadPage {
  limit: number
  after: readonly [time: string, id: string] | null
}

/** The newest comes first, and there is one more than a page. */
export function threadsOf(
  db: Reader,
  { personId, side }: { personId: string; side: Side },
  { limit, after }: ThreadPage,
) {
  const page = conversations(db)
    .innerJoin('conversation_member as own', 'own.conversation_id', 'conversation.id')
    .leftJoin('message', (join) =>
      join
        .onRef('message.conversation_id', '=', 'conversation.id')
        .onRef('message.seq', '=', 'conversation.last_seq'),
    )
    .leftJoin('message_file', 'message_file.message_id', 'message.id')
    .innerJoin('person as reader', 'reader.id', 'own.person_id')
    .select([
      'own.read_said',
      'reader.timezone',
      'reader.clock',
      'message.body',
      'message.step',
      subjectOfLine.as('subject'),
      'message.by_side',
      'message.about_at',
      'message.hidden_at',
      'message.sender_id',
      'message.created_at as said_at',
      'message_file.file_name',
    ])
    .where('own.person_id', '=', personId)
    .where('own.side', '=', side)
    .where('own.left_at', 'is', null)
    .orderBy('own.last_at', 'desc')
    .orderBy('own.conversation_id', 'desc')
    .limit(limit + 1)
  return after ? page.where(olderThan('own.last_at', 'own.conversation_id', after)).execute() : page.execute()
}
export type ThreadRow = Awaited<ReturnType<typeof threadsOf>>[number]

export interface Blocks {
  blocked_by: string | null
  /** The other side blocks as well. */
  also_blocked_by: string | null
}

export const setBlocks = (tx: Tx, id: string, blocks: Partial<Blocks>) =>
  tx.updateTable('conversation').set(blocks).where('id', '=', id).execute()

/** Staff help in a conflict; one who comes back stays the same member. */
export const letStaffJoin = (tx: Tx, conversationId: string, personId: string) =>
  tx
    .insertInto('conversation_member')
    .values({ conversation_id: conversationId, person_id: personId, side: 'staff' })
    .onConflict((known) => known.columns(['conversation_id', 'person_id']).doUpdateSet({ left_at: null }))
    .execute()

export const letStaffGo = (tx: Tx, orderId: string, now: Date) =>
  tx
    .updateTable('conversation_member')
    .set({ left_at: now })
    .where('side', '=', 'staff')
    .where('left_at', 'is', null)
    .where('conversation_id', 'in', (eb) =>
      eb.selectFrom('conversation').select('id').where('order_id', '=', holder(orderId)),
    )
    .execute()

/** Our team has a reason to read it if there is a conflict about its order, or a message that was reported. */
export const isForStaff = async (db: Reader, { id, order_id }: Pick<ConversationRow, 'id' | 'order_id'>) => {
  const reason: RawBuilder<boolean> = sql<boolean>`
    exists (
      select from conflict join client_order stage on stage.id = conflict.order_id
      where stage.case_id = (select case_id from client_order where id = ${order_id}) and conflict.reason <> 'cancellation')
    or exists (
      select from report join message on message.id = report.subject_id
      where report.kind = 'message' and message.conversation_id = ${id}
    )`
  return (await db.selectNoFrom(reason.as('is')).executeTakeFirstOrThrow()).is
}

/** There is a conflict about its order now, or about an earlier stage of the same case. */
export const isInConflict = async (db: Reader, { order_id }: Pick<ConversationRow, 'order_id'>) =>
  (await db
    .selectFrom('client_order as stage')
    .select('stage.id')
    .where('stage.case_id', '=', (eb) =>
      eb.selectFrom('client_order').select('case_id').where('id', '=', order_id),
    )
    .where('stage.status', '=', 'conflicted')
    .executeTakeFirst()) !== undefined

/** A conversation that is over for them does not count. */
export const partnersOf = async (db: Reader, personId: string) =>
  (
    await db
      .selectFrom('conversation_member as own')
      .innerJoin('conversation_member as other', 'other.conversation_id', 'own.conversation_id')
      .select('other.person_id')
      .distinct()
      .where('own.person_id', '=', personId)
      .where('own.left_at', 'is', null)
      .where('other.left_at', 'is', null)
      .where('other.person_id', '<>', personId)
      .limit(500)
      .execute()
  ).map(({ person_id }) => person_id)

export const setPresent = (tx: Tx, personIds: string[], now: Date) =>
  sql`
    insert into presence (person_id, seen_at)
    select id, ${now} from person where id = any(${personIds}::uuid[]) order by id
    on conflict (person_id) do update set seen_at = excluded.seen_at`.execute(tx)
