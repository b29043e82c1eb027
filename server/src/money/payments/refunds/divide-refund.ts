import type { PriceParts, RefundParts } from '@sojourn/contract/amounts/refund-parts'
import type { RefundReader } from '@sojourn/contract/amounts/refund-words'
import type { CouponUse } from '../../coupons/coupon-uses-of.ts'
import { sharesOfCoupons } from '../../coupons/shares-of-coupons.ts'
import { split } from '../../ledger/split.ts'
import type { PaymentRow } from '../store.ts'
import type { LeftOfOrder } from './left-of-order.ts'
import { toEach } from './refundable-of-order.ts'

/** Amounts are in minor units, as it is booked, and as it is kept with what it was proposed by. */
export interface RefundDivision {
  currency: string
  card: number
  credit: number
  coupons: { code: string; amount: number }[]
  price: number
  /** A coupon of the agent took it off the price. */
  coupon: number
  before: number
  back: number
  commission: number
  gets: number
}

interface Divided {
  payment: Pick<PaymentRow, 'price' | 'agent_amount' | 'currency'>
  left: LeftOfOrder
  uses: readonly CouponUse[]
  amount: number
  /** False where the card’s part is kept as credit. */
  isForCard: boolean
  commissionPercent: number
}

export function divideRefund({
  payment,
  left,
  uses,
  amount,
  isForCard,
  commissionPercent,
}: Divided): RefundDivision {
  const to = toEach(amount, left)
  const item = itemOf(amount, left)
  const given = sharesOfCoupons(uses, { promo: to.promo, credit: to.credit })
  return {
    currency: payment.currency,
    card: isForCard ? to.card : 0,
    credit: to.credit + (isForCard ? 0 : to.card),
    coupons: given.flatMap(({ use: { kind, code }, share }) =>
      kind === 'promo' ? [{ code, amount: share }] : [],
    ),
    price: payment.price,
    coupon: payment.agent_amount,
    before: payment.price - payment.agent_amount - left.item,
    back: item,
    ...restOf(item, left, commissionPercent),
  }
}

const itemOf = (amount: number, { item, taxes }: LeftOfOrder) =>
  split(amount, [item, ...taxes.map((tax) => tax.amount)])[0] ?? 0

/** The rest is the agent’s and ours, as it was or will be released. */
function restOf(item: number, left: LeftOfOrder, commissionPercent: number) {
  if (left.isReleased) {
    const [share, commission] = split(item, [left.share, left.commission])
    return { gets: left.share - share, commission: left.commission - commission }
  }
  const [gets, commission] = split(left.item - item, [100 - commissionPercent, commissionPercent])
  return { gets, commission }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Whoever knows the code of a gift can use it, so its agent reads none. */
export function viewRefund(
  { currency, card, credit, coupons }: Pick<RefundDivision, 'currency' | 'card' | 'credit' | 'coupons'>,
  reader: RefundReader,
): RefundParts {
  const of = (amount: number) => ({ amount, currency })
  const promo = sum(coupons.map(({ amount }) => amount))
  return {
    total: of(card + credit + promo),
    card: of(card),
    credit: of(credit),
    promo: of(promo),
    coupons: coupons.map(({ code, amount }) => ({
      code: reader === 'agent' ? null : code,
      amount: of(amount),
    })),
  }
}

/** Both sides have the fact, so it keeps no codes. */
export const backOf = ({ currency, card, credit, coupons }: RefundDivision) => ({
  currency,
  card,
  credit,
  promo: sum(coupons.map(({ amount }) => amount)),
})

export function viewPrice({ currency, ...parts }: RefundDivision): PriceParts {
  const of = (amount: number) => ({ amount, currency })
  const { price, coupon, before, back, commission, gets } = parts
  return {
    price: of(price),
    coupon: of(coupon),
    before: of(before),
    back: of(back),
    commission: of(commission),
    gets: of(gets),
  }
}
