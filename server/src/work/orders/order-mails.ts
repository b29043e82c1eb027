import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import type { Letter, Letters } from '../../ground/facts/letters.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { momentInWords } from '../../platform/mail/writing/moment-in-words.ts'
import type { RunningOrder } from './lists/list-store.ts'
import type { LockedOrder } from './move-store.ts'

declare module '../../ground/facts/along.ts' {
  interface Along {
    /** It is as it was before it was paid. */
    order_paid: { order: LockedOrder }
    early_start_agreed: { order: LockedOrder }
    order_without_service: { order: LockedOrder }
    agent_revoked: { order: RunningOrder }
    agent_suspended: { order: RunningOrder }
  }
}

const momentFor = ({ agent_timezone: zone, agent_clock: clock }: LockedOrder, moment: Date) =>
  momentInWords(moment, { zone, clock })

export interface StartTimes {
  /** The client can cancel from then on for a full refund, if the work has not begun. */
  startBy: Date
  riskUntil: Date | null
}

export const ownRisk = (order: LockedOrder, until: Date) =>
  `Your client is a consumer of the EU or the UK and has not agreed to an early start. Until ${momentFor(order, until)} they can withdraw and get a full refund, whatever is done by then: until that time you work at your own risk, and you do not have to start.`

export const orderPaidMail = (order: LockedOrder, { startBy, riskUntil }: StartTimes): Mail => ({
  key: `order:${order.id}:paid`,
  about: 'orders',
  needed: true,
  to: order.agent_email,
  subject: `${order.client_first_name} hired you: ${order.title}`,
  heading: `You are hired, ${order.agent_first_name}`,
  paragraphs: [
    `${order.client_first_name} paid for "${order.title}" (${order.ref}). The money is held until the client accepts your work. Then it is yours, less our commission.`,
    riskUntil === null
      ? `Open the order to see what your client needs and by when. Start by ${momentFor(order, startBy)}.`
      : ownRisk(order, riskUntil),
  ],
  action: { label: 'Open the order', path: agentPaths.order(order.id) },
})

export const earlyStartMail = (order: LockedOrder): Letter => ({
  key: `order:${order.id}:early-start`,
  subject: `${order.client_first_name} agrees that you begin now: ${order.ref}`,
  heading: 'You can begin now',
  paragraphs: [
    `${order.client_first_name} agrees that the work on "${order.title}" (${order.ref}) begins before their 14 days to withdraw are over. If they withdraw after it has begun, they pay for what is done, by the refund terms of the order.`,
  ],
  action: { label: 'Open the order', path: agentPaths.order(order.id) },
})

export const serviceGoneMail = (order: LockedOrder): Letter => ({
  key: `order:${order.id}:service-gone`,
  subject: `Your order ${order.ref} is cancelled`,
  heading: 'Your order is cancelled',
  paragraphs: [
    `"${order.title}" by ${order.agent_first_name} ${order.agent_last_name} is no longer offered, so your unpaid order is cancelled. Nothing was charged.`,
    'You keep your goal. Other agents offer similar services.',
  ],
  action: { label: 'Find another agent', path: paths.agents() },
})

/** Why it was stays between the agent and our team. */
export const agentRevokedMail = (
  order: RunningOrder,
  eventId: string,
  { supportEmail }: { supportEmail: string },
): Letter => ({
  key: `verification:${eventId}:revoked:${order.id}`,
  subject: `Your order ${order.ref}: your agent is no longer verified`,
  heading: `${order.agent_first_name} ${order.agent_last_name} is no longer verified`,
  paragraphs: [
    `Our team has revoked the verification of ${order.agent_first_name} ${order.agent_last_name}, who works on "${order.title}" (${order.ref}) for you. New clients cannot hire them.`,
    'Your order is still open, and your money is held. Your agent has not received any of it.',
    'You can cancel. Under our terms you get a full refund within 72 hours of paying if the work has not started, or if your agent does not start in time. Otherwise you get the share your order names for its stage, and a refund for work that was not done or not done as agreed.',
    `To cancel, write to ${supportEmail} and name ${order.ref}. Our team will help you.`,
  ],
  action: { label: 'Open the order', path: clientPaths.order(order.id) },
})

/** Why it was stays between the agent and our team. */
export const agentSuspendedMail = (order: RunningOrder, factId: string): Letter => ({
  key: `person:${factId}:suspended:${order.id}`,
  subject: `Your order ${order.ref}: your agent’s account is suspended`,
  heading: `${order.agent_first_name} ${order.agent_last_name} cannot work on your order now`,
  paragraphs: [
    `Our team suspended the account of ${order.agent_first_name} ${order.agent_last_name}, who works on "${order.title}" (${order.ref}) for you.`,
    'Your order is still open, and your money is held.',
    'If the work has not started, you can cancel the order for a full refund. If it has, open a conflict: you propose what you get back, and our team helps. You keep your goal and can hire another agent for it.',
  ],
  action: { label: 'Open the order', path: clientPaths.order(order.id) },
})

export const orderLetters: Letters = {
  early_start_agreed: { earlyStart: ({ along }) => earlyStartMail(along.order) },
  order_without_service: { serviceGone: ({ along }) => serviceGoneMail(along.order) },
  agent_revoked: {
    agentRevoked: ({ cause, along }, { context }) => agentRevokedMail(along.order, cause, context.settings),
  },
  agent_suspended: { agentSuspended: ({ cause, along }) => agentSuspendedMail(along.order, cause) },
}
