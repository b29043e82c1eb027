import type { Reader } from '../../platform/database/database.ts'
import { checkOfOrder, giftOf, signsOf } from './gift-store.ts'

/**
 * Null means that something still keeps a review of the order back: our team has not looked yet, or it was
 * not fine. Undefined means that there was nothing to look at.
 */
export async function giftCheckedAt(db: Reader, orderId: string): Promise<Date | null | undefined> {
  const known = await checkOfOrder(db, orderId)
  if (known) return known.status === 'fine' ? known.decided_at : null
  const gift = await giftOf(db, orderId)
  return gift && (await signsOf(db, gift)).length > 0 ? null : undefined
}

/** Since then our team looks at the gift, or it was not fine; undefined where nothing keeps a review back. */
export async function giftDoubtedSince(db: Reader, orderId: string) {
  const known = await checkOfOrder(db, orderId)
  return known && known.status !== 'fine' ? known.created_at : undefined
}

/** A review that was out already went out of sight at that moment. */
export const giftHeldAt = async (db: Reader, orderId: string) => (await checkOfOrder(db, orderId))?.created_at
