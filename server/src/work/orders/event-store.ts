import { type Insertable, sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/rows.generated.ts'
import type { OrderState } from './order-state.ts'

export const addEvent = (tx: Tx, event: Insertable<DB['order_event']>) =>
  tx.insertInto('order_event').values(event).execute()

interface EventPage {
  limit: number
  after: [createdAt: string, id: string] | null
}

/** The newest first; one more than a page. */
export function eventsByAge(db: Reader, orderId: string, { limit, after }: EventPage) {
  let page = db
    .selectFrom('order_event')
    .leftJoin('person', (join) =>
      join.onRef('person.id', '=', 'order_event.actor_id').on('person.deleted_at', 'is', null),
    )
    .select((eb) => [
      'order_event.id',
      'order_event.step',
      'order_event.actor_mode',
      'person.first_name',
      'person.last_name',
      eb.ref('order_event.from_status').$castTo<OrderState | null>().as('from_status'),
      eb.ref('order_event.to_status').$castTo<OrderState>().as('to_status'),
      'order_event.reason',
      'order_event.created_at',
    ])
    .where('order_event.order_id', '=', orderId)
    .orderBy('order_event.created_at', 'desc')
    .orderBy('order_event.id', 'desc')
    .limit(limit + 1)
  if (after)
    page = page.where(
      sql<boolean>`(order_event.created_at, order_event.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    )
  return page.execute()
}
export type EventRow = Awaited<ReturnType<typeof eventsByAge>>[number]
