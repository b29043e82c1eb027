import type { Context } from '../../context.ts'
import { performOrFail } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { couponMachine } from './coupon-state.ts'
import { lockCouponsFor, setUses, usesOf } from './store.ts'

/** U3, in the transaction that books the money: a gift is used whole, credit keeps what is left of it. */
export async function useCoupons(context: Context, tx: Tx, paymentId: string) {
  const now = context.clock.now()
  const coupons = new Map((await lockCouponsFor(tx, paymentId, [])).map((coupon) => [coupon.id, coupon]))
  for (const { id, state, coupon_id, amount } of await usesOf(tx, paymentId)) {
    if (state === 'lost') throw new Error(`Payment ${paymentId} was made with a coupon it had lost`)
    if (state !== 'reserved' && state !== 'kept') continue
    const coupon = coupons.get(coupon_id)
    if (!coupon || coupon.balance < amount)
      throw new Error(`Coupon ${coupon_id} holds less than was taken of it`)
    const balance = coupon.kind === 'promo' ? 0 : coupon.balance - amount
    await performOrFail(
      context,
      tx,
      balance === 0 ? couponMachine.useUp : couponMachine.usePart,
      { id: coupon_id },
      { patch: { balance, updated_at: now } },
    )
    await setUses(tx, [id], { state: 'used', updated_at: now })
  }
}
