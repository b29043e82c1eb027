import type { WriteLetter } from '../../ground/facts/letters.ts'
import type { RefundDivision } from '../../money/payments/refunds/divide-refund.ts'
import { priceInWords, refundInWords } from '../../money/payments/refunds/refund-in-words.ts'
import { showMoney } from '../../money/payments/show-money.ts'
import { LAST_WARNING_MS } from '../../platform/last-warning.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import { momentFor, named, sideOf, toSide, untilAnswered } from './conflict-mails.ts'

export interface Proposed {
  order: HeldOrder
  amount: number
  continues: boolean
  text: string
  parts: RefundDivision | null
  /** It is null where our team has the conflict. */
  reply_by: Date | null
  isAccepting: boolean
}

export const proposalAsked: WriteLetter<'refund_asked'> = ({ id, along }, { to }) => {
  const { order, amount, continues, text, parts, reply_by, isAccepting } = along
  const side = sideOf(to)
  const who = side === 'agent' ? order.client_first_name : order.agent_first_name
  return toSide(order, id, side, {
    subject: `A proposal for order ${order.ref}`,
    heading: `${who} proposes ${amount === 0 ? 'no refund' : `a refund of ${showMoney(amount, order.currency)}`}`,
    paragraphs: [
      `This is about ${named(order)}. ${continues ? 'The work would go on.' : 'The order would end by it.'}`,
      ...(parts ? [plannedWords(parts, side)] : []),
      reply_by
        ? `Please accept it, reject it or propose something else by ${momentFor(order, side, reply_by)}. Without an answer ${silenceWords(isAccepting)}.`
        : 'You can accept it, reject it or propose something else. Without an answer our team decides.',
    ],
    quote: text,
    ...untilAnswered(order),
  })
}

export const proposalRejected: WriteLetter<'refund_answered'> = ({ id, along }, { to }) =>
  along
    ? toSide(along.order, id, sideOf(to), {
        subject: `The proposal for order ${along.order.ref} was rejected`,
        heading: 'The proposal was rejected',
        paragraphs: [
          `This is about ${named(along.order)}. ${along.isAtTeam ? 'Our team goes on with it, and answers in the order.' : 'You can propose something else, or ask our team to help.'}`,
        ],
        quote: along.text ?? undefined,
      })
    : null

/** Only who is asked is reminded. */
export const proposalUnanswered: WriteLetter<'proposal_unanswered'> = ({ request, time, along }, { to }) => {
  const { order, before, isAccepting, reader } = along
  if (sideOf(to) !== reader) return null
  return toSide(order, `${request}:reminder-${time}`, reader, {
    subject: `Please answer the proposal for order ${order.ref}`,
    heading: 'A proposal waits for your answer',
    paragraphs: [
      `This is about ${named(order)}. If you do not answer by ${momentFor(order, reader, before)}, ${silenceWords(isAccepting)}.`,
    ],
    deadline: lastMoment(before),
    ...untilAnswered(order),
  })
}

export const decisionNears: WriteLetter<'decision_nears'> = ({ conflict, along }, { context, to }) => {
  const { order, before, refund } = along
  const side = sideOf(to)
  return toSide(order, `${conflict}:carried-out:${context.clock.now().getTime()}`, side, {
    subject: `The decision about order ${order.ref} is carried out soon`,
    heading: 'The decision is carried out soon',
    paragraphs: [
      `Our team has decided about ${named(order)}. ${refund[side]} On ${momentFor(order, side, before)} this is carried out. Until then either side can appeal once in the order, with something new.`,
    ],
    deadline: lastMoment(before),
  })
}

const silenceWords = (isAccepting: boolean) =>
  isAccepting ? 'the proposal counts as accepted' : 'our team decides'

const plannedWords = (parts: RefundDivision, side: 'client' | 'agent') =>
  side === 'client'
    ? `You would get ${refundInWords(parts, side)}.`
    : `The client would get ${refundInWords(parts, side)}. ${priceInWords(parts)}`

/** No quiet hours hold a last warning: 48 hours are left from the moment it goes out. */
const lastMoment = (before: Date) => new Date(before.getTime() - LAST_WARNING_MS).toISOString()
