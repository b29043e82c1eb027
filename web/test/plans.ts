import type {
  ActivePlan,
  BillingDetails,
  Invoice,
  PlanOffer,
  PlanPreview,
  Subscription,
} from '@sojourn/contract/money/subscriptions'
import type { ComponentType } from 'react'
import { aCard, aPayment } from './checkout.tsx'
import { falseNetwork, listOf, ok } from './network.ts'
import { openPage } from './open-page.tsx'

export const ACTIVE = 'GET /subscriptions/consultant/active'
export const PREVIEW = 'GET /subscriptions/preview'
export const CHOOSE = 'POST /subscriptions'
export const BILL_ID = '0190a0a0-0000-7000-8000-0000000000c1'
export const PERIOD = { start: '2026-03-10T12:00:00.000Z', end: '2026-04-10T12:00:00.000Z' }

const usd = (amount: number) => ({ amount, currency: 'USD' })
const at = (date: string) => ({ date }) as Subscription['created_at']

export const theOffers: PlanOffer[] = [
  {
    plan: 'free',
    name: 'Free',
    active_services: 2,
    commission_percent: 20,
    month: usd(0),
    year: usd(0),
  },
  {
    plan: 'pro',
    name: 'Pro',
    active_services: 15,
    commission_percent: 12,
    month: usd(2_900),
    year: usd(29_000),
  },
  {
    plan: 'business',
    name: 'Business',
    active_services: null,
    commission_percent: 8,
    month: usd(9_900),
    year: usd(99_000),
  },
]

export const aSubscription = (changes: Partial<Subscription> = {}): Subscription => ({
  id: 's1',
  status: [1, 'Active'],
  may: ['change', 'cancel'],
  plan: 'pro',
  name: 'Pro',
  term: 'month',
  price: usd(2_900),
  period: PERIOD,
  cancel_at_period_end: false,
  next: null,
  try_at: null,
  created_at: at('2026-01-10T12:00:00.000Z'),
  ended_at: null,
  ...changes,
})

export const onFree = (changes: Partial<ActivePlan> = {}): ActivePlan => ({
  plan: 'free',
  name: 'Free',
  commission_percent: 20,
  services: { active: 1, limit: 2 },
  subscription: null,
  bill: null,
  ...changes,
})

export const onPro = (
  subscription: Partial<Subscription> = {},
  changes: Partial<ActivePlan> = {},
): ActivePlan => ({
  plan: 'pro',
  name: 'Pro',
  commission_percent: 12,
  services: { active: 7, limit: 15 },
  subscription: aSubscription(subscription),
  bill: null,
  ...changes,
})

export const aBill = (changes: Partial<NonNullable<ActivePlan['bill']>> = {}) => ({
  payable_id: BILL_ID,
  kind: 'renewal' as const,
  plan: 'pro' as const,
  term: 'month' as const,
  lines: [],
  price: usd(2_900),
  created_at: at('2026-04-10T12:00:00.000Z'),
  ...changes,
})

export const aPreview = (changes: Partial<PlanPreview> = {}): PlanPreview => ({
  plan: 'pro',
  name: 'Pro',
  term: 'month',
  takes_effect: 'now',
  effective_at: PERIOD.start,
  lines: [{ text: 'Pro, monthly', amount: usd(2_900) }],
  taxes: [{ name: 'VAT 19%', amount: usd(551) }],
  total: usd(3_451),
  next_price: usd(2_900),
  commission_percent: 12,
  unlisted: [],
  ...changes,
})

export const anInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  id: '0190a0a0-0000-7000-8000-0000000000c2',
  number: 'SJ-2026-0007',
  corrects: null,
  title: 'Pro, monthly',
  period: PERIOD,
  total: usd(3_451),
  issued_at: PERIOD.start,
  ...changes,
})

export const someDetails = (changes: Partial<BillingDetails> = {}): BillingDetails => ({
  company: 'Okafor Visas Ltd',
  vat_id: 'NG 1234567',
  country: 'NG',
  state: 'LA',
  city: 'Lagos',
  altCity: null,
  postal_code: '100001',
  address: '1 Marina Road',
  ...changes,
})

/** The payment of a bill, as its checkout finds it. */
export const planPayment = (changes: Parameters<typeof aPayment>[0] = {}) =>
  aPayment({
    payable: 'subscription',
    payable_id: BILL_ID,
    item: { title: 'Pro, monthly', seller: 'Sojourn', price: usd(2_900) },
    taxes: [{ name: 'VAT 19%', amount: usd(551) }],
    total: usd(3_451),
    amount: usd(3_451),
    ...changes,
  })

/** A page of an agent's plan. What the server knows of the plan and of cards can change under it. */
export async function openPlan(
  Page: ComponentType,
  at: string,
  active: ActivePlan,
  tell: (network: ReturnType<typeof falseNetwork>) => void = () => {},
) {
  const network = falseNetwork()
  const known = { active, cards: [aCard('c1', '4242', { is_default: true })] }
  network.answers(ACTIVE, (call) => ok(known.active)(call))
  network.answers('GET /payment-methods', (call) => listOf(...known.cards)(call))
  tell(network)
  const page = await openPage(Page, at)
  return { ...page, network, known }
}
