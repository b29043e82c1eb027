import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { Side } from './store.ts'

/** An email would tell of messages of others that came since they read, or were mailed. */
export interface Unmailed {
  person_id: string
  side: 'client' | 'agent'
  email: string
  conversation_id: string
  /** Null, as its number is, of a question that belongs to no order yet. */
  order_id: string | null
  ref: string | null
  /** Null means that the order began without a question. */
  question: string | null
  message_id: string
  count: number
  oldest_at: Date
  newest_at: Date
}

/** Nothing that is hidden, and of whom they blocked nothing but what our team writes. */
export const unmailedIn = async (db: Reader, conversationId: string): Promise<Unmailed[]> =>
  (
    await sql<Unmailed>`
      select member.person_id, member.side, person.email, conversation.id as conversation_id,
        client_order.id as order_id, client_order.ref, question.title as question,
        (array_agg(message.id order by message.seq))[1] as message_id, count(*)::int as count,
        min(message.created_at) as oldest_at, max(message.created_at) as newest_at
      from conversation
      left join client_order on client_order.id = conversation.order_id
      left join question on question.conversation_id = conversation.id
      join conversation_member as member on member.conversation_id = conversation.id
      join person on person.id = member.person_id
      join message on message.conversation_id = conversation.id
      where conversation.id = ${conversationId}
        and member.side in ('client', 'agent') and member.left_at is null
        and person.deleted_at is null and person.email_verified_at is not null
        and message.seq > greatest(member.read_seq, member.mailed_seq)
        and message.sender_id <> member.person_id and message.hidden_at is null
        and (message.sender_side = 'staff' or (member.person_id in (conversation.blocked_by, conversation.also_blocked_by)) is not true)
      group by member.person_id, member.side, person.email, conversation.id, client_order.id, client_order.ref,
        question.title`.execute(db)
  ).rows

/** They are told of all that stands there now. */
export const setMailed = (tx: Tx, conversationId: string, personId: string) =>
  tx
    .updateTable('conversation_member')
    .set((eb) => ({
      mailed_seq: eb.selectFrom('conversation').select('last_seq').where('id', '=', conversationId),
    }))
    .where('conversation_id', '=', conversationId)
    .where('person_id', '=', personId)
    .execute()

interface Waiting {
  conversationId: string
  /** It is null for all who read there. */
  personId: string | null
  /** Messages count from this number on. */
  from: number
}

/** Emails that have not gone out yet are gone, as if they had never been written; answers with a message of each. */
export async function takeBackWaiting(tx: Tx, { conversationId, personId, from }: Waiting) {
  const isTheirs = personId === null ? sql`true` : sql`person_id = ${personId}`
  // Whoever reads holds their own row first, by moving its mark, and so does this.
  await sql`
    select from conversation_member where conversation_id = ${conversationId} and ${isTheirs}
    order by person_id for no key update`.execute(tx)
  const { rows } = await sql<{ message_id: string }>`
    with taken as (
      delete from mail_body using message
      where message.id = mail_body.about_id and message.conversation_id = ${conversationId}
        and message.seq >= ${from} and mail_body.due_at is not null
        and ${personId === null ? sql`true` : sql`mail_body.person_id = ${personId}`}
      returning mail_body.person_id, message.seq, message.id
    ), firsts as (
      select distinct on (person_id) person_id, seq, id from taken order by person_id, seq
    )
    update conversation_member as member set mailed_seq = firsts.seq - 1 from firsts
    where member.conversation_id = ${conversationId} and member.person_id = firsts.person_id
    returning firsts.id as message_id`.execute(tx)
  return rows
}

export interface Unread {
  conversation_id: string
  order_id: string | null
  side: Side
  sender_side: Side
  first_name: string
  is_followed: boolean
}

type Which = { message: string } | { newestIn: string }

/** A message somebody has not read, if they may read it and did not block who wrote it. */
export const findUnread = async (db: Reader, which: Which, personId: string) =>
  (
    await sql<Unread>`
      select message.conversation_id, conversation.order_id, member.side, message.sender_side, writer.first_name,
        exists (
          select from message as later
          where later.conversation_id = message.conversation_id and later.seq > message.seq
            and later.sender_id <> member.person_id and later.hidden_at is null
        ) as is_followed
      from message
      join conversation on conversation.id = message.conversation_id
      join conversation_member as member on member.conversation_id = message.conversation_id
      join person as writer on writer.id = message.sender_id
      where ${'message' in which ? sql`message.id = ${which.message}` : sql`message.conversation_id = ${which.newestIn}`}
        and member.person_id = ${personId} and member.left_at is null
        and message.seq > member.read_seq and message.sender_id <> member.person_id
        and message.hidden_at is null
        and (message.sender_side = 'staff' or (member.person_id in (conversation.blocked_by, conversation.also_blocked_by)) is not true)
      order by message.seq desc limit 1`.execute(db)
  ).rows[0]
