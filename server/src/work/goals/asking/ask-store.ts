import type { VisaFacts } from '@sojourn/contract/ground/visa-facts'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import type { AgeKey } from '../../../platform/database/keyset.ts'

/** The usual time until a decision is reckoned from it. */
export const acceptedWork = (db: Reader, orderId: string) =>
  db
    .selectFrom('client_order')
    .innerJoin('goal', 'goal.id', 'client_order.goal_id')
    .leftJoin('visa', 'visa.id', 'client_order.visa_id')
    .select(({ ref }) => [
      'client_order.completed_at',
      'goal.id as goal_id',
      'goal.status',
      'goal.residence_iso',
      'goal.passport_iso',
      ref('visa.facts').$castTo<VisaFacts | null>().as('facts'),
    ])
    .where('client_order.id', '=', orderId)
    .executeTakeFirst()

/** The first order that is accepted says when. */
export const addRequest = (tx: Tx, goal_id: number, ask_at: Date) =>
  tx
    .insertInto('decision_request')
    .values({ goal_id, ask_at })
    .onConflict((known) => known.doNothing())
    .execute()

const id: RawBuilder<string> = sql`goal_id::text`

/** Read in the order of their days; `id` is the number of the goal. */
export const requestsDue = (db: Reader, now: Date, after: AgeKey | null, most: number) => {
  let due = db
    .selectFrom('decision_request')
    .select([id.as('id'), 'ask_at as due_at'])
    .where('asked', '<', 2)
    .where('ask_at', '<=', now)
    .orderBy('ask_at')
    .orderBy('goal_id')
    .limit(most)
  if (after)
    due = due.where(sql<boolean>`(ask_at, goal_id) > (${after[0]}::timestamptz, ${after[1]}::bigint)`)
  return due.execute()
}

/** The row is as it is by now, and held until the transaction ends. */
export const lockAsked = (tx: Tx, goalId: number) =>
  tx
    .selectFrom('goal')
    .innerJoin('decision_request', 'decision_request.goal_id', 'goal.id')
    .innerJoin('person', 'person.id', 'goal.client_id')
    .innerJoin('country', 'country.iso', 'goal.country_iso')
    .select((eb) => [
      'goal.id',
      'goal.client_id',
      'goal.name',
      'goal.status',
      'goal.deleted_at',
      'country.name as country_name',
      'person.suspended_at',
      'person.deleted_at as person_deleted_at',
      'decision_request.ask_at',
      'decision_request.asked',
      'decision_request.asked_at',
      'decision_request.waiting_at',
      eb
        .exists(
          eb
            .selectFrom('client_order')
            .select('client_order.id')
            .whereRef('client_order.goal_id', '=', 'goal.id')
            .where('client_order.status', '=', 'completed'),
        )
        .as('is_accepted'),
    ])
    .where('goal.id', '=', goalId)
    .forUpdate(['goal', 'decision_request'])
    .executeTakeFirst()

interface RequestChange {
  ask_at?: Date
  asked?: number
  asked_at?: Date
  waiting_at?: Date
}

export const setRequest = (tx: Tx, goalId: number, change: RequestChange) =>
  tx.updateTable('decision_request').set(change).where('goal_id', '=', goalId).execute()

export const dropRequest = (tx: Tx, goalId: number) =>
  tx.deleteFrom('decision_request').where('goal_id', '=', goalId).execute()
