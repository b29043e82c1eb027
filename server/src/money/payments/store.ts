import type { PAYABLE_TYPES } from '@sojourn/contract/calls/status'
import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import { builtForColumns, builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { olderThan } from '../../platform/database/keyset.ts'
import type { DB } from '../../platform/database/rows.generated.ts'
import type { Unmoved } from '../../platform/database/unmoved.ts'
import type { PaymentState } from './payment-state.ts'

export type PayableType = (typeof PAYABLE_TYPES)[number]

export interface TaxLine {
  code: string
  name: string
  amount: number
}

export interface CouponLine {
  code: string
  kind: 'promo' | 'credit'
  amount: number
}

const COLUMNS = (eb: ExpressionBuilder<DB, 'payment'>) =>
  [
    'payment.id',
    'payment.ref',
    'payment.payer_id',
    'payment.payable',
    'payment.payable_id',
    'payment.status',
    'payment.title',
    'payment.seller',
    'payment.currency',
    'payment.price',
    eb.ref('payment.taxes').$castTo<TaxLine[]>().as('taxes'),
    'payment.tax_amount',
    eb.ref('payment.coupons').$castTo<CouponLine[]>().as('coupons'),
    'payment.promo_amount',
    'payment.agent_amount',
    'payment.credit_amount',
    'payment.amount',
    'payment.refunded_amount',
    'payment.dispute',
    'payment.frozen_until',
    'payment.paid_at',
    'payment.created_at',
  ] as const

const payments = (db: Reader) => db.selectFrom('payment').select(COLUMNS)

export type PaymentRow = Awaited<ReturnType<typeof lockPayment>> & {}

const byRef = builtOnce((db: Reader, { payerId, ref }: { payerId: string; ref: string }) =>
  payments(db).where('ref', '=', ref).where('payer_id', '=', payerId),
)

export const findPaymentByRef = (db: Reader, payerId: string, ref: string) =>
  byRef.first(db, { payerId, ref })

export const findPayment = (db: Reader, id: string) => payments(db).where('id', '=', id).executeTakeFirst()

export const findPaymentOfTry = (db: Reader, activityId: string) =>
  payments(db)
    .where('id', '=', (eb) =>
      eb.selectFrom('payment_activity').select('payment_id').where('payment_activity.id', '=', activityId),
    )
    .executeTakeFirst()

const lockedPayment = builtOnce((db: Reader, { id }: { id: string }) =>
  payments(db).where('id', '=', id).forUpdate('payment'),
)

export const lockPayment = (tx: Tx, id: string) => lockedPayment.first(tx, { id })

/** The one that is not over without money. */
export const lockPaymentOf = (tx: Tx, payable: PayableType, payableId: string) =>
  payments(tx)
    .where('payable', '=', payable)
    .where('payable_id', '=', payableId)
    .where('status', '<>', 'cancelled')
    .forUpdate('payment')
    .executeTakeFirst()

interface Page {
  limit: number
  after: [createdAt: string, id: string] | null
  payables: readonly PayableType[]
  states?: readonly PaymentState[] | undefined
}

/** The newest comes first, and one more than a page tells the caller that there is another. */
export function paymentsOfPayer(db: Reader, payerId: string, { limit, after, payables, states }: Page) {
  let page = payments(db)
    .where('payer_id', '=', payerId)
    .where('payable', 'in', payables)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (states) page = page.where('status', 'in', states)
  if (after) page = page.where(olderThan('payment.created_at', 'payment.id', after))
  return page.execute()
}

const ofPayables = builtOnce(
  (db: Reader, { payable, payableIds }: { payable: PayableType; payableIds: string[] }) =>
    payments(db)
      .where('payable', '=', payable)
      .where('payable_id', '=', sql<string>`any(${payableIds}::uuid[])`)
      .distinctOn('payable_id')
      .orderBy('payable_id')
      .orderBy(sql`payment.status = 'cancelled'`)
      .orderBy('created_at', 'desc'),
)

/** The payment that counts is the one that is not cancelled, or else the newest. */
export const paymentsOfPayables = (db: Reader, payable: PayableType, payableIds: string[]) =>
  ofPayables.all(db, { payable, payableIds })

const added = builtForColumns((db: Reader, payment: Insertable<DB['payment']>) =>
  (db as Tx)
    .insertInto('payment')
    .values(payment)
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS),
)

/** Undefined when what is to be paid has one already that is not over without money. */
export const addPayment = async (tx: Tx, payment: Insertable<DB['payment']>) => (await added(tx, payment))[0]

export const setPayment = (tx: Tx, id: string, change: Unmoved<'payment'>) =>
  tx.updateTable('payment').set(change).where('id', '=', id).execute()

/** Never more than was paid, however often too much came. */
export const addRefunded = (tx: Tx, id: string, amount: number, now: Date) =>
  tx
    .updateTable('payment')
    .set((eb) => ({
      refunded_amount: sql<number>`least(${eb.ref('refunded_amount')} + ${amount}, price + tax_amount)`,
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute()

/** The refund was told to be back and is not. */
export const takeRefundedBack = (tx: Tx, id: string, amount: number, now: Date) =>
  tx
    .updateTable('payment')
    .set((eb) => ({
      refunded_amount: sql<number>`greatest(${eb.ref('refunded_amount')} - ${amount}, 0)`,
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute()

/** Plans come before orders, as they are locked. */
export const openPaymentsOf = (db: Reader, payerId: string) =>
  db
    .selectFrom('payment')
    .select(['payable', 'payable_id'])
    .where('payer_id', '=', payerId)
    .where('status', 'in', ['waiting', 'failed', 'processing'])
    .orderBy('payable', 'desc')
    .orderBy('payable_id')
    .execute()

export const findPayer = (db: Reader, id: string) =>
  db
    .selectFrom('person')
    .select(['id', 'email', 'email_verified_at', 'first_name', 'timezone', 'clock', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Tries and refunds of somebody whose end is not known. */
export const countUnsettled = async (db: Reader, payerId: string) => {
  const { rows } = await sql<{ count: number }>`
    select (
      select count(*) from payment
      join payment_activity activity on activity.payment_id = payment.id and activity.status = 'processing'
      where payer_id = ${payerId}
    ) + (
      select count(*) from payment join refund on refund.payment_id = payment.id and refund.status = 'pending'
      where payer_id = ${payerId}
    ) as count`.execute(db)
  return rows[0]?.count ?? 0
}
