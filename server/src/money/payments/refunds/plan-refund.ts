import type { Reader } from '../../../platform/database/database.ts'
import { couponUsesOf } from '../../coupons/coupon-uses-of.ts'
import type { AsOf } from '../../ledger/money-of-order.ts'
import { hasLost } from '../disputes/dispute-store.ts'
import { paymentsOfPayables } from '../store.ts'
import { divideRefund, type RefundDivision } from './divide-refund.ts'
import { leftOf } from './left-of-order.ts'

interface Planned {
  order: { id: string; commission_percent: number }
  amount: number
  destination: string
}

/** The plan is what `refundOrder` books. It is null where so much is not left. */
export async function planRefund(
  db: Reader,
  { order, amount, destination }: Planned,
): Promise<RefundDivision | null> {
  const payment = await paymentOf(db, order.id)
  if (!payment) return null
  const left = await leftOf(db, payment)
  if (amount > left.total) return null
  return divideRefund({
    payment,
    left,
    amount,
    uses: await couponUsesOf(db, [payment.id]),
    isForCard: destination === 'card' && !(await hasLost(db, payment)),
    commissionPercent: order.commission_percent,
  })
}

/** Nobody wrote down how it divided: the books of its time say it, before it was booked or when it was proposed. */
export async function refundThen(
  db: Reader,
  { order, amount, destination }: Planned,
  asOf: AsOf,
): Promise<RefundDivision | null> {
  const payment = await paymentOf(db, order.id)
  if (!payment) return null
  const left = await leftOf(db, payment, asOf)
  if (amount > left.total) return null
  const given = {
    promo: payment.promo_amount - left.sources.promo,
    credit: payment.credit_amount - left.sources.credit,
  }
  const uses = (await couponUsesOf(db, [payment.id])).map((use) => {
    const returned_amount = Math.min(given[use.kind], use.amount)
    given[use.kind] -= returned_amount
    return { ...use, returned_amount }
  })
  return divideRefund({
    payment,
    left,
    amount,
    uses,
    isForCard: destination === 'card',
    commissionPercent: order.commission_percent,
  })
}

async function paymentOf(db: Reader, orderId: string) {
  const payment = (await paymentsOfPayables(db, 'order', [orderId]))[0]
  return payment?.status === 'success' ? payment : null
}
