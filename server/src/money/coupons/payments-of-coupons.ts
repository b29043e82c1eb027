import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import { paymentsKeeping } from './store.ts'

/** For each of these coupons the number of the payment that has it at this moment. */
export async function paymentsOfCoupons({ clock }: Pick<Context, 'clock'>, db: Reader, couponIds: string[]) {
  const uses = await paymentsKeeping(db, couponIds, clock.now())
  return new Map(uses.map(({ coupon_id, ref }) => [coupon_id, ref]))
}
