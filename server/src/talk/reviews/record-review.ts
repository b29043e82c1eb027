import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { ReviewedOrder } from './order-review-store.ts'
import { addReview, countReview } from './store.ts'

export interface Review {
  agent_id: string
  author_id: string
  service_id: string | null
  visa_id: string
  country_iso: string
  /** An order has one review; null is for those the demo story tells. */
  order_id: string | null
  /** Everything went back to the client. */
  refunded?: boolean
  star: number
  content: string
  created_at: Date
}

/** Keeps a client's review and counts it in the agent's rating; the caller's transaction knows that the order is done. */
export async function recordReview(context: Context, tx: Tx, review: Review, order?: ReviewedOrder) {
  if (review.author_id === review.agent_id)
    throw new Refusal('not_now', { message: 'You cannot review yourself.' })
  const added = await addReview(tx, { ...review, star: String(review.star) })
  if (!added) throw new Refusal('not_now', { message: 'You have already reviewed this order.' })
  await countReview(tx, review.agent_id, review.star)
  await tell(context, tx, {
    fact: 'review_written',
    agent: review.agent_id,
    review: added.id,
    ...(order && { along: { order, star: review.star } }),
  })
  return added
}
