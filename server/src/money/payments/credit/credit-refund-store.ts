import type { Insertable } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import { type AgeKey, olderThan } from '../../../platform/database/keyset.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'
import type { CreditRefundState } from './credit-refund-state.ts'

const refunds = (db: Reader) =>
  db
    .selectFrom('coupon_refund')
    .innerJoin('coupon', 'coupon.id', 'coupon_refund.coupon_id')
    .innerJoin('person as client', 'client.id', 'coupon_refund.client_id')
    .leftJoin('person as decider', 'decider.id', 'coupon_refund.decided_by')
    .leftJoin('person as approver', 'approver.id', 'coupon_refund.approved_by')
    .leftJoin('payment', 'payment.id', 'coupon.payment_id')
    .leftJoin('refund', 'refund.id', 'coupon_refund.refund_id')
    .select([
      'coupon_refund.id',
      'coupon_refund.coupon_id',
      'coupon_refund.client_id',
      'coupon_refund.amount',
      'coupon_refund.currency',
      'coupon_refund.status',
      'coupon_refund.refund_id',
      'refund.status as refund_status',
      'coupon_refund.bank_reference',
      'coupon_refund.reason',
      'coupon_refund.decided_by',
      'coupon_refund.approved_by',
      'coupon_refund.created_at',
      'coupon_refund.answered_at',
      'coupon.code',
      'coupon.payment_id',
      'payment.ref as payment_ref',
      'client.first_name as client_first_name',
      'client.last_name as client_last_name',
      'client.email as client_email',
      'approver.first_name as approver_first_name',
      'approver.last_name as approver_last_name',
      'decider.first_name as decider_first_name',
      'decider.last_name as decider_last_name',
    ])
export type CreditRefundRow = NonNullable<Awaited<ReturnType<typeof lockCreditRefund>>>

/** Undefined where one is open already. */
export const addCreditRefund = (tx: Tx, row: Insertable<DB['coupon_refund']>) =>
  tx
    .insertInto('coupon_refund')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const findCreditRefund = (db: Reader, id: string) =>
  refunds(db).where('coupon_refund.id', '=', id).executeTakeFirstOrThrow()

export const lockCreditRefund = (tx: Tx, id: string) =>
  refunds(tx).where('coupon_refund.id', '=', id).forUpdate('coupon_refund').executeTakeFirst()

export const approveRefund = (
  tx: Tx,
  id: string,
  approved: { approved_by: string; approved_at: Date; updated_at: Date },
) => tx.updateTable('coupon_refund').set(approved).where('id', '=', id).execute()

export const creditRefundOf = (db: Reader, refundId: string) =>
  db
    .selectFrom('coupon_refund')
    .select(['id', 'coupon_id'])
    .where('refund_id', '=', refundId)
    .executeTakeFirst()

export const openCreditRefund = (db: Reader, couponId: string) =>
  refunds(db)
    .where('coupon_refund.coupon_id', '=', couponId)
    .where('coupon_refund.status', 'in', ['pending', 'accepted'])
    .executeTakeFirst()

/** They wait for our team and are locked in one order. */
export const waitingCreditRefunds = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('coupon_refund')
    .select(['id', 'coupon_id', 'amount', 'currency'])
    .where('client_id', '=', clientId)
    .where('status', '=', 'pending')
    .orderBy('id')
    .forUpdate()
    .execute()

interface Page {
  limit: number
  after: AgeKey | null
}

/** The newest comes first, and there is one more than a page. */
function newest(query: ReturnType<typeof refunds>, { limit, after }: Page) {
  const page = query
    .orderBy('coupon_refund.created_at', 'desc')
    .orderBy('coupon_refund.id', 'desc')
    .limit(limit + 1)
  return (
    after ? page.where(olderThan('coupon_refund.created_at', 'coupon_refund.id', after)) : page
  ).execute()
}

export const refundsOfCoupon = (db: Reader, couponId: string, page: Page) =>
  newest(refunds(db).where('coupon_refund.coupon_id', '=', couponId), page)

export const creditRefundsIn = (db: Reader, states: readonly CreditRefundState[], page: Page) =>
  newest(refunds(db).where('coupon_refund.status', 'in', states), page)

/** The reason of our team may tell of a person. The books need the sums alone. */
export const eraseWordsOfRefunds = (tx: Tx, clientId: string) =>
  tx.updateTable('coupon_refund').set({ reason: null }).where('client_id', '=', clientId).execute()
