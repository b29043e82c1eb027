import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import type { Letters, WriteLetter } from '../../ground/facts/letters.ts'
import type { ReviewedOrder } from './order-review-store.ts'

declare module '../../ground/facts/along.ts' {
  interface Along {
    /** None of a review that the demo story tells. */
    review_written: { order: ReviewedOrder; star: number } | undefined
    review_answered: { order: ReviewedOrder }
  }
}

const reviewed: WriteLetter<'review_written'> = ({ review, along }) => {
  if (!along) return null
  const { order, star } = along
  return {
    key: `review:${review}`,
    subject: `${order.client_first_name} reviewed your work`,
    heading: 'You have a new review',
    paragraphs: [
      `${order.client_first_name} gave you ${star} of 5 stars for "${order.title}" (${order.ref}). You can answer the review once.`,
    ],
    action: { label: 'Read the review', path: agentPaths.order(order.id) },
  }
}

const answered: WriteLetter<'review_answered'> = ({ review, along: { order } }) => ({
  key: `review:${review}:reply`,
  subject: `${order.agent_first_name} answered your review`,
  heading: 'Your review has an answer',
  paragraphs: [`${order.agent_first_name} answered your review of "${order.title}" (${order.ref}).`],
  action: { label: 'Read the answer', path: clientPaths.order(order.id) },
})

export const reviewLetters: Letters = {
  review_written: { reviewed },
  review_answered: { answered },
}
