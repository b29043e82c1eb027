import type { Context } from '../../context.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { debtOfClient } from '../ledger/debt-of-client.ts'
import { type CouponRow, lockCoupon, ownedCoupon, paymentsKeeping } from './store.ts'

/** Nobody learns of the coupons of others. */
export async function creditToRead(db: Reader, ownerId: string, id: string) {
  const coupon = await ownedCoupon(db, ownerId, id)
  if (!coupon) throw new Refusal('not_found')
  return coupon
}

/** Credit that can become money now, locked; its payment is locked before it. */
export async function holdCredit({ clock }: Context, tx: Tx, id: string): Promise<CouponRow> {
  const coupon = await lockCoupon(tx, { id })
  if (!coupon) throw new Refusal('not_found')
  if (coupon.kind !== 'credit') throw notNow('This coupon is a gift. Gifts cannot be paid out.')
  if (coupon.held_for)
    throw notNow(
      `This credit is on hold while a bank looks into payment ${coupon.held_for}, which it came from.`,
    )
  if (coupon.status !== 'active' || coupon.balance === 0) throw notNow('Nothing is left of this credit.')
  if ((await paymentsKeeping(tx, [id], clock.now())).length > 0)
    throw notNow('This credit is reserved for a payment. Remove it there, or try again in half an hour.')
  const debt = coupon.owner_id ? await debtOfClient(tx, coupon.owner_id, coupon.currency) : 0
  if (debt > 0) throw notNow('Credit pays first what its owner owes. Please load this page again.')
  return coupon
}
