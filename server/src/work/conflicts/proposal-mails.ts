import { showMoney } from '../../money/payments/show-money.ts'
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

interface Decided {
  amount: number
  moment: string
  before: Date
}

export const carriedOutSoonWord = (order: HeldOrder, { amount, moment, before }: Decided): Word => ({
  subject: `The decision about order ${order.ref} is carried out soon`,
  heading: 'The decision is carried out soon',
  paragraphs: [
    `Our team has decided that ${refundWords(amount, order)} for ${named(order)}. On ${moment} this is carried out. Until then either side can appeal once in the order, with something new.`,
  ],
  deadline: lastMoment(before),
})

export const refundWords = (amount: number, { currency }: HeldOrder) =>
  amount === 0 ? 'nothing is refunded' : `${showMoney(amount, currency)} is refunded`

/** No quiet hours hold a last warning: 48 hours are left from the moment it goes out. */
const lastMoment = (before: Date) => new Date(before.getTime() - LAST_WARNING_MS).toISOString()
