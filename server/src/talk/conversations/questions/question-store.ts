import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import { type AgeKey, newerThan } from '../../../platform/database/keyset.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'
import type { Blocks } from '../store.ts'

/** Holds whoever asks, so that questions that are asked at once count each other. */
export const lockAsker = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('person')
    .select(['id', 'timezone', 'clock'])
    .where('id', '=', clientId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** The row has only what whoever asks may know of the agent. */
export const findAsked = (db: Reader, agentId: string) =>
  db
    .selectFrom('agent')
    .innerJoin('person', 'person.id', 'agent.person_id')
    .select([
      'agent.person_id',
      'agent.username',
      'agent.takes_questions',
      'agent.asks_first',
      'agent.response_minutes',
      'person.first_name',
      'person.last_name',
      'person.picture_key',
      'person.deletion_due_at',
    ])
    .where('agent.person_id', '=', agentId)
    .executeTakeFirst()

export const openBetween = (db: Reader, clientId: string, agentId: string) =>
  db
    .selectFrom('question')
    .select(['conversation_id', 'client_id', 'agent_id', 'status'])
    .where('client_id', '=', clientId)
    .where('agent_id', '=', agentId)
    .where('status', '=', 'open')
    .executeTakeFirst()

interface Sent {
  clientId: string
  agentId: string
  messageId: string
}

/** It comes back whatever became of the question since. */
export const sentTo = (db: Reader, { clientId, agentId, messageId }: Sent) =>
  db
    .selectFrom('message')
    .innerJoin('question', 'question.conversation_id', 'message.conversation_id')
    .select('question.conversation_id')
    .where('message.sender_id', '=', clientId)
    .where('message.client_id', '=', messageId)
    .where('question.agent_id', '=', agentId)
    .executeTakeFirst()

/** The newest comes first. */
export const askedSince = (db: Reader, clientId: string, since: Date) =>
  db
    .selectFrom('question')
    .select('created_at')
    .where('client_id', '=', clientId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute()

/**
 * One person wants to hear nothing from the other, in whatever they wrote to each other about. The rows are
 * held until the transaction ends, so that a block that comes at the same time is seen or comes after.
 */
export async function isBlockedBy(tx: Tx, blocker: string, other: string) {
  const { rows } = await sql<Blocks>`
    select conversation.blocked_by, conversation.also_blocked_by from conversation
    where conversation.id in (
      select own.conversation_id from conversation_member own
      join conversation_member theirs on theirs.conversation_id = own.conversation_id
      where own.person_id = ${blocker} and theirs.person_id = ${other}
        and own.left_at is null and theirs.left_at is null
    )
    order by conversation.id for share`.execute(tx)
  return rows.some((row) => row.blocked_by === blocker || row.also_blocked_by === blocker)
}

/** The same, as it stands at this moment. */
export const hasBlocked = async (db: Reader, blocker: string, other: string) =>
  (await db
    .selectFrom('conversation')
    .innerJoin('conversation_member as theirs', 'theirs.conversation_id', 'conversation.id')
    .select('conversation.id')
    .where((eb) =>
      eb.or([eb('conversation.blocked_by', '=', blocker), eb('conversation.also_blocked_by', '=', blocker)]),
    )
    .where('theirs.person_id', '=', other)
    .executeTakeFirst()) !== undefined

/** A conversation of two people that belongs to no order. */
export async function addQuestion(tx: Tx, question: Omit<Insertable<DB['question']>, 'conversation_id'>) {
  const { created_at, client_id, agent_id } = question
  const { id } = await tx
    .insertInto('conversation')
    .values({ last_at: created_at, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('conversation_member')
    .values([
      { conversation_id: id, person_id: client_id, side: 'client' },
      { conversation_id: id, person_id: agent_id, side: 'agent' },
    ])
    .execute()
  await tx
    .insertInto('question')
    .values({ ...question, conversation_id: id })
    .execute()
  return id
}

export const findOffered = (db: Reader, id: string, agentId: string) =>
  db
    .selectFrom('service')
    .select(['id', 'title'])
    .where('id', '=', id)
    .where('agent_id', '=', agentId)
    .where('status', '=', 'active')
    .executeTakeFirst()

/** The order's case has no conversation yet, at whichever stage: its two people may have an open question. */
export const questionForOrder = (db: Reader, orderId: string) =>
  db
    .selectFrom('client_order')
    .innerJoin('question', (join) =>
      join
        .onRef('question.client_id', '=', 'client_order.client_id')
        .onRef('question.agent_id', '=', 'client_order.agent_id')
        .on('question.status', '=', 'open'),
    )
    .select(['question.conversation_id', 'question.client_id', 'question.agent_id', 'question.status'])
    .where('client_order.id', '=', orderId)
    .where('client_order.paid_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('conversation')
            .innerJoin('client_order as stage', 'stage.id', 'conversation.order_id')
            .select('conversation.id')
            .whereRef('stage.case_id', '=', 'client_order.case_id'),
        ),
      ),
    )
    .executeTakeFirst()

export const setOrder = (tx: Tx, conversationId: string, order_id: string) =>
  tx.updateTable('conversation').set({ order_id }).where('id', '=', conversationId).execute()

export const setAnswered = (tx: Tx, conversationId: string, now: Date) =>
  tx
    .updateTable('question')
    .set({ answered_at: now })
    .where('conversation_id', '=', conversationId)
    .where('answered_at', 'is', null)
    .execute()

/** Open questions that nobody has answered, the oldest first. */
export function unansweredBefore(db: Reader, before: Date, after: AgeKey | null, most: number) {
  const page = db
    .selectFrom('question')
    .select(['conversation_id as id', 'created_at as due_at'])
    .where('status', '=', 'open')
    .where('answered_at', 'is', null)
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .orderBy('conversation_id')
    .limit(most)
  return (
    after ? page.where(newerThan('created_at', 'conversation_id', [after[0], after[1]])) : page
  ).execute()
}

/** The mail that says nobody answered names them. */
export const findUnanswered = (db: Reader, conversationId: string) =>
  db
    .selectFrom('question')
    .innerJoin('person as client', 'client.id', 'question.client_id')
    .innerJoin('person as agent', 'agent.id', 'question.agent_id')
    .leftJoin('goal', 'goal.id', 'question.goal_id')
    .select([
      'question.conversation_id',
      'question.client_id',
      'question.agent_id',
      'question.status',
      'question.title',
      'question.goal_id',
      'goal.country_iso',
      'client.email_verified_at',
      'agent.first_name as agent_first_name',
    ])
    .where('question.conversation_id', '=', conversationId)
    .where('question.answered_at', 'is', null)
    .executeTakeFirst()

/** The words of a client in questions go with their account. */
export const forgetQuestionsOf = (tx: Tx, personId: string) =>
  tx
    .updateTable('question')
    .set({ title: 'Question', answers: '[]' })
    .where('client_id', '=', personId)
    .execute()

export const questionSettingsOf = (db: Reader, agentId: string) =>
  db
    .selectFrom('agent')
    .select(['takes_questions', 'asks_first'])
    .where('person_id', '=', agentId)
    .executeTakeFirst()

export const setQuestionSettings = (
  tx: Tx,
  agentId: string,
  settings: { takes_questions: boolean; asks_first: string[] },
) =>
  tx
    .updateTable('agent')
    .set(settings)
    .where('person_id', '=', agentId)
    .returning(['takes_questions', 'asks_first'])
    .executeTakeFirst()
