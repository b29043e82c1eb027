import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import { refsOf } from '../payments/refs-of.ts'
import { paymentsKeeping } from './store.ts'

/** For each of these coupons the number of the payment that has it at this moment. */
export async function paymentsOfCoupons({ clock }: Pick<Context, 'clock'>, db: Reader, couponIds: string[]) {
  const uses = await paymentsKeeping(db, couponIds, clock.now())
  const refs = await refsOf(
    db,
    uses.map((use) => use.payment_id),
  )
  return new Map(uses.map((use) => [use.coupon_id, refs.get(use.payment_id)]))
}
