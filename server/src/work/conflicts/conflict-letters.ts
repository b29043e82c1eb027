import { type ConflictOutcome, type ConflictReason, reasonWords } from '@sojourn/contract/work/conflict-words'
import type { Letters, WriteLetter } from '../../ground/facts/letters.ts'
import type { RefundDivision } from '../../money/payments/refunds/divide-refund.ts'
import { isNothing, priceInWords, refundInWords } from '../../money/payments/refunds/refund-in-words.ts'
import { showMoney } from '../../money/payments/show-money.ts'
import { numberOf } from '../../platform/states/machine.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import { momentFor, named, sideOf, toSide, type Word } from './conflict-mails.ts'
import {
  giftFine,
  type OrderLeft,
  orderLeft,
  partlyRefunded,
  soonUnstarted,
} from './endings/way-out-mails.ts'
import {
  decisionNears,
  type Proposed,
  proposalAsked,
  proposalRejected,
  proposalUnanswered,
} from './proposal-mails.ts'
import { proposalMachine } from './refunds/refund-state.ts'

declare module '../../ground/facts/along.ts' {
  interface Along {
    order_left: OrderLeft
    order_unstarted: { order: HeldOrder; until: Date }
    /** None where the order ends by it, which is told by itself. */
    order_refunded: { order: HeldOrder; amount: number; left: number } | undefined
    gift_passed: { order: HeldOrder }
    conflict_opened: Opened | ByBank | undefined
    conflict_moved: Moved | undefined
    conflict_closed: { order: HeldOrder; settled: RefundDivision | null }
    refund_asked: Proposed
    refund_answered: { order: HeldOrder; text: string | null; isAtTeam: boolean } | undefined
    proposal_unanswered: { order: HeldOrder; before: Date; isAccepting: boolean; reader: 'client' | 'agent' }
    decision_nears: { order: HeldOrder; before: Date; refund: BySide }
  }
}

interface BySide {
  client: string
  agent: string
}

interface Opened {
  order: HeldOrder
  side: 'client' | 'agent'
  reason: ConflictReason
  text: string
  /** It is null where our team has it at once. */
  reply_by: Date | null
}

interface ByBank {
  order: HeldOrder
  isByBank: true
}

/** Neither side has anything to answer: the bank decides. */
const byBank = (order: HeldOrder, side: 'client' | 'agent'): Word =>
  side === 'client'
    ? {
        subject: `Your bank wants the payment of order ${order.ref} back`,
        heading: 'Your bank wants the payment back',
        paragraphs: [
          `Your bank asks for the payment of ${named(order)}, or for a part of it. ${STOPPED}`,
          'If you did not ask your bank for this, call them. We tell you once it has decided.',
        ],
      }
    : {
        subject: `The client’s bank wants the payment of order ${order.ref} back`,
        heading: 'The client’s bank wants the payment back',
        paragraphs: [
          `The client’s bank asks for the payment of ${named(order)}, or for a part of it. ${STOPPED}`,
          'You do not have to work on it until the bank has decided. We tell you once it has.',
        ],
      }

const STOPPED = 'The money is held and the deadlines of the order are paused.'
const AT_TEAM = 'It is the third conflict of this order or a later one, so our team has it at once.'

const opened: WriteLetter<'conflict_opened'> = ({ id, along }, { to }) => {
  if (!along) return null
  const reader = sideOf(to)
  if ('isByBank' in along) return toSide(along.order, id, reader, byBank(along.order, reader))
  const { order, side, reason, text, reply_by } = along
  if (reader === side)
    return toSide(order, id, reader, {
      subject: `Your conflict about order ${order.ref} is open`,
      heading: 'Your conflict is open',
      paragraphs: [
        reply_by === null
          ? `We told the other side of ${named(order)}. ${AT_TEAM}`
          : `We told the other side of ${named(order)}. They can answer until ${momentFor(order, side, reply_by)}. You can propose a refund, or ask our team at once.`,
      ],
    })
  const who = side === 'client' ? order.client_first_name : order.agent_first_name
  return toSide(order, id, reader, {
    subject: `${who} opened a conflict about order ${order.ref}`,
    heading: `A conflict about ${order.title}`,
    paragraphs: [
      `${who} opened a conflict about ${named(order)}: ${reasonWords(reason).toLowerCase()}. Their words are below.`,
      reply_by === null
        ? `${STOPPED} ${AT_TEAM} Please say in the order how you see it.`
        : `${STOPPED} Please answer by ${momentFor(order, reader, reply_by)}: propose a refund, or offer to continue. You can also ask our team at once. If you do not answer, our team decides.`,
    ],
    quote: text,
  })
}

export type WhyTeam = 'asked' | 'no_answer' | 'not_enough' | 'bank_kept_some'

const READS = 'Our team reads both sides and answers in the order.'
const HELPS = 'Our team helps'
const WHY_TEAM: Record<WhyTeam, { heading: string; text: string }> = {
  asked: {
    heading: HELPS,
    text: `One side asked our team to help. ${READS} Until then you can still agree.`,
  },
  no_answer: { heading: HELPS, text: `Nobody answered in time. ${READS}` },
  not_enough: {
    heading: HELPS,
    text: `Nobody answered the proposal in time, and it gives the client less than the refund terms of the order. So it does not count as accepted. ${READS}`,
  },
  bank_kept_some: {
    heading: 'The bank has decided about the payment',
    text: 'The client’s bank kept a part of the payment. Our team decides what becomes of the rest.',
  },
}

type Moved = { order: HeldOrder } & (
  | { why: WhyTeam }
  | { refund: BySide | null; reply_by: Date; isFinal?: boolean }
  | { appeal: string }
  | { left: number; refund: BySide; isFinal: boolean }
  | { isWaiting: true }
  | { isByBank: true }
  | { stillLeft: number; reply_by: Date | null }
  | { isAgain: true }
)

const moved: WriteLetter<'conflict_moved'> = ({ id, step, reason, along }, { to }) => {
  if (!along) return null
  return toSide(along.order, id, sideOf(to), wordOf(along, { step, reason: reason ?? '', side: sideOf(to) }))
}

interface Step {
  step: string
  reason: string
  side: 'client' | 'agent'
}

function wordOf(moved: Moved, { step, reason, side }: Step): Word {
  const { order } = moved
  if ('why' in moved) {
    const { heading, text } = WHY_TEAM[moved.why]
    const subject = `Our team helps with order ${order.ref}`
    return { subject, heading, paragraphs: [`This is about ${named(order)}. ${text}`] }
  }
  if ('appeal' in moved)
    return {
      subject: `The decision about order ${order.ref} is appealed`,
      heading: 'The decision is appealed',
      paragraphs: [`Another member of our team looks at ${named(order)} again. Their decision is final.`],
      quote: moved.appeal,
    }
  if ('left' in moved) return goesOn(moved, side)
  if ('isWaiting' in moved)
    return {
      subject: `The decision about order ${order.ref} waits for the bank`,
      heading: 'The decision waits for the bank',
      paragraphs: [
        `The client’s bank asks for the payment of ${named(order)}, or for a part of it, and decides first. Then our team’s decision is carried out on what is left, or our team decides again.`,
      ],
    }
  if ('isByBank' in moved) return byBank(order, side)
  if ('stillLeft' in moved) return afterBank(moved, side)
  if ('isAgain' in moved)
    return {
      subject: `Order ${order.ref} is decided again`,
      heading: 'Our team decides again',
      paragraphs: [
        `The client’s bank took so much of the payment of ${named(order)} that less is left than our team had decided to refund. Our team decides again, about what is left.`,
      ],
    }
  return step === numberOf(proposalMachine.propose)
    ? ofTeam(moved, {
        subject: `Our team proposes a solution for order ${order.ref}`,
        before: `Our team proposes a solution for ${named(order)}.`,
        after: `If both sides accept by ${momentFor(order, side, moved.reply_by)}, it is done; else our team decides.`,
        side,
        quote: reason,
        overBy: { order: order.id, facts: ['conflict_closed'] },
      })
    : ofTeam(moved, {
        subject: `Our team has decided about order ${order.ref}`,
        before: `Our team has decided about ${named(order)}.`,
        after: moved.isFinal
          ? 'This is final.'
          : `You can appeal once in the order until ${momentFor(order, side, moved.reply_by)}, with something new.`,
        side,
        quote: reason,
      })
}

interface Said extends Pick<Word, 'subject' | 'quote' | 'overBy'> {
  before: string
  after: string
  side: 'client' | 'agent'
}

const ofTeam = (
  { refund }: { refund: BySide | null },
  { subject, before, after, side, ...rest }: Said,
): Word => ({
  subject,
  heading: subject,
  ...rest,
  paragraphs: [[before, refund?.[side], after].filter(Boolean).join(' ')],
})

interface AfterBank {
  order: HeldOrder
  stillLeft: number
  /** It is null where our team has it. */
  reply_by: Date | null
}

const afterBank = ({ order, stillLeft, reply_by }: AfterBank, side: 'client' | 'agent'): Word => ({
  subject: `The conflict about order ${order.ref} goes on`,
  heading: 'The conflict goes on',
  paragraphs: [
    `The client’s bank has decided about the payment of ${named(order)}, and ${showMoney(stillLeft, order.currency)} are left of it.`,
    reply_by
      ? `You can agree with the other side until ${momentFor(order, side, reply_by)}. Then our team decides.`
      : 'Our team goes on with it, and answers in the order.',
  ],
})

interface GoesOn {
  order: HeldOrder
  left: number
  refund: BySide
  isFinal: boolean
}

const goesOn = ({ order, left, refund, isFinal }: GoesOn, side: 'client' | 'agent'): Word => ({
  subject: `The decision about order ${order.ref} goes on`,
  heading: 'The decision goes on',
  paragraphs: [
    [
      `The client’s bank has decided about the payment of ${named(order)}, and ${showMoney(left, order.currency)} are left of it. Our team’s decision stands.`,
      refund[side],
      isFinal
        ? 'It is carried out now.'
        : 'You can appeal once in the order, with something new; then it is carried out.',
    ].join(' '),
  ],
})

const closed: WriteLetter<'conflict_closed'> = (
  { id, outcome, to: state, along: { order, settled } },
  { to },
) =>
  toSide(order, id, sideOf(to), {
    subject: `The conflict about order ${order.ref} is closed`,
    heading: 'The conflict is closed',
    paragraphs: [
      `${named(order)}: ${endOf(outcome as ConflictOutcome, state)}`,
      ...settledWords(settled, outcome as ConflictOutcome, sideOf(to)),
    ],
  })

/** Nobody is paid yet where the work goes on. */
function settledWords(settled: RefundDivision | null, outcome: ConflictOutcome, side: 'client' | 'agent') {
  if (!settled) return []
  const back = isNothing(settled) ? [] : [`Refunded: ${refundInWords(settled, side)}.`]
  return side === 'agent' && outcome !== 'continued' ? [...back, priceInWords(settled)] : back
}

function endOf(outcome: ConflictOutcome, state: string | null) {
  if (outcome !== 'chargeback') return ENDS[outcome]
  if (state === 'cancelled') return 'the client’s bank took the payment back. The order is cancelled.'
  return state === 'completed'
    ? 'the client’s bank left the payment with us. The order is completed, as before.'
    : 'the client’s bank left the payment with us. The order goes on where it stopped.'
}

const ENDS: Record<Exclude<ConflictOutcome, 'chargeback'>, string> = {
  withdrawn: 'the conflict was withdrawn, and the order goes on where it stopped.',
  continued: 'both sides agreed that the work goes on. The order shows its new date.',
  partial: 'a part was refunded, and the rest is the agent’s, less our commission. The order is completed.',
  full: 'all of the money went back to the client. The order is cancelled.',
  released: 'nothing is refunded. The agent is paid, less our commission, and the order is completed.',
}

export const conflictLetters: Letters = {
  order_left: { orderLeft },
  order_unstarted: { soonUnstarted },
  order_refunded: { partlyRefunded },
  gift_passed: { giftFine },
  conflict_opened: { opened },
  conflict_moved: { moved },
  conflict_closed: { closed },
  refund_asked: { proposalAsked },
  refund_answered: { proposalRejected },
  proposal_unanswered: { proposalUnanswered },
  decision_nears: { decisionNears },
}
