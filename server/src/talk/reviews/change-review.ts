import type { NewReview } from '@sojourn/contract/talk/reviews'
import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findReviewed, lockReviewOfOrder, setReview } from './order-review-store.ts'
import { reviewableUntil, showOrderReview } from './show-order-review.ts'
import { countReview } from './store.ts'

/** A young review is changed; the agent’s rating follows. */
export function changeReview(context: Context, actor: Person, orderId: string, { star, content }: NewReview) {
  return transact(context, async (tx) => {
    const order = await findReviewed(tx, orderId)
    if (order?.client_id !== actor.id) throw new Refusal('not_found')
    const review = await lockReviewOfOrder(tx, orderId)
    if (!review) throw new Refusal('not_now', { message: 'You have not reviewed this order yet.' })
    const until = await reviewableUntil(tx, order, review)
    if (review.hidden_at || !until || until <= context.clock.now())
      throw new Refusal('not_now', { message: 'This review can no longer be changed.' })
    await setReview(tx, review.id, { star: String(star), content })
    await countReview(tx, review.agent_id, star - Number(review.star), 0)
    await tell(context, tx, { fact: 'review_changed', agent: review.agent_id, review: review.id })
    return showOrderReview(context, actor, orderId, tx)
  })
}
