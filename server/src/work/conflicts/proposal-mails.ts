import type { RefundDivision } from '../../money/payments/refunds/divide-refund.ts'
import { priceInWords, refundInWords } from '../../money/payments/refunds/refund-in-words.ts'
import { LAST_WARNING_MS } from '../../platform/last-warning.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import { named, untilAnswered, type Word } from './conflict-mails.ts'

/** What is said of a proposal that nobody answers. */
export const silenceWords = (isAccepting: boolean) =>
  isAccepting ? 'the proposal counts as accepted' : 'our team decides'

interface Reminded {
  moment: string
  isAccepting: boolean
  /** When silence counts. */
  before: Date
}

export const pleaseAnswerWord = (order: HeldOrder, { moment, isAccepting, before }: Reminded): Word => ({
  subject: `Please answer the proposal for order ${order.ref}`,
  heading: 'A proposal waits for your answer',
  paragraphs: [
    `This is about ${named(order)}. If you do not answer by ${moment}, ${silenceWords(isAccepting)}.`,
  ],
  deadline: lastMoment(before),
  ...untilAnswered(order),
})

/** How a refund would divide, as the side reads it that is asked. */
export const plannedWords = (parts: RefundDivision, side: 'client' | 'agent') =>
  side === 'client'
    ? `You would get ${refundInWords(parts, side)}.`
    : `The client would get ${refundInWords(parts, side)}. ${priceInWords(parts)}`

interface Decided {
  refund: string
  moment: string
  before: Date
}

export const carriedOutSoonWord = (order: HeldOrder, { refund, moment, before }: Decided): Word => ({
  subject: `The decision about order ${order.ref} is carried out soon`,
  heading: 'The decision is carried out soon',
  paragraphs: [
    `Our team has decided about ${named(order)}. ${refund} On ${moment} this is carried out. Until then either side can appeal once in the order, with something new.`,
  ],
  deadline: lastMoment(before),
})

/** No quiet hours hold a last warning: 48 hours are left from the moment it goes out. */
const lastMoment = (before: Date) => new Date(before.getTime() - LAST_WARNING_MS).toISOString()
