import type { Reader } from '../../../platform/database/database.ts'
import { moneyOfOrder } from '../../ledger/money-of-order.ts'
import { paymentsOfPayables } from '../store.ts'
import type { RefundDivision } from './divide-refund.ts'

/** All of it went to the card: the refund took the last of an order on the processor’s own pages. */
export async function divideElsewhere(
  db: Reader,
  orderId: string,
  { id, amount }: { id: string; amount: number },
): Promise<RefundDivision | null> {
  const payment = (await paymentsOfPayables(db, 'order', [orderId]))[0]
  if (!payment) return null
  const { price, agent_amount: coupon, currency } = payment
  const { escrow: back } = await moneyOfOrder(db, orderId, { causes: [`refund:${id}`] })
  return {
    currency,
    card: amount,
    credit: 0,
    coupons: [],
    price,
    coupon,
    back,
    before: price - coupon - back,
    commission: 0,
    gets: 0,
  }
}
