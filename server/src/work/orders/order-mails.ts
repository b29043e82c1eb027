import type { Mail } from '../../platform/mail/mail.ts'
import type { RunningOrder } from './list-store.ts'
import type { LockedOrder, PaidOrder } from './move-store.ts'

export const orderPaidMail = (order: PaidOrder): Mail => ({
  key: `order:${order.id}:paid`,
  about: 'orders',
  needed: true,
  to: order.agent_email,
  subject: `${order.client_first_name} hired you: ${order.title}`,
  heading: `You are hired, ${order.agent_first_name}`,
  paragraphs: [
    `${order.client_first_name} paid for "${order.title}" (${order.ref}). The money is held until the client accepts your work. Then it is yours, less our commission.`,
    'Open the order to see what your client needs and by when. Start within three days.',
  ],
  action: { label: 'Open the order', path: `/p/agent/orders/${order.id}` },
})

export const serviceGoneMail = (order: LockedOrder): Mail => ({
  key: `order:${order.id}:service-gone`,
  about: 'orders',
  to: order.client_email,
  subject: `Your order ${order.ref} is cancelled`,
  heading: 'Your order is cancelled',
  paragraphs: [
    `"${order.title}" by ${order.agent_first_name} ${order.agent_last_name} is no longer offered, so your unpaid order is cancelled. Nothing was charged.`,
    'You keep your goal. Other agents offer similar services.',
  ],
  action: { label: 'Find another agent', path: '/p/agents' },
})

/** Why it was stays between the agent and our team. */
export const agentRevokedMail = (
  order: RunningOrder,
  eventId: string,
  { supportEmail }: { supportEmail: string },
): Mail => ({
  key: `verification:${eventId}:revoked:${order.id}`,
  about: 'account',
  to: order.client_email,
  subject: `Your order ${order.ref}: your agent is no longer verified`,
  heading: `${order.agent_first_name} ${order.agent_last_name} is no longer verified`,
  paragraphs: [
    `Our team has revoked the verification of ${order.agent_first_name} ${order.agent_last_name}, who works on "${order.title}" (${order.ref}) for you. New clients cannot hire them.`,
    'Your order is still open, and your money is held. Your agent has not received any of it.',
    'You can cancel. Under our terms you get a full refund within 72 hours of paying if the work has not started, or if your agent does not start in time. Otherwise you get the share your order names for its stage, and a refund for work that was not done or not done as agreed.',
    `To cancel, write to ${supportEmail} and name ${order.ref}. Our team will help you.`,
  ],
  action: { label: 'Open the order', path: `/p/client/orders/${order.id}` },
})
