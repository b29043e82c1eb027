import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockCouponsFor, setUses, usesOf } from './store.ts'

/**
 * Nobody else has what a try to pay counts on, however long the try takes. Refused when something of it was lost in
 * the meantime: the amount the payer saw is not the right one any more.
 */
export async function keepCoupons(context: Context, tx: Tx, paymentId: string) {
  const now = context.clock.now()
  const coupons = new Map((await lockCouponsFor(tx, paymentId, [])).map((coupon) => [coupon.id, coupon]))
  const uses = await usesOf(tx, paymentId)
  for (const { state, coupon_id, amount, reserved_until } of uses) {
    const coupon = coupons.get(coupon_id)
    if (!coupon || state === 'freed' || state === 'used' || state === 'kept') continue
    const isOver = reserved_until <= now
    const hasEnded = coupon.expires_at !== null && coupon.expires_at <= now
    const isHeld = coupon.held_for !== null || coupon.in_refund
    const isGone = isHeld || coupon.status !== 'active' || coupon.balance < amount || (isOver && hasEnded)
    if (state === 'lost' || isGone)
      throw new Refusal('not_now', {
        message: `Coupon ${coupon.code} is no longer reserved for this payment. Please check the total again.`,
      })
  }
  const reserved = uses.filter(({ state }) => state === 'reserved').map(({ id }) => id)
  await setUses(tx, reserved, { state: 'kept', updated_at: now })
}
