import type { CouponDetails } from '@sojourn/contract/money/coupons'
import type { Context } from '../../../context.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { creditToRead } from '../../coupons/hold-credit.ts'
import { showUses } from '../../coupons/show-uses.ts'
import { findPayment } from '../store.ts'
import { refundsOfCoupon } from './credit-refund-store.ts'
import { viewCreditRefund } from './view-credit-refund.ts'
import { wayOfCredit } from './way-of-credit.ts'

const MOST_REFUNDS = 50

/** A coupon with all that became of it, and where its credit could go as money. */
export async function showCoupon(context: Context, actor: Person, id: string): Promise<CouponDetails> {
  const { db } = context
  const coupon = await creditToRead(db, actor.id, id)
  const refunds = await refundsOfCoupon(db, id, { limit: MOST_REFUNDS, after: null })
  const shown = await showUses(context, db, coupon)
  const canGo =
    coupon.kind === 'credit' &&
    coupon.balance > 0 &&
    !coupon.in_refund &&
    !coupon.held_for &&
    shown.reserved_for === null
  const payment = canGo && coupon.payment_id ? await findPayment(db, coupon.payment_id) : undefined
  const way = await wayOfCredit(context, db, payment, coupon.balance)
  const { brand, last4 } = way?.charge ?? {}
  return {
    ...shown,
    refunds: refunds.map(viewCreditRefund),
    refundable_to: canGo
      ? { destination: way ? 'card' : 'team', card: brand && last4 ? { brand, last4 } : null }
      : null,
  }
}
