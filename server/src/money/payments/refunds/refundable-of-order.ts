import type { Reader } from '../../../platform/database/database.ts'
import { split } from '../../ledger/split.ts'
import { isDisputed } from '../disputes/dispute-store.ts'
import { paymentsOfPayables } from '../store.ts'
import { type LeftOfOrder, leftOf } from './left-of-order.ts'

/** What could be given back of an order now: nothing while its payer’s bank argues about it. */
export async function refundableOf(db: Reader, orderId: string) {
  const payment = (await paymentsOfPayables(db, 'order', [orderId]))[0]
  if (payment?.status !== 'success') return null
  const left = await leftOf(db, payment)
  const isBusy = await isDisputed(db, payment)
  return {
    currency: payment.currency,
    total: isBusy ? 0 : left.total,
    left,
    isWithBank: payment.dispute === 'open',
  }
}

/** What of an amount goes to the card, to coupons that were a gift and to the client’s credit. */
export function toEach(amount: number, { sources: { card, promo, credit } }: LeftOfOrder) {
  const [toCard, toPromo, toCredit] = split(amount, [card, promo, credit])
  return { card: toCard, promo: toPromo, credit: toCredit }
}
