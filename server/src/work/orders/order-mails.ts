import type { Mail } from '../../platform/mail/mail.ts'
import type { RunningOrder } from './list-store.ts'
import type { LockedOrder, PaidOrder } from './move-store.ts'

export const orderPaidMail = (order: PaidOrder): Mail => ({
  key: `order:${order.id}:paid`,
  about: 'orders',
  to: order.agent_email,
  subject: `${order.client_first_name} hired you: ${order.title}`,
  heading: `You are hired, ${order.agent_first_name}`,
  paragraphs: [
    `${order.client_first_name} paid for "${order.title}" (${order.ref}). The money is protected until your work is accepted, and then it is yours, less our commission.`,
    'Open the order to see what your client needs and by when, and begin within three days.',
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
    `"${order.title}" by ${order.agent_first_name} ${order.agent_last_name} is no longer offered, and so your order, which was not paid yet, is cancelled. Nothing was charged.`,
    'Your goal stands as it was. Other agents offer the same.',
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
    `Our team has taken back the verification of ${order.agent_first_name} ${order.agent_last_name}, who works on "${order.title}" (${order.ref}) for you. Nobody new can hire them.`,
    'Your order stands as it was, and your money is held by us: your agent has none of it.',
    'You may leave. As our terms say, everything comes back within 72 hours of paying if the work has not begun, or if your agent does not begin in time. Otherwise you get back the share your order names for its stage, and what you paid for work that was not done, or not done as agreed.',
    `You would rather not go on with them? Write to ${supportEmail} and name ${order.ref}, and somebody of our team looks at it with you.`,
  ],
  action: { label: 'Open the order', path: `/p/client/orders/${order.id}` },
})
