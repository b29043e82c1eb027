import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import { type AgeKey, newerThan } from '../../../platform/database/keyset.ts'

/** A client had written, and the agent writes for the first time since. */
export async function isFirstAnswer(tx: Tx, conversationId: string, seq: number) {
  const { rows } = await sql<{ is_first: boolean }>`
    select exists (
      select from message asked
      where asked.conversation_id = ${conversationId} and asked.sender_side = 'client' and asked.seq < ${seq}
    ) and not exists (
      select from message answer
      where answer.conversation_id = ${conversationId} and answer.sender_side = 'agent' and answer.seq < ${seq}
        and answer.seq > (
          select min(seq) from message asked
          where asked.conversation_id = ${conversationId} and asked.sender_side = 'client')
    ) as is_first`.execute(tx)
  return rows[0]?.is_first ?? false
}

/** Only the newest conversations are looked at. */
const MOST_CONVERSATIONS = 100

interface Measured {
  answers: number
  minutes: number | null
}

interface Span {
  since: Date
  /** Only this many of the newest first answers count. */
  newest: number
}

/**
 * Clients waited from their first message to the agent's first answer. A question that was closed without one
 * counts with all the time it was open, unless nobody could write in it: it was blocked, or its client is gone.
 */
export async function firstAnswersOf(
  db: Reader,
  agentId: string,
  { since, newest }: Span,
): Promise<Measured> {
  const { rows } = await sql<Measured>`
    with talk as (
      select conversation_id from conversation_member
      where person_id = ${agentId} and side = 'agent' and left_at is null and last_at >= ${since}
      order by last_at desc limit ${MOST_CONVERSATIONS}),
    firsts as (
      select asked.created_at as asked_at, coalesce(answer.created_at, question.ended_at) as answered_at
      from talk
      cross join lateral (
        select seq, created_at from message
        where message.conversation_id = talk.conversation_id and sender_side = 'client' order by seq limit 1) asked
      left join lateral (
        select created_at from message
        where message.conversation_id = talk.conversation_id and sender_side = 'agent' and message.seq > asked.seq
        order by seq limit 1) answer on true
      left join lateral (
        select ended_at from question
        join conversation on conversation.id = question.conversation_id
        join person client on client.id = question.client_id
        where question.conversation_id = talk.conversation_id and question.status = 'closed'
        and conversation.blocked_by is null and client.deleted_at is null) question on true
      where asked.created_at >= ${since} and coalesce(answer.created_at, question.ended_at) is not null
      order by asked.created_at desc limit ${newest})
    select count(*)::int as answers,
      ceil(percentile_disc(0.5) within group (order by extract(epoch from answered_at - asked_at)) / 60)::int as minutes
    from firsts`.execute(db)
  return rows[0] ?? { answers: 0, minutes: null }
}

/** A figure of too few answers is none; one that we never measured stays what it was told as. */
export async function setAnswerTime(tx: Tx, agentId: string, minutes: number | null, now: Date) {
  const change = tx
    .updateTable('agent')
    .set({ response_minutes: minutes, response_measured_at: minutes === null ? null : now })
    .where('person_id', '=', agentId)
  const { numUpdatedRows } = await (minutes === null
    ? change.where('response_measured_at', 'is not', null)
    : change
  ).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The agent with the oldest figure comes first. */
export function measuredBefore(db: Reader, before: Date, after: AgeKey | null, most: number) {
  const page = db
    .selectFrom('agent')
    .select(({ ref }) => ['person_id as id', ref('response_measured_at').$notNull().as('due_at')])
    .where('response_measured_at', '<', before)
    .orderBy('response_measured_at')
    .orderBy('person_id')
    .limit(most)
  return (after ? page.where(newerThan('response_measured_at', 'person_id', after)) : page).execute()
}
