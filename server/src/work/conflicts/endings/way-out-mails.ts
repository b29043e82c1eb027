import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { WriteLetter } from '../../../ground/facts/letters.ts'
import type { RefundDivision } from '../../../money/payments/refunds/divide-refund.ts'
import {
  BANK_NEEDS_DAYS,
  backToClient,
  refundToSides,
} from '../../../money/payments/refunds/refund-in-words.ts'
import { showMoney } from '../../../money/payments/show-money.ts'
import { dayInWords } from '../../../platform/mail/writing/moment-in-words.ts'
import { numberOf } from '../../../platform/states/machine.ts'
import type { HeldOrder } from '../../orders/hold-order.ts'
import { orderMachine } from '../../orders/order-machine.ts'
import { momentFor, named, sideOf, toSide, type Word } from '../conflict-mails.ts'

export interface OrderLeft {
  order: HeldOrder
  /** The parts are as they were booked; null means that all of it went back outside of a conflict. */
  parts: RefundDivision | null
  text?: string
}

interface Ended {
  order: HeldOrder
  parts: RefundDivision
}

interface Words {
  client: Word
  agent: Word
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

/** The step that ended the order decides what each side reads. */
const LEFT: Record<string, (ended: Ended, said: { reason: string; text: string }) => Words> = {
  [numberOf(orderMachine.leave)]: ({ order, parts }) => ({
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
  }),
  [numberOf(orderMachine.decline)]: ({ order, parts }, { reason }) => ({
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
  }),
  [numberOf(orderMachine.lapse)]: ({ order, parts }) => ({
    client: over(order, [
      `Nobody began the work on ${named(order)}, so the order is cancelled.`,
      backToClient(parts),
      SIMILAR,
    ]),
    agent: over(order, [
      `Nobody began the work on ${named(order)}, so the order is cancelled.`,
      refundToSides(parts).agent,
    ]),
  }),
  // Both read why our team ended it.
  [numberOf(orderMachine.endByStaff)]: ({ order, parts }, { reason, text }) => {
    const why = `Our team ended ${named(order)}: ${reason.toLowerCase()}. What our team wrote is below.`
    return {
      client: over(order, [why, backToClient(parts), SIMILAR], text),
      agent: over(order, [why, 'Please stop any work on it.', refundToSides(parts).agent], text),
    }
  },
  [numberOf(orderMachine.endByGift)]: ({ order, parts }) => {
    const why = `${named(order)} was paid by a gift of ours. Our team checked it and found that the accounts of client and agent belong together. Gifts are not for that, so the order is over and the gift goes back to us.`
    return {
      client: over(order, [
        why,
        ...(parts.card + parts.credit > 0 ? [backToClient(withoutGift(parts))] : []),
        WRONG,
      ]),
      agent: over(order, [why, 'Nothing of it is paid to you.', WRONG]),
    }
  },
}

const WRONG = 'If this is wrong, answer this mail and tell us why.'

const withoutGift = (parts: RefundDivision): RefundDivision => ({ ...parts, coupons: [] })

const allBack = (order: HeldOrder): Words => ({
  client: over(order, [
    `All of the money of ${named(order)} went back to you, so the order is cancelled.`,
    BANK_NEEDS_DAYS,
    SIMILAR,
  ]),
  agent: over(order, [
    `All of the money of ${named(order)} went back to the client, so the order is cancelled. Please stop any work on it.`,
  ]),
})

export const orderLeft: WriteLetter<'order_left'> = ({ id, step, reason, along }, { to }) => {
  const { order, parts, text = '' } = along
  const words = parts && LEFT[step]?.({ order, parts }, { reason: reason ?? '', text })
  return toSide(order, id, sideOf(to), (words ?? allBack(order))[sideOf(to)])
}

/** Our team gave a part of it back on the processor’s own pages. */
export const partlyRefunded: WriteLetter<'order_refunded'> = ({ id, along }, { to }) => {
  if (!along) return null
  const { order, amount, left } = along
  const [back, rest] = [showMoney(amount, order.currency), showMoney(left, order.currency)]
  const whose = sideOf(to) === 'client' ? 'your card' : 'the client’s card'
  return toSide(order, id, sideOf(to), {
    subject: `A part of the payment for order ${order.ref} went back`,
    heading: 'A part of the payment went back',
    paragraphs: [
      `Our team gave ${back} of ${named(order)} back to ${whose}.`,
      `${rest} of the payment are left, and the order goes on.`,
    ],
  })
}

export const giftFine: WriteLetter<'gift_passed'> = ({ along: { order } }) => ({
  key: `order:${order.id}:gift-fine`,
  subject: `We have checked the payment of order ${order.ref}`,
  heading: 'The payment is in order',
  paragraphs: [
    `Our team has looked at the gift that paid for ${named(order)}, and everything is in order. Once the time for late conflicts is over, you can withdraw your share.`,
  ],
  action: { label: 'Open your wallet', path: agentPaths.wallet() },
})

export const soonUnstarted: WriteLetter<'order_unstarted'> = ({ id, along: { order, until } }, { to }) => {
  const side = sideOf(to)
  const moment = momentFor(order, side, until)
  const about = `The work on ${named(order)} has not begun.`
  return toSide(order, id, side, {
    subject: `Order ${order.ref} is cancelled on ${dayInWords(until, order[`${side}_timezone`])} if nobody begins`,
    heading: 'The work has not begun',
    paragraphs: [
      side === 'client'
        ? `${about} On ${moment} the order is cancelled by itself, and you get a full refund.`
        : `${about} Start it by ${moment}, or the order is cancelled and the client gets a full refund.`,
    ],
    overBy: { order: order.id, facts: ['order_started', 'order_left', 'conflict_opened'] },
  })
}
