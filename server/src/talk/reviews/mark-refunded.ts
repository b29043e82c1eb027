import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { findReviewed, reviewOfOrder } from './order-review-store.ts'
import { setRefunded } from './store.ts'

/** Listens to conflicts that end: a client may have written their review before everything went back to them. */
export async function markReviewRefunded(_: Context, tx: Tx, { order }: { order: string }) {
  const review = await reviewOfOrder(tx, order)
  if (!review || review.refunded) return
  if ((await findReviewed(tx, order))?.is_refunded) await setRefunded(tx, review.id)
}
