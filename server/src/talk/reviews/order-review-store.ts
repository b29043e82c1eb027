import { sql } from 'kysely'
import { builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { OrderState } from '../../work/orders/order-machine.ts'

/** One of the stages of the case was accepted. */
const hasAccepted = sql<boolean>`exists (select from client_order stage
  where stage.case_id = client_order.case_id and stage.status = 'completed')`

/** The work began, and its client got everything back by a conflict. */
const refundedInConflict = sql<boolean>`(client_order.status = 'cancelled' and client_order.started_at is not null
  and not ${hasAccepted}
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
      // A case whose last stage went back, and which ended after others that were accepted, is done.
      sql<OrderState>`case when client_order.status = 'cancelled' and ${hasAccepted} then 'completed' else client_order.status end`.as(
        'status',
      ),
      sql<Date | null>`coalesce(completed_since(client_order.id),
        case when ${hasAccepted} then client_order.cancelled_at end)`.as('completed_at'),
      'client_order.cancelled_at',
      refundedInConflict.as('is_refunded'),
      'client.first_name as client_first_name',
      'client.email as client_email',
      'client.deleted_at as client_deleted_at',
      'seller.first_name as agent_first_name',
      'seller.email as agent_email',
    ])
    .where((eb) => eb.or([eb('client_order.paid_at', 'is not', null), eb('client_order.stage_no', '>', 1)]))

const reviewed = builtOnce((db: Reader, { id }: { id: string }) =>
  orders(db).where('client_order.id', '=', sql<string>`holder_of_case(${id})`),
)

/** A case is reviewed once, at its end: by the stage it stands at, whichever of its orders is asked for. */
export const findReviewed = (db: Reader, id: string) => reviewed.first(db, { id })
export type ReviewedOrder = NonNullable<Awaited<ReturnType<typeof findReviewed>>>

const ofCase = (orderId: string) =>
  sql<string>`any(array(select id from client_order where case_id = (select case_id from client_order where id = ${orderId})))`

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
    .where('order_id', '=', ofCase(orderId)),
)

export const reviewOfOrder = (db: Reader, orderId: string) => ofOrder.first(db, { orderId })
export type OrderReviewRow = NonNullable<Awaited<ReturnType<typeof reviewOfOrder>>>

/** Until the transaction ends nobody else changes, answers or hides it. */
export const lockReviewOfOrder = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('review')
    .select(['id', 'agent_id', 'star', 'reply', 'hidden_at', 'created_at'])
    .where('order_id', '=', ofCase(orderId))
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
