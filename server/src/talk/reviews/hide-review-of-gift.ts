import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { giftDoubtedSince, giftHeldAt } from '../../work/gifts/gift-doubt.ts'
import { hideReview, showReviewAgain } from './hide-review.ts'
import { reviewOfOrder } from './order-review-store.ts'
import { findReportedReview, setHiddenSince } from './store.ts'

interface OfGift {
  pays: string
}

/** Listens to a gift that our team looks at: nobody reads what its client said of the agent meanwhile. */
export async function hideReviewOfHeld(context: Context, tx: Tx, { pays: order }: OfGift) {
  const review = await reviewOfOrder(tx, order)
  const heldAt = await giftHeldAt(tx, order)
  if (review && heldAt && !review.hidden_at) await hideReview(context, tx, review.id, heldAt)
}

/** Listens to a gift that was fine. What was hidden for another reason stays hidden. */
export async function showReviewOfPassed(context: Context, tx: Tx, { pays: order }: OfGift) {
  const review = await reviewOfOrder(tx, order)
  const heldAt = await giftHeldAt(tx, order)
  if (review && heldAt && review.hidden_at?.getTime() === heldAt.getTime())
    await showReviewAgain(context, tx, review.id)
}

/** The report was no reason; a gift that our team looks at, or that was not fine, is one. */
export async function showReportedReview(context: Context, tx: Tx, id: string) {
  const review = await findReportedReview(tx, id)
  const since = review?.order_id && (await giftDoubtedSince(tx, review.order_id))
  if (since) await setHiddenSince(tx, id, since)
  else await showReviewAgain(context, tx, id)
}
