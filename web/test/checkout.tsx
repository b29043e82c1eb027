import type { Fit } from '@sojourn/contract/desk/fit'
import type { Coupon } from '@sojourn/contract/money/coupons'
import type { Payment, PaymentMethod } from '@sojourn/contract/money/payments'
import type { Order } from '@sojourn/contract/work/orders'
import { act } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { queryClient } from '../app/session/query-client.ts'
// Fetched when it is first shown, which takes real time: here it is there beforehand.
import '../app/hire/checkout/checkout-modal.tsx'
import '../app/hire/checkout/fit/fit.tsx'
import { CheckoutOver } from '../app/hire/start/checkout-over.tsx'
import { currentToasts, dismissToast } from '../app/ui/feedback/toast-store.ts'
import { soon } from './clock.ts'
import { falseNetwork, listOf, ok, refused } from './network.ts'
import { find, renderAt } from './render.tsx'

export const REF = 'PAY-7K3M9QXA'
export const UUID = '0190a0a0-0000-7000-8000-000000000001'
export const AT = `/p/client/orders?checkout=${UUID}`
export const SCHEDULE = `/p/client/orders/schedule/${UUID}`
export const PAY = `POST /payments/${REF}/pay`
export const STATUS = `GET /payments/${REF}/status`
export const PAYMENT = `GET /payments/${REF}`
export const TOTALS = `POST /payments/${REF}/calculate-totals`
export const FIT = 'GET /goals/7/fit'
export const ORDER = `GET /orders/${UUID}`

const COUNTRIES = {
  items: [
    { id: 'CA', name: 'Canada' },
    { id: 'DE', name: 'Germany' },
    { id: 'US', name: 'United States' },
  ],
  pagination: { next_cursor: null },
}

export const usd = (amount: number) => ({ amount, currency: 'USD' })

export const aPayment = (changes: Partial<Payment> = {}): Payment => ({
  ref: REF,
  payable: 'order',
  payable_id: UUID,
  status: [-1, 'Waiting'],
  may: ['pay'],
  item: { title: 'Study permit', seller: 'Amara Okafor', price: usd(50_000) },
  taxes: [],
  coupons: [],
  total: usd(50_000),
  amount: usd(50_000),
  refunded: usd(0),
  refund: null,
  on_its_way: usd(0),
  frozen_until: null,
  last_activity: null,
  created_at: { date: '2026-01-01T00:00:00.000Z' },
  paid_at: null,
  ...changes,
})

const party = (full_name: string) => ({ uuid: UUID, full_name, profile_picture: null, username: null })

export const anOrder = (changes: Partial<Order> = {}): Order => ({
  uuid: UUID,
  ref: 'SO-7K3M9QXA',
  status: [0, 'Awaiting payment'],
  accepting_pays: null,
  title: 'Study permit',
  price: usd(50_000),
  country: { id: 'CA', name: 'Canada' },
  goal: { id: 7, name: 'Lagos to Toronto', expected_delivery_date: '2099-09-01', comment: '' },
  client: party('Ngozi Traveller'),
  agent: party('Amara Okafor'),
  created_at: { date: '2026-01-01T00:00:00.000Z' },
  paid_at: null,
  due_at: null,
  is_late: false,
  is_delivered: false,
  expires_at: null,
  service: { id: UUID, version: 1 },
  offer: null,
  description: 'All of it.',
  delivery_time: 14,
  meeting_length: 30,
  requirements: [],
  travellers: [],
  further_person: null,
  refund_schedule: { before_start: 100, before_filing: 50, after_filing: 0 },
  in_stages: null,
  stages: null,
  visa: { id: 'ca/study-permit', name: 'Study permit' },
  purposes: [],
  payment: { ref: REF, status: [-1, 'Waiting'], amount: usd(50_000) },
  held: null,
  earnings: null,
  started_at: null,
  completed_at: null,
  cancelled_at: null,
  closing: null,
  early_start: null,
  residence: { id: 'US', name: 'United States' },
  may: ['cancel'],
  ...changes,
})

export const aCard = (id: string, last4: string, changes: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id,
  brand: 'visa',
  last4,
  cardType: 'Credit Card',
  expires_at: '2099-12-31',
  is_default: false,
  ...changes,
})

export const aCoupon = (code: string, changes: Partial<Coupon> = {}): Coupon => ({
  id: code,
  code,
  kind: 'promo',
  status: [1, 'Active'],
  amount: usd(2000),
  balance: usd(2000),
  expires_at: null,
  reserved_for: null,
  in_refund: false,
  held_for: null,
  taken: { amount: 0, currency: 'USD' },
  created_at: { date: '2026-01-01T00:00:00.000Z' },
  ...changes,
})

interface Known {
  payment: Payment
  order: Order
  cards: PaymentMethod[]
  coupons: Coupon[]
  /** Null where it is not known how the service fits the goal. */
  fit: Fit | null
}

/** An order's checkout as its client sees it, over the list of their orders. What the server knows can change under it; `tell` answers otherwise from the first call on. */
export async function openCheckout(
  given: Partial<Known> = {},
  tell: (network: ReturnType<typeof falseNetwork>) => void = () => {},
  at = AT,
) {
  const known: Known = { payment: aPayment(), order: anOrder(), cards: [], coupons: [], fit: null, ...given }
  const network = falseNetwork()
  network.answers(ORDER, (call) => ok(known.order)(call))
  network.answers(PAYMENT, (call) => ok(known.payment)(call))
  network.answers(STATUS, (call) => {
    const { status, last_activity } = known.payment
    return ok({ status, last_activity })(call)
  })
  network.answers(FIT, (call) => (known.fit ? ok(known.fit) : refused(404, 'not_found', 'Not there.'))(call))
  network.answers('GET /payment-methods', (call) => listOf(...known.cards)(call))
  network.answers('GET /countries', ok(COUNTRIES))
  network.answers('GET /coupons', (call) => listOf(...known.coupons)(call))
  tell(network)
  const page = await showCheckout(at)
  return { ...page, network, known }
}

async function showCheckout(at: string) {
  queryClient().clear()
  for (const { id } of currentToasts()) dismissToast(id)
  let navigate: NavigateFunction = () => {}
  function Page() {
    navigate = useNavigate()
    return <CheckoutOver />
  }
  const { address } = await renderAt(at, <Page />)
  if (at === AT) await soon(() => address() !== AT || find('dialog h3, dialog [role=alert] button'))
  return { address, go: (to: number | string) => act(async () => navigate(to as string)) }
}

export function payButton() {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('dialog button')]
  const pays = buttons.find(({ textContent }) => /^(Pay \$|Complete the order)/.test(textContent))
  if (!pays) throw new Error(`Nothing pays in ${document.body.innerHTML}`)
  return pays
}

export const problem = () => find('dialog p[role=alert]').textContent
export const standing = () => find('dialog p[role=status]').textContent
export const toasts = () => currentToasts().map(({ kind, text }) => `${kind}: ${text}`)
