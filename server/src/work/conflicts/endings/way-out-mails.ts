import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { RefundParts } from '@sojourn/contract/work/conflicts'
import { endingWords } from '@sojourn/contract/work/ending-words'
import { showMoney } from '../../../money/payments/show-money.ts'
import { dayInWords } from '../../../platform/mail/writing/moment-in-words.ts'
import type { HeldOrder } from '../../orders/hold-order.ts'
import { momentFor, named, toSides, type Word } from '../conflict-mails.ts'

interface Ended {
  event: string
  refund: RefundParts
  destination: 'card' | 'credit'
}

/** In words, what goes back where. */
export function backWords({ total, card, credit, promo }: RefundParts, destination: 'card' | 'credit') {
  if (total.amount === 0) return 'Nothing was paid, so nothing goes back.'
  const parts = [
    card.amount > 0 &&
      `${showMoney(card.amount, card.currency)} ${destination === 'card' ? 'to your card' : 'as credit for your next order'}`,
    credit.amount > 0 && `${showMoney(credit.amount, credit.currency)} to your credit`,
    promo.amount > 0 && `${showMoney(promo.amount, promo.currency)} to your coupons`,
  ].filter(Boolean)
  return `You get ${parts.join(', ')} back.${card.amount > 0 && destination === 'card' ? ' Your bank may need a few days to show it.' : ''}`
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

export const leftMails = (order: HeldOrder, { event, refund, destination }: Ended) =>
  toSides(order, event, {
    client: over(order, [
      `You cancelled ${named(order)}.`,
      ...endedConflict(order),
      backWords(refund, destination),
      SIMILAR,
    ]),
    agent: over(order, [
      `${order.client_first_name} cancelled ${named(order)}. Please stop any work on it.`,
      ...endedConflict(order),
    ]),
  })

export const declinedMails = (order: HeldOrder, { event, refund }: Ended, reason: string) =>
  toSides(order, event, {
    client: over(
      order,
      [
        `${order.agent_first_name} ${order.agent_last_name} cannot take ${named(order)}. Their reason is below.`,
        backWords(refund, 'card'),
        SIMILAR,
      ],
      reason,
    ),
    agent: over(order, [`You declined ${named(order)}. The client gets a full refund.`]),
  })

export const unstartedMails = (order: HeldOrder, { event, refund }: Ended) =>
  toSides(order, event, {
    client: over(order, [
      `Nobody began the work on ${named(order)}, so the order is cancelled.`,
      backWords(refund, 'card'),
      SIMILAR,
    ]),
    agent: over(order, [
      `Nobody began the work on ${named(order)}, so the order is cancelled. The client gets a full refund.`,
    ]),
  })

/** O17. Both read why our team ended it. */
export const endedMails = (
  order: HeldOrder,
  { event, refund }: Ended,
  { reason, text }: { reason: string; text: string },
) => {
  const why = `Our team ended ${named(order)}: ${endingWords(reason).toLowerCase()}. What our team wrote is below.`
  return toSides(order, event, {
    client: over(
      order,
      [why, refund.total.amount > 0 ? backWords(refund, 'card') : 'Nothing is refunded.', SIMILAR],
      text,
    ),
    agent: over(order, [why, 'Please stop any work on it.'], text),
  })
}

/** O19. */
export const refundedMails = (order: HeldOrder, event: string) =>
  toSides(order, event, {
    client: over(order, [
      `All of the money of ${named(order)} went back to you, so the order is cancelled.`,
      'Your bank may need a few days to show it.',
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
export const giftNotFineMails = (order: HeldOrder, { event, refund }: Ended) => {
  const why = `${named(order)} was paid by a gift of ours. Our team checked it and found that the accounts of client and agent belong together. Gifts are not for that, so the order is over and the gift goes back to us.`
  return toSides(order, event, {
    client: over(order, [
      why,
      ...(refund.card.amount > 0 ? [backWords(withoutGift(refund), 'card')] : []),
      WRONG,
    ]),
    agent: over(order, [why, 'Nothing of it is paid to you.', WRONG]),
  })
}

const WRONG = 'If this is wrong, answer this mail and tell us why.'

/** What of a refund is the client’s. */
const withoutGift = (refund: RefundParts): RefundParts => ({
  ...refund,
  promo: { ...refund.promo, amount: 0 },
})

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
