import { sql } from 'kysely'
import type { RefundTold } from '../../../ground/facts/facts.ts'
import { builtOnce } from '../../../platform/database/built-once.ts'
import type { Reader } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'
import type { OrderState } from '../order-state.ts'

/** All stages of a case have one timeline. */
const ofCase = (orderId: string) =>
  sql<string>`any(array(select id from client_order where case_id = (select case_id from client_order where id = ${orderId})))`

interface EventPage {
  limit: number
  after: [createdAt: string, id: string] | null
}

const events = (db: Reader, orderId: string) =>
  db
    .selectFrom('fact')
    .leftJoin('person', (join) =>
      join.onRef('person.id', '=', 'fact.actor_id').on('person.deleted_at', 'is', null),
    )
    .select([
      'fact.id',
      sql<string>`fact.details->>'step'`.as('step'),
      'fact.actor_mode',
      'person.first_name',
      'person.last_name',
      sql<OrderState | null>`fact.details->>'from'`.as('from_status'),
      sql<OrderState>`fact.details->>'to'`.as('to_status'),
      sql<string | null>`name_of_document(fact.details->>'name', (fact.details->>'document')::uuid)`.as(
        'subject',
      ),
      sql<RefundTold | null>`fact.details->'back'`.as('back'),
      'fact.reason',
      'fact.created_at',
    ])
    .where('fact.order_id', '=', ofCase(orderId))
    .orderBy('fact.created_at', 'desc')
    .orderBy('fact.id', 'desc')

const newest = builtOnce((db: Reader, { orderId, most }: { orderId: string; most: number }) =>
  events(db, orderId).limit(most),
)

/** The newest comes first, and there is one more than a page. */
export const eventsByAge = (db: Reader, orderId: string, { limit, after }: EventPage) =>
  after
    ? events(db, orderId)
        .where(olderThan('fact.created_at', 'fact.id', after))
        .limit(limit + 1)
        .execute()
    : newest.all(db, { orderId, most: limit + 1 })
export type EventRow = Awaited<ReturnType<typeof eventsByAge>>[number]
