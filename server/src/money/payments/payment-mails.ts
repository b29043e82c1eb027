import { agentPaths, clientPaths } from '@sojourn/contract/paths/own-paths'
import type { Letter } from '../../ground/facts/letters.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { StrayReason } from './refunds/refund-store.ts'
import { showMoney } from './show-money.ts'
import type { PaymentRow } from './store.ts'

interface Payer {
  email: string
  first_name: string
}

type Reader = Pick<Payer, 'first_name'>

type Paid = Pick<PaymentRow, 'id' | 'ref' | 'payable' | 'title' | 'seller' | 'amount' | 'currency'>

/** Clients pay for orders and what they owe, agents for their plan. */
const historyOf = ({ payable }: Paid) =>
  payable === 'subscription' ? agentPaths.payments() : clientPaths.paymentHistory()

export const paymentMadeMail = ({ email, first_name }: Payer, payment: Paid): Mail => ({
  key: `payment:${payment.id}:made`,
  about: 'money',
  to: email,
  heading: `Thank you, ${first_name}`,
  ...(payment.amount === 0 ? coveredWords(payment) : paidWords(payment)),
  action: { label: 'See the receipt', path: clientPaths.paymentHistory() },
})

const paidWords = ({ title, seller, ...payment }: Paid) => ({
  subject: `Your payment of ${showMoney(payment.amount, payment.currency)} was made`,
  paragraphs: [
    `You paid ${showMoney(payment.amount, payment.currency)} for “${title}”${seller ? ` by ${seller}` : ''}.`,
    'The money is protected. It is held until the work is done and accepted.',
    `The number of this payment is ${payment.ref}.`,
  ],
})

const coveredWords = ({ title, seller, ref }: Paid) => ({
  subject: 'Your order is placed, and nothing was charged',
  paragraphs: [
    `Coupons or credit covered all of “${title}”${seller ? ` by ${seller}` : ''}.`,
    `The number of this payment is ${ref}.`,
  ],
})

interface Returned {
  id: string
  amount: number
  currency: string
}

const LATE = {
  order: 'It arrived when the service was no longer available.',
  subscription: 'It arrived when the plan was no longer to be paid.',
  debt: 'You owed less when it arrived.',
}

const whyGivenBack = (reason: StrayReason, { payable }: Paid) =>
  ({
    too_late: LATE[payable],
    changed: 'The total had changed before it arrived. What you wanted to pay still waits for its payment.',
    twice: 'It was a second payment for something already paid.',
    wrong: 'It was not the agreed amount.',
  })[reason]

export const moneyReturnsMail = (
  { first_name }: Reader,
  payment: Paid,
  refund: Returned & { reason: StrayReason },
): Letter => ({
  key: `refund:${refund.id}:begun`,
  subject: `You get ${showMoney(refund.amount, refund.currency)} back`,
  heading: `Your money is on its way back, ${first_name}`,
  paragraphs: [
    `${showMoney(refund.amount, refund.currency)} arrived from you for “${payment.title}”. ${whyGivenBack(refund.reason, payment)}`,
    'We have refunded all of it. Your bank may need a few days to show it. You do not need to do anything.',
    `The number of this payment is ${payment.ref}.`,
  ],
  action: { label: 'See your payments', path: historyOf(payment) },
})

interface Arrived extends Returned {
  /** The processor's name of the refund that took the place of one that came back; null of the first. */
  instead: string | null
}

export const refundedMail = ({ first_name }: Reader, payment: Paid, refund: Arrived): Letter => ({
  key: ['refund', refund.id, 'done', ...(refund.instead ? [refund.instead] : [])].join(':'),
  subject: `${showMoney(refund.amount, refund.currency)} is back with your bank`,
  heading: `Your refund is done, ${first_name}`,
  paragraphs: [
    `${showMoney(refund.amount, refund.currency)} for “${payment.title}” went back to the card it came from.`,
    `The number of this payment is ${payment.ref}.`,
  ],
  action: { label: 'See your payments', path: historyOf(payment) },
})
