import type { NewReview } from '@sojourn/contract/talk/reviews'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { giftCheckedAt } from '../../work/gifts/gift-doubt.ts'
import { findReviewed, isServiceHere } from './order-review-store.ts'
import { recordReview } from './record-review.ts'
import { isReviewable, reviewableUntil, showOrderReview } from './show-order-review.ts'

/** A client reviews a completed order, once. */
export function writeReview(context: Context, actor: Person, orderId: string, { star, content }: NewReview) {
  return transact(context, async (tx) => {
    const order = await findReviewed(tx, orderId)
    if (order?.client_id !== actor.id) throw new Refusal('not_found')
    const now = context.clock.now()
    const checkedAt = await giftCheckedAt(tx, orderId)
    const until = await reviewableUntil(tx, order, undefined, checkedAt)
    if (!isReviewable(order) || !until)
      throw new Refusal('not_now', { message: 'Only completed orders can be reviewed.' })
    if (checkedAt === null)
      throw new Refusal('not_now', {
        message: 'Our team looks at the gift that paid this order first. You can review it afterwards.',
      })
    if (until <= now) throw new Refusal('not_now', { message: 'The time to review this order has passed.' })
    const review = {
      agent_id: order.agent_id,
      author_id: actor.id,
      service_id: order.service_id && (await isServiceHere(tx, order.service_id)) ? order.service_id : null,
      visa_id: order.visa_id,
      country_iso: order.country_iso,
      order_id: order.id,
      refunded: order.is_refunded,
      star,
      content,
      created_at: now,
    }
    await recordReview(context, tx, review, order)
    return showOrderReview(context, actor, orderId, tx)
  })
}
