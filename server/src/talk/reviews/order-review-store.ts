import { sql } from 'kysely'
import { builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'

/** Work that began, and whose client got everything back by a conflict. */
const refundedInConflict = sql<boolean>`(client_order.status = 'cancelled' and client_order.started_at is not null
  and exists (select from conflict where conflict.order_id = client_order.id and conflict.outcome = 'full'
    and conflict.reason not in ('cancellation', 'chargeback')))`

const orders = (db: Reader) =>
  db
    .selectFrom('client_order')
    .innerJoin('person as client', 'client.id', 'client_order.client_id')
    .innerJoin('person as seller', 'seller.id', 'client_order.agent_id')
    .select([
      'client_order.id',
      'client_order.ref',
      'client_order.title',
      'client_order.client_id',
      'client_order.agent_id',
      'client_order.service_id',
      'client_order.visa_id',
      'client_order.country_iso',
      'client_order.status',
      'client_order.completed_at',
      'client_order.cancelled_at',
      refundedInConflict.as('is_refunded'),
      'client.first_name as client_first_name',
      'client.email as client_email',
      'client.deleted_at as client_deleted_at',
      'seller.first_name as agent_first_name',
      'seller.email as agent_email',
    ])
    .where('client_order.paid_at', 'is not', null)

const reviewed = builtOnce((db: Reader, { id }: { id: string }) =>
  orders(db).where('client_order.id', '=', id),
)

export const findReviewed = (db: Reader, id: string) => reviewed.first(db, { id })
export type ReviewedOrder = NonNullable<Awaited<ReturnType<typeof findReviewed>>>

const ofOrder = builtOnce((db: Reader, { orderId }: { orderId: string }) =>
  db
    .selectFrom('review')
    .select([
      'id',
      'agent_id',
      'star',
      'content',
      'reply',
      'replied_at',
      'hidden_at',
      'refunded',
      'created_at',
    ])
    .where('order_id', '=', orderId),
)

export const reviewOfOrder = (db: Reader, orderId: string) => ofOrder.first(db, { orderId })
export type OrderReviewRow = NonNullable<Awaited<ReturnType<typeof reviewOfOrder>>>

/** Until the transaction ends nobody else changes, answers or hides it. */
export const lockReviewOfOrder = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('review')
    .select(['id', 'agent_id', 'star', 'reply', 'hidden_at', 'created_at'])
    .where('order_id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst()

interface OfReview {
  star: string
  content: string
  reply: string
  replied_at: Date
}

export const setReview = (tx: Tx, id: string, change: Partial<OfReview>) =>
  tx.updateTable('review').set(change).where('id', '=', id).execute()

/** A service may be gone by now. */
export const isServiceHere = async (db: Reader, id: string) =>
  (await db.selectFrom('service').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
