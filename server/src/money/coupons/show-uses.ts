import type { CouponUse } from '@sojourn/contract/money/coupons'
import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import { paymentsOfCoupons } from './payments-of-coupons.ts'
import { type CouponRow, usesOfCoupon } from './store.ts'
import { viewCoupon } from './view.ts'

/** The newest comes first. */
export async function showUses(context: Context, db: Reader, coupon: CouponRow) {
  const keepers = await paymentsOfCoupons(context, db, [coupon.id])
  const uses = await usesOfCoupon(db, coupon.id)
  return {
    ...viewCoupon(coupon, keepers.get(coupon.id)),
    uses: uses.map(
      ({ ref, title, amount, returned_amount, used_at }): CouponUse => ({
        payment: ref,
        title,
        amount: { amount, currency: coupon.currency },
        returned: { amount: returned_amount, currency: coupon.currency },
        used_at: used_at.toISOString(),
      }),
    ),
  }
}
