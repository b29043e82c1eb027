import type { OrderReview } from '@sojourn/contract/talk/reviews'
import type { Context } from '../../context.ts'
import { ruleMs } from '../../ground/rules/rule.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { giftCheckedAt } from '../../work/gifts/gift-doubt.ts'
import { findReviewed, type OrderReviewRow, type ReviewedOrder, reviewOfOrder } from './order-review-store.ts'

export async function showOrderReview(
  context: Context,
  actor: Person,
  orderId: string,
  db: Reader = context.db,
): Promise<OrderReview> {
  const order = await findReviewed(db, orderId)
  const side = order && sideOf(order, actor.id)
  if (!side) throw new Refusal('not_found')
  const review = await reviewOfOrder(db, orderId)
  const checkedAt = review || !isReviewable(order) ? undefined : await giftCheckedAt(db, orderId)
  const until = await reviewableUntil(db, order, review, checkedAt)
  const isOpen = until !== null && context.clock.now() < until
  const canWrite = side === 'client' && isOpen && isReviewable(order) && checkedAt !== null
  const canReply = side === 'agent' && review && !review.reply && !review.hidden_at
  return {
    may: [
      ...(canWrite && !review ? ['write'] : []),
      ...(side === 'client' && isOpen && review && !review.hidden_at ? ['edit'] : []),
      ...(canReply ? ['reply'] : []),
    ],
    until: until?.toISOString() ?? null,
    review: review ? view(review) : null,
  }
}

/** It is null where nothing is completed. */
export async function reviewableUntil(
  db: Reader,
  order: Pick<ReviewedOrder, 'completed_at' | 'cancelled_at' | 'is_refunded'>,
  review: Pick<OrderReviewRow, 'created_at'> | undefined,
  /** Our team was done then with the gift that paid it, if it looked. */
  checkedAt?: Date | null | undefined,
) {
  if (review) return new Date(review.created_at.getTime() + (await ruleMs(db, 'review_edit')))
  const ended = order.is_refunded ? order.cancelled_at : order.completed_at
  const from = ended && checkedAt && checkedAt > ended ? checkedAt : ended
  return from && new Date(from.getTime() + (await ruleMs(db, 'review_open')))
}

/** A client may review work that was done, and work that was so wrong that everything went back. */
export const isReviewable = ({ status, is_refunded }: Pick<ReviewedOrder, 'status' | 'is_refunded'>) =>
  status === 'completed' || is_refunded

function sideOf({ client_id, agent_id }: ReviewedOrder, personId: string) {
  if (client_id === personId) return 'client'
  return agent_id === personId ? 'agent' : undefined
}

const view = (row: OrderReviewRow): OrderReview['review'] => ({
  id: row.id,
  star: Number(row.star),
  content: row.content,
  created_at: { date: row.created_at.toISOString() },
  is_hidden: row.hidden_at !== null,
  refunded: row.refunded,
  reply:
    row.reply !== null && row.replied_at !== null
      ? { content: row.reply, created_at: { date: row.replied_at.toISOString() } }
      : null,
})
