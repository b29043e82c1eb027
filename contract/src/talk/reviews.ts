import { z } from 'zod'
import { defineCall, one } from '../calls/call.ts'
import { text } from '../calls/fields.ts'
import { CreatedAt, Instant } from '../dates/time.ts'
import { REVIEW_LENGTH } from '../work/work-words.ts'

const STAR = 'please choose from half a star to five stars'

export const NewReview = z.strictObject({
  star: z.coerce.number(STAR).min(0.5, STAR).max(5, STAR).multipleOf(0.5, STAR),
  content: text('please write a few words', REVIEW_LENGTH),
})
export type NewReview = z.output<typeof NewReview>

export const OrderReview = z.strictObject({
  /** The list has some of write, edit, reply. */
  may: z.array(z.string()),
  /** The review can be written, or changed, until then. */
  until: Instant.nullable(),
  review: z
    .strictObject({
      id: z.string(),
      star: z.number(),
      content: z.string(),
      created_at: CreatedAt,
      is_hidden: z.boolean(),
      /** Everything went back to the client. */
      refunded: z.boolean(),
      reply: z.strictObject({ content: z.string(), created_at: CreatedAt }).nullable(),
    })
    .nullable(),
})
export type OrderReview = z.output<typeof OrderReview>

const params = z.object({ uuid: z.uuid() })

export const showOrderReview = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/reviews',
  summary: 'The review of an order, and what one can do with it.',
  who: 'person',
  params,
  reply: one(OrderReview),
})

export const writeReview = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/reviews',
  summary: 'Reviews the agent of a completed order, once.',
  who: 'client',
  idempotent: true,
  params,
  body: NewReview,
  reply: one(OrderReview),
  status: 201,
})

export const changeReview = defineCall({
  method: 'PUT',
  path: '/orders/{uuid}/reviews',
  summary: 'Changes a review that is still young.',
  who: 'client',
  params,
  body: NewReview,
  reply: one(OrderReview),
})

export const replyToReview = defineCall({
  method: 'POST',
  path: '/orders/{uuid}/reviews/reply',
  summary: 'Answers a review, once.',
  who: 'agent',
  idempotent: true,
  params,
  body: z.strictObject({ content: text('please write your answer', REVIEW_LENGTH) }),
  reply: one(OrderReview),
})
