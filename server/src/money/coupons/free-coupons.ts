import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { lockCouponsFor, setUses, usesOf } from './store.ts'

/** The payment is over without money: everybody may have what it had. */
export async function freeCoupons(context: Context, tx: Tx, paymentId: string) {
  await lockCouponsFor(tx, paymentId, [])
  const had = (await usesOf(tx, paymentId)).filter(({ state }) => state === 'reserved' || state === 'kept')
  await setUses(
    tx,
    had.map(({ id }) => id),
    { state: 'freed', updated_at: context.clock.now() },
  )
}
