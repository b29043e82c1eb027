import type { Reader } from '../../../platform/database/database.ts'
import { couponUsesOf } from '../../coupons/coupon-uses-of.ts'
import { moneyOfOrders } from '../../ledger/money-of-order.ts'
import type { PaymentRow } from '../store.ts'

/** The books say it, in minor units. */
export interface RefundsOfPayment {
  currency: string
  card: number
  credit: number
  coupons: { code: string; amount: number }[]
  /** This much of the card’s part has not arrived there. */
  onItsWay: number
}

type Paid = Pick<PaymentRow, 'id' | 'payable' | 'payable_id' | 'status' | 'currency' | 'refunded_amount'>

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Payments of which nothing went back are left out. */
export async function refundsOfPayments(db: Reader, payments: readonly Paid[]) {
  const made = payments.filter(({ status }) => status === 'success')
  const ofOrders = made.filter(({ payable }) => payable === 'order')
  const money =
    ofOrders.length > 0
      ? await moneyOfOrders(
          db,
          ofOrders.map(({ payable_id }) => payable_id),
        )
      : new Map<string, never>()
  const uses = await couponUsesOf(
    db,
    ofOrders.map(({ id }) => id),
  )
  const told = new Map<string, RefundsOfPayment>()
  for (const payment of made) {
    const { id, currency, refunded_amount } = payment
    const books = money.get(payment.payable_id)
    const returned = uses.filter((use) => use.payment_id === id && use.returned_amount > 0)
    const of = (kind: 'promo' | 'credit') => returned.filter((use) => use.kind === kind)
    const kept = books?.credit.kept ?? 0
    const card = books ? books.back.card - books.lost - kept : refunded_amount
    const credit = kept + sum(of('credit').map(({ returned_amount }) => returned_amount))
    const coupons = of('promo').map(({ code, returned_amount: amount }) => ({ code, amount }))
    const total = card + credit + sum(coupons.map(({ amount }) => amount))
    const onItsWay = Math.max(0, Math.min(card, total - refunded_amount))
    if (total > 0) told.set(id, { currency, card, credit, coupons, onItsWay })
  }
  return told
}
