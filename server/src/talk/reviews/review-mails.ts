import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import type { Mail } from '../../platform/mail/mail.ts'
import type { ReviewedOrder } from './order-review-store.ts'

export const reviewMail = (order: ReviewedOrder, { id, star }: { id: string; star: number }): Mail => ({
  key: `review:${id}`,
  about: 'orders',
  to: order.agent_email,
  subject: `${order.client_first_name} reviewed your work`,
  heading: 'You have a new review',
  paragraphs: [
    `${order.client_first_name} gave you ${star} of 5 stars for "${order.title}" (${order.ref}). You can answer the review once.`,
  ],
  action: { label: 'Read the review', path: agentPaths.order(order.id) },
})

export const replyMail = (order: ReviewedOrder, id: string): Mail => ({
  key: `review:${id}:reply`,
  about: 'orders',
  to: order.client_email,
  subject: `${order.agent_first_name} answered your review`,
  heading: 'Your review has an answer',
  paragraphs: [`${order.agent_first_name} answered your review of "${order.title}" (${order.ref}).`],
  action: { label: 'Read the answer', path: clientPaths.order(order.id) },
})
