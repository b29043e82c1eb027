import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findReviewed, lockReviewOfOrder, setReview } from './order-review-store.ts'
import { showOrderReview } from './show-order-review.ts'

/** An agent answers a review, once. */
export function replyToReview(context: Context, actor: Person, orderId: string, reply: string) {
  return transact(context, async (tx) => {
    const order = await findReviewed(tx, orderId)
    if (order?.agent_id !== actor.id) throw new Refusal('not_found')
    const review = await lockReviewOfOrder(tx, orderId)
    if (!review || review.hidden_at)
      throw new Refusal('not_now', { message: 'There is no review to answer.' })
    if (review.reply !== null)
      throw new Refusal('not_now', { message: 'You have already answered this review.' })
    await setReview(tx, review.id, { reply, replied_at: context.clock.now() })
    await tell(context, tx, {
      fact: 'review_answered',
      agent: review.agent_id,
      review: review.id,
      along: { order },
    })
    return showOrderReview(context, actor, orderId, tx)
  })
}
