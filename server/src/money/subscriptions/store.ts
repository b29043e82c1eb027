import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { type AgeKey, newerThan, olderThan } from '../../platform/database/keyset.ts'
import type { DB } from '../../platform/database/rows.generated.ts'
import type { SubscriptionState } from './subscription-state.ts'

const COLUMNS = [
  'subscription.id',
  'subscription.agent_id',
  'subscription.status',
  'subscription.plan',
  'subscription.term',
  'subscription.price',
  'subscription.anchored_at',
  'subscription.period_start',
  'subscription.period_end',
  'subscription.next_plan',
  'subscription.next_term',
  'subscription.cancel_at_period_end',
  'subscription.tries',
  'subscription.try_at',
  'subscription.reminded_of',
  'subscription.created_at',
  'subscription.ended_at',
] as const

const subscriptions = (db: Reader) => db.selectFrom('subscription').select(COLUMNS)

export type SubscriptionRow = Awaited<ReturnType<typeof lockSubscription>> & {}

/** The one that has not ended. */
export const findOpen = (db: Reader, agentId: string) =>
  subscriptions(db).where('agent_id', '=', agentId).where('status', '<>', 'ended').executeTakeFirst()

export const lockOpen = (tx: Tx, agentId: string) =>
  subscriptions(tx)
    .where('agent_id', '=', agentId)
    .where('status', '<>', 'ended')
    .forUpdate()
    .executeTakeFirst()

export const lockSubscription = (tx: Tx, id: string) =>
  subscriptions(tx).where('id', '=', id).forUpdate().executeTakeFirst()

/** Undefined where the agent has one that has not ended. */
export const addSubscription = (tx: Tx, subscription: Insertable<DB['subscription']>) =>
  tx
    .insertInto('subscription')
    .values(subscription)
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst()

interface Page {
  limit: number
  after: [createdAt: string, id: string] | null
}

export function subscriptionsOf(db: Reader, agentId: string, { limit, after }: Page) {
  let page = subscriptions(db)
    .where('agent_id', '=', agentId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (after) page = page.where(olderThan('subscription.created_at', 'subscription.id', after))
  return page.execute()
}

/** Ids of those the clock has something to do with, some at a time. */
const due =
  (status: SubscriptionState, column: 'period_end' | 'try_at' | 'created_at') =>
  (db: Reader, until: Date, after: AgeKey | null, limit: number) => {
    let page = db
      .selectFrom('subscription')
      .select((eb) => ['id', eb.ref(column).$castTo<Date>().as('due_at')])
      .where('status', '=', status)
      .where(column, '<=', until)
      .orderBy(column)
      .orderBy('id')
      .limit(limit)
    if (after) page = page.where(newerThan(column, 'id', after))
    return page.execute()
  }

export const periodsOver = due('active', 'period_end')
export const triesDue = due('past_due', 'try_at')
export const leftWaiting = due('waiting', 'created_at')

/** Their next payment is for a year, comes soon and was not told of. Nobody who is suspended or gone is charged. */
export const renewalsToTell = (db: Reader, until: Date, after: AgeKey | null, limit: number) => {
  let page = db
    .selectFrom('subscription')
    .select(['id', 'period_end as due_at'])
    .where('status', '=', 'active')
    .where((eb) => eb(eb.fn.coalesce('next_term', 'term'), '=', 'year'))
    .where('cancel_at_period_end', '=', false)
    .where('period_end', '<=', until)
    .where(sql<boolean>`reminded_of is distinct from period_end`)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('person')
            .select('person.id')
            .whereRef('person.id', '=', 'subscription.agent_id')
            .where((eb) =>
              eb.or([eb('person.suspended_at', 'is not', null), eb('person.deleted_at', 'is not', null)]),
            ),
        ),
      ),
    )
    .orderBy('period_end')
    .orderBy('id')
    .limit(limit)
  if (after) page = page.where(newerThan('period_end', 'id', after))
  return page.execute()
}

export const noteReminded = (tx: Tx, id: string, told: { reminded_of: Date; try_at: Date | null }) =>
  tx.updateTable('subscription').set(told).where('id', '=', id).execute()

export const setTries = (tx: Tx, id: string, change: { tries: number; try_at: Date; updated_at: Date }) =>
  tx.updateTable('subscription').set(change).where('id', '=', id).execute()

/** The row says where letters go, and by which country they are taxed. */
export const findSubscriber = (db: Reader, agentId: string) =>
  db
    .selectFrom('person')
    .leftJoin('billing_details', 'billing_details.agent_id', 'person.id')
    .leftJoin('agent', 'agent.person_id', 'person.id')
    .select((eb) => [
      'person.id',
      'person.email',
      'person.first_name',
      'person.timezone',
      'person.language',
      'person.deleted_at',
      'person.suspended_at',
      'agent.plan as agent_plan',
      eb.fn.coalesce('billing_details.country_iso', 'person.country_iso').as('country'),
    ])
    .where('person.id', '=', agentId)
    .executeTakeFirst()
export type Subscriber = NonNullable<Awaited<ReturnType<typeof findSubscriber>>>
