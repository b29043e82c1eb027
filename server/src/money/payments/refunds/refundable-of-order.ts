import type { Reader, Tx } from '../../../platform/database/database.ts'
import { split } from '../../ledger/split.ts'
import { disputedBy } from '../disputes/dispute-store.ts'
import { lockPaymentOf, type PaymentRow, paymentsOfPayables } from '../store.ts'
import { type LeftOfOrder, leftOf } from './left-of-order.ts'

export const refundableOf = async (db: Reader, orderId: string) =>
  refundableIn(db, (await paymentsOfPayables(db, 'order', [orderId]))[0])

/** The same of an order that is held: until the transaction ends nobody else moves its payment. */
export const holdRefundable = async (tx: Tx, orderId: string) =>
  refundableIn(tx, await lockPaymentOf(tx, 'order', orderId))

/** Nothing can be given back while its payer’s bank argues about it. */
async function refundableIn(db: Reader, payment: PaymentRow | undefined) {
  if (payment?.status !== 'success') return null
  const left = await leftOf(db, payment)
  const { isBusy, isWithBank } = await disputedBy(db, payment)
  return {
    currency: payment.currency,
    total: isBusy ? 0 : left.total,
    left,
    isWithBank,
    /** The work itself was to be paid: no coupon of its agent paid all of it. */
    hasPrice: payment.price > payment.agent_amount,
    /** Something was paid, and none of it is left: neither held nor with the agent and us. */
    isAllBack: left.total === 0 && payment.price + payment.tax_amount > payment.agent_amount && !isBusy,
  }
}

/** An amount is split over the card, coupons that were a gift and the client’s credit. */
export function toEach(amount: number, { sources: { card, promo, credit } }: LeftOfOrder) {
  const [toCard, toPromo, toCredit] = split(amount, [card, promo, credit])
  return { card: toCard, promo: toPromo, credit: toCredit }
}
