import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { Side } from './store.ts'

export interface UnreadRow {
  person_id: string
  side: Side
  unread: number
}

/** Each of them has a number on each side they are on. It reads only where something is unread. */
const unread = (people: RawBuilder<unknown>, isCounted = sql`true`) => sql<UnreadRow>`
  select person.id as person_id, side.name as side, coalesce((
    select sum(member.said - member.read_said)::int from conversation_member member
    where member.person_id = person.id and member.side = side.name
      and member.left_at is null and member.said > member.read_said and ${isCounted}
  ), 0) as unread
  from ${people} as person (id)
  cross join (values ('client'), ('agent'), ('staff')) as side (name)
  cross join lateral (
    select from conversation_member member
    where member.person_id = person.id and member.side = side.name and member.left_at is null
    order by member.last_at desc limit 1
  ) as is_on`

const everybodyIn = (conversationId: string | RawBuilder<unknown>) =>
  sql`(select person_id from conversation_member where conversation_id = ${conversationId} and left_at is null)`

/** The same of all who are in a conversation, as a part of another statement. */
export const unreadOfAllIn = (conversationId: RawBuilder<unknown>) => unread(everybodyIn(conversationId))

export const unreadOf = async (db: Reader, personIds: string[]) =>
  (await unread(sql`unnest(${personIds}::uuid[])`).execute(db)).rows

export const unreadIn = async (db: Reader, conversationId: string) =>
  (await unread(everybodyIn(conversationId)).execute(db)).rows

interface Written {
  conversationId: string
  writerId: string
  seq: number
  said: number
  now: Date
}

/**
 * Whoever writes has read what stands above, and mails that wait to tell them of it do not go out. Answers with what is
 * left unread of everybody there, in the same statement, which does not see yet what it writes. Their rows are held.
 */
export async function noteWritten(tx: Tx, { conversationId, writerId, seq, said, now }: Written) {
  const isElsewhere = sql`(member.conversation_id, member.person_id) <> (${conversationId}::uuid, ${writerId}::uuid)`
  const { rows } = await sql<UnreadRow>`
    with mark as (
      update conversation_member set read_seq = ${seq}, read_said = ${said}, read_at = ${now}
      where conversation_id = ${conversationId} and person_id = ${writerId} and read_seq < ${seq}
    ), over as (
      delete from mail_body using message
      where message.id = mail_body.about_id and message.conversation_id = ${conversationId}
        and mail_body.due_at is not null and mail_body.person_id = ${writerId}
    )
    ${unread(everybodyIn(conversationId), isElsewhere)}`.execute(tx)
  return rows
}

/** Moves the mark of what somebody has read forward, never back nor beyond what was said; answers with where it is then. */
export async function moveReadMark(tx: Tx, conversationId: string, personId: string, seq: number, now: Date) {
  const { rows } = await sql<{ read_seq: number }>`
    update conversation_member
    set read_seq = message.seq, read_said = message.said, read_at = ${now}
    from conversation
    join message on message.conversation_id = conversation.id and message.seq = least(${seq}, conversation.last_seq)
    where conversation.id = ${conversationId} and person_id = ${personId}
      and conversation_member.conversation_id = conversation.id and message.seq > read_seq
    returning read_seq`.execute(tx)
  return rows[0]?.read_seq
}
