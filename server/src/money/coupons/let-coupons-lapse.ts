import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { reservedUntil } from './reserve-coupons.ts'
import { lockCouponsFor, setUses, usesOf } from './store.ts'

/** A try to pay came to nothing: what was kept for it is reserved for another while. */
export async function letCouponsLapse(context: Context, tx: Tx, paymentId: string) {
  await lockCouponsFor(tx, paymentId, [])
  const now = context.clock.now()
  const kept = (await usesOf(tx, paymentId)).filter(({ state }) => state === 'kept')
  await setUses(
    tx,
    kept.map(({ id }) => id),
    { state: 'reserved', reserved_until: reservedUntil(now), updated_at: now },
  )
}
