import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { invalidField } from '../../platform/refusal.ts'
import { readCode } from './make-code.ts'
import { paymentsOfCoupons } from './payments-of-coupons.ts'
import { findCoupon, lockCoupon, setCoupon } from './store.ts'
import { viewCoupon } from './view.ts'

/** A gift becomes theirs whose code it is first; once more changes nothing. */
export async function claimCoupon(context: Context, actor: Person, typed: string) {
  await context.limits.take('coupon_claim', { account: actor.id })
  return transact(context, async (tx) => {
    const now = context.clock.now()
    const coupon = await lockCoupon(tx, { code: readCode(typed) })
    if (!coupon || (coupon.owner_id !== null && coupon.owner_id !== actor.id))
      throw invalidField('code', 'This code isn’t valid. Please check it.')
    if (coupon.owner_id === null) {
      if (coupon.expires_at && coupon.expires_at <= now)
        throw invalidField('code', 'This coupon has expired.')
      await setCoupon(tx, coupon.id, { owner_id: actor.id, updated_at: now })
    }
    const keepers = await paymentsOfCoupons(context, tx, [coupon.id])
    return viewCoupon(await findCoupon(tx, coupon.id), keepers.get(coupon.id))
  })
}
