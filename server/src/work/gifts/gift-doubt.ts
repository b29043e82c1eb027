import type { Reader } from '../../platform/database/database.ts'
import { checkOfOrder, giftOf, signsOf } from './gift-store.ts'

/**
 * Since when nothing keeps a review of the order back any more; null where something does: our team has not looked yet,
 * or it was not fine. Undefined where there was nothing to look at.
 */
export async function giftCheckedAt(db: Reader, orderId: string): Promise<Date | null | undefined> {
  const known = await checkOfOrder(db, orderId)
  if (known) return known.status === 'fine' ? known.decided_at : null
  const gift = await giftOf(db, orderId)
  return gift && (await signsOf(db, gift)).length > 0 ? null : undefined
}

/** When the order came before our team: a review that was out already went out of sight at that moment. */
export const giftHeldAt = async (db: Reader, orderId: string) => (await checkOfOrder(db, orderId))?.created_at
