import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { endingWords } from '@sojourn/contract/work/ending-words'
import type { RefundDivision } from '../../../money/payments/refunds/divide-refund.ts'
import {
  BANK_NEEDS_DAYS,
  backToClient,
  refundToSides,
} from '../../../money/payments/refunds/refund-in-words.ts'
import { showMoney } from '../../../money/payments/show-money.ts'
import { dayInWords } from '../../../platform/mail/writing/moment-in-words.ts'
import type { HeldOrder } from '../../orders/hold-order.ts'
import { momentFor, named, toSides, type Word } from '../conflict-mails.ts'

interface Ended {
  event: string
  /** What went where, as it was booked. */
  parts: RefundDivision
}

const SIMILAR = 'You keep your goal. Other agents offer similar services; you find them from the order.'

const over = (order: HeldOrder, paragraphs: string[], quote?: string | null): Word => ({
  subject: `Order ${order.ref} is cancelled`,
  heading: 'The order is cancelled',
  paragraphs,
  quote: quote ?? undefined,
})

const endedConflict = ({ status }: HeldOrder) =>
  status === 'conflicted'
    ? ['The law gives the client this way out at any time, so the conflict ends with it.']
    : []

export const leftMails = (order: HeldOrder, { event, parts }: Ended) =>
  toSides(order, event, {
    client: over(order, [
      `You cancelled ${named(order)}.`,
      ...endedConflict(order),
      backToClient(parts),
      SIMILAR,
    ]),
    agent: over(order, [
      `${order.client_first_name} cancelled ${named(order)}. Please stop any work on it.`,
      ...endedConflict(order),
      refundToSides(parts).agent,
    ]),
  })

export const declinedMails = (order: HeldOrder, { event, parts }: Ended, reason: string) =>
  toSides(order, event, {
    client: over(
      order,
      [
        `${order.agent_first_name} ${order.agent_last_name} cannot take ${named(order)}. Their reason is below.`,
        backToClient(parts),
        SIMILAR,
      ],
      reason,
    ),
    agent: over(order, [`You declined ${named(order)}.`, refundToSides(parts).agent]),
  })

export const unstartedMails = (order: HeldOrder, { event, parts }: Ended) =>
  toSides(order, event, {
    client: over(order, [
      `Nobody began the work on ${named(order)}, so the order is cancelled.`,
      backToClient(parts),
      SIMILAR,
    ]),
    agent: over(order, [
      `Nobody began the work on ${named(order)}, so the order is cancelled.`,
      refundToSides(parts).agent,
    ]),
  })

/** O17. Both read why our team ended it. */
export const endedMails = (
  order: HeldOrder,
  { event, parts }: Ended,
  { reason, text }: { reason: string; text: string },
) => {
  const why = `Our team ended ${named(order)}: ${endingWords(reason).toLowerCase()}. What our team wrote is below.`
  return toSides(order, event, {
    client: over(order, [why, backToClient(parts), SIMILAR], text),
    agent: over(order, [why, 'Please stop any work on it.', refundToSides(parts).agent], text),
  })
}

/** O19. */
export const refundedMails = (order: HeldOrder, event: string) =>
  toSides(order, event, {
    client: over(order, [
      `All of the money of ${named(order)} went back to you, so the order is cancelled.`,
      BANK_NEEDS_DAYS,
      SIMILAR,
    ]),
    agent: over(order, [
      `All of the money of ${named(order)} went back to the client, so the order is cancelled. Please stop any work on it.`,
    ]),
  })

/** Our team gave a part of it back on the processor’s own pages. */
export function partlyRefundedMails(
  order: HeldOrder,
  event: string,
  { amount, left }: { amount: number; left: number },
) {
  const [back, rest] = [showMoney(amount, order.currency), showMoney(left, order.currency)]
  const word = (whose: string): Word => ({
    subject: `A part of the payment for order ${order.ref} went back`,
    heading: 'A part of the payment went back',
    paragraphs: [
      `Our team gave ${back} of ${named(order)} back to ${whose}.`,
      `${rest} of the payment are left, and the order goes on.`,
    ],
  })
  return toSides(order, event, { client: word('your card'), agent: word('the client’s card') })
}

/** Y2. What kept the money of this order is over. */
export const giftFineMail = (order: HeldOrder) => ({
  key: `order:${order.id}:gift-fine`,
  about: 'orders' as const,
  to: order.agent_email,
  subject: `We have checked the payment of order ${order.ref}`,
  heading: 'The payment is in order',
  paragraphs: [
    `Our team has looked at the gift that paid for ${named(order)}, and everything is in order. Once the time for late conflicts is over, you can withdraw your share.`,
  ],
  action: { label: 'Open your wallet', path: agentPaths.wallet() },
})

/** Y3. */
export const giftNotFineMails = (order: HeldOrder, { event, parts }: Ended) => {
  const why = `${named(order)} was paid by a gift of ours. Our team checked it and found that the accounts of client and agent belong together. Gifts are not for that, so the order is over and the gift goes back to us.`
  return toSides(order, event, {
    client: over(order, [
      why,
      ...(parts.card + parts.credit > 0 ? [backToClient(withoutGift(parts))] : []),
      WRONG,
    ]),
    agent: over(order, [why, 'Nothing of it is paid to you.', WRONG]),
  })
}

const WRONG = 'If this is wrong, answer this mail and tell us why.'

/** What of a refund is the client’s. */
const withoutGift = (parts: RefundDivision): RefundDivision => ({ ...parts, coupons: [] })

/** Before O8. */
export const soonUnstartedMails = (order: HeldOrder, event: string, until: Date) => {
  const moment = (side: 'client' | 'agent') => momentFor(order, side, until)
  const word = (side: 'client' | 'agent', text: string): Word => ({
    subject: `Order ${order.ref} is cancelled on ${dayInWords(until, order[`${side}_timezone`])} if nobody begins`,
    heading: 'The work has not begun',
    paragraphs: [text],
    overBy: { order: order.id, facts: ['order_started', 'order_left', 'conflict_opened'] },
  })
  return toSides(order, event, {
    client: word(
      'client',
      `The work on ${named(order)} has not begun. On ${moment('client')} the order is cancelled by itself, and you get a full refund.`,
    ),
    agent: word(
      'agent',
      `The work on ${named(order)} has not begun. Start it by ${moment('agent')}, or the order is cancelled and the client gets a full refund.`,
    ),
  })
}
