import type { RefundParts } from '@sojourn/contract/work/conflicts'
import { split } from '../../../money/ledger/split.ts'
import { type refundableOf, toEach } from '../../../money/payments/refunds/refundable-of-order.ts'

export type Refundable = NonNullable<Awaited<ReturnType<typeof refundableOf>>>

/** What of an amount goes where. */
export function partsOf(amount: number, currency: string, refundable: Refundable | null): RefundParts {
  const whole = refundable?.left.total ?? 0
  const of = (part: number) => ({ amount: part, currency })
  if (!refundable || amount > whole || amount === 0)
    return { total: of(amount), card: of(amount), credit: of(0), promo: of(0) }
  const { card, promo, credit } = toEach(amount, refundable.left)
  return { total: of(amount), card: of(card), credit: of(credit), promo: of(promo) }
}

/** What would be the agent’s of the order after such a refund. */
export function agentGets(amount: number, commissionPercent: number, refundable: Refundable | null) {
  const left = refundable?.left
  if (!left || amount > left.total || left.total === 0) return 0
  const [item = 0] = split(amount, [left.item, ...left.taxes.map((tax) => tax.amount)])
  if (left.isReleased) return left.share - (item === 0 ? 0 : split(item, [left.share, left.commission])[0])
  return left.item === item ? 0 : split(left.item - item, [100 - commissionPercent, commissionPercent])[0]
}
