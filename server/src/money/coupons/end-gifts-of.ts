import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { lockGiftsOf, setCoupon } from './store.ts'

/** The gifts end now: what a refund gave back to them pays nothing more. */
export async function endGiftsOf(context: Context, tx: Tx, orderId: string) {
  const now = context.clock.now()
  for (const { id, expires_at } of await lockGiftsOf(tx, orderId))
    if (!expires_at || expires_at > now) await setCoupon(tx, id, { expires_at: now, updated_at: now })
}
