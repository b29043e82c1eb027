import { plans, type Term } from '@sojourn/contract/amounts/plans'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Letter, Letters, WriteLetter } from '../../ground/facts/letters.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { dayInWords } from '../../platform/mail/writing/moment-in-words.ts'
import type { MadePayment } from '../payments/payable.ts'
import { showMoney } from '../payments/show-money.ts'
import type { BillRow } from './billing/bill-store.ts'
import type { Period } from './periods.ts'
import { nameOf, type PaidPlan } from './quote.ts'
import type { WhyUnpaid } from './renewals/fall-behind.ts'
import type { Subscriber, SubscriptionRow } from './store.ts'

declare module '../../ground/facts/along.ts' {
  interface Along {
    subscription_unpaid: Unpaid
    /** None of one that was never paid. */
    subscription_ended: Ended | undefined
    subscription_taken_back: TakenBack
    subscription_cancelled: { plan: PaidPlan; until: Date }
    subscription_renews_soon: { plan: PaidPlan; term: Term; price: number; charged_at: Date }
  }
}

const seePlan = { label: 'See your plan', path: agentPaths.subscriptions() }

interface Paid {
  bill: BillRow
  payment: MadePayment
  invoice: string
  period: Period
  unlisted: Service[]
}

interface Service {
  title: string
}

const unlistedWords = (services: Service[]) =>
  services.length === 0
    ? []
    : [
        `These services are drafts now, because the plan does not hold them: ${services.map(({ title }) => `“${title}”`).join(', ')}. Running orders go on.`,
      ]

export const planPaidMail = (
  { email, first_name, timezone }: Subscriber,
  { bill, payment, invoice, period, unlisted }: Paid,
): Mail => ({
  key: `bill:${bill.id}:paid`,
  about: 'money',
  to: email,
  subject: `Your ${plans[bill.plan].name} plan is paid: ${showMoney(payment.amount, payment.currency)}`,
  heading: `Thank you, ${first_name}`,
  paragraphs: [
    `You paid ${showMoney(payment.amount, payment.currency)} for ${nameOf(bill)}. It is paid until ${dayInWords(period.end, timezone)}.`,
    `The number of the invoice is ${invoice}.`,
    ...unlistedWords(unlisted),
  ],
  action: { label: 'See your invoices', path: agentPaths.billing() },
})

const WHY: Record<WhyUnpaid, string> = {
  declined: 'Your card was declined.',
  to_confirm: 'Your bank wants you to confirm the payment.',
  no_card: 'You have no saved card that we could charge.',
}

interface Unpaid {
  bill: BillRow
  why: WhyUnpaid
  tries: number
  tryAt: Date | null
}

const unpaid: WriteLetter<'subscription_unpaid'> = (
  { along: { bill, why, tries, tryAt } },
  { to: { first_name, zone } },
) => ({
  key: `bill:${bill.id}:unpaid:${tries}:${why}`,
  subject: `Your ${plans[bill.plan].name} plan could not be renewed`,
  heading: `Your payment failed, ${first_name}`,
  paragraphs: [
    `We could not charge ${showMoney(bill.price, bill.currency)} plus taxes for ${nameOf(bill)}. ${WHY[why]}`,
    `Your plan stays active for now.${tryAt ? ` We try again on ${dayInWords(tryAt, zone)}.` : ''} To keep it, pay now or save another card.`,
  ],
  action: { label: 'Pay now', path: agentPaths.subscriptions() },
})

export type WhyEnded = 'cancelled' | 'suspended' | 'unpaid' | 'taken_back'

interface Ended {
  subscription: SubscriptionRow
  why: WhyEnded
  unlisted: Service[]
}

const WHY_ENDED: Record<WhyEnded, (plan: string) => string> = {
  cancelled: (plan) => `Your ${plan} plan has ended.`,
  suspended: (plan) => `Your ${plan} plan has ended because your account is suspended. Nothing was charged.`,
  unpaid: (plan) => `Your ${plan} plan has ended because it was not paid.`,
  taken_back: (plan) =>
    `Your bank took the payment back, so your ${plan} plan has ended. You find the credit note under Billing. You can choose a plan again.`,
}

const ended: WriteLetter<'subscription_ended'> = ({ along }, { to: { first_name } }) =>
  along ? planEnded(along, first_name) : null

const planEnded = ({ subscription: { id, plan }, why, unlisted }: Ended, first_name: string): Letter => ({
  key: `subscription:${id}:ended`,
  subject: `Your ${plans[plan].name} plan has ended`,
  heading: `You are on the Free plan now, ${first_name}`,
  paragraphs: [
    WHY_ENDED[why](plans[plan].name),
    ...unlistedWords(unlisted),
    'The commission of orders you already have stays as it is.',
  ],
  action: seePlan,
})

interface TakenBack {
  /** The id is the one of the chargeback. */
  id: string
  amount: number
  currency: string
  /** The number is the one of the credit note. */
  number: string
  title: string
  hasRights: boolean
}

const takenBack: WriteLetter<'subscription_taken_back'> = (
  { along: { id, amount, currency, number, title, hasRights } },
  { to: { first_name } },
) => ({
  key: `dispute:${id}:credit-note`,
  subject: `Your bank took ${showMoney(amount, currency)} of a payment back`,
  heading: `You have a credit note, ${first_name}`,
  paragraphs: [
    `Your bank took ${showMoney(amount, currency)} back that you paid for: ${title}.`,
    `The number of the credit note is ${number}.${hasRights ? ' Your plan goes on.' : ''}`,
  ],
  action: { label: 'See your invoices', path: agentPaths.billing() },
})

const cancelled: WriteLetter<'subscription_cancelled'> = (
  { id, along: { plan, until } },
  { to: { first_name, zone } },
) => ({
  key: `fact:${id}`,
  subject: `Your ${plans[plan].name} plan ends on ${dayInWords(until, zone)}`,
  heading: `Your plan is cancelled, ${first_name}`,
  paragraphs: [
    `You can use your ${plans[plan].name} plan until ${dayInWords(until, zone)}. After that you are on the Free plan, and nothing more is charged.`,
    'You can undo this until then.',
  ],
  action: seePlan,
})

const renewsSoon: WriteLetter<'subscription_renews_soon'> = (
  { subscription, along: { plan, term, price, charged_at } },
  { to: { first_name, zone } },
) => ({
  key: `subscription:${subscription}:renews:${charged_at.toISOString()}`,
  subject: `Your ${plans[plan].name} plan renews on ${dayInWords(charged_at, zone)}`,
  heading: `Your plan renews soon, ${first_name}`,
  paragraphs: [
    `On ${dayInWords(charged_at, zone)} we charge ${showMoney(price, 'USD')} plus taxes for ${nameOf({ plan, term })}.`,
    'You can change or cancel your plan until then.',
  ],
  action: seePlan,
})

export const planLetters: Letters = {
  subscription_unpaid: { unpaid },
  subscription_ended: { ended },
  subscription_taken_back: { takenBack },
  subscription_cancelled: { cancelled },
  subscription_renews_soon: { renewsSoon },
}
