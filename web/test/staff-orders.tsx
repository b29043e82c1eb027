import type { StaffOrder } from '@sojourn/contract/desk/staff-orders'
import type { OrderEvent } from '@sojourn/contract/work/orders'
import StaffOrderPage from '../app/staff/orders/staff-order-page.tsx'
import { falseNetwork, ok } from './network.ts'
import { openPage } from './open-page.tsx'
import { eventually, find } from './render.tsx'

export const ORDER_ID = '0190a0a0-0000-7000-8000-0000000000bb'
export const STAFF_ORDER = `GET /staff/orders/${ORDER_ID}`

const usd = (amount: number) => ({ amount, currency: 'USD' })
const party = (uuid: string, full_name: string) => ({
  uuid,
  full_name,
  profile_picture: null,
  username: null,
})

export const aStaffOrder = (changes: Partial<StaffOrder> = {}): StaffOrder => ({
  uuid: ORDER_ID,
  ref: 'SO-7K3M9QXA',
  status: [3, 'Ongoing'],
  title: 'Study permit',
  price: usd(50_000),
  country: { id: 'CA', name: 'Canada' },
  goal: { id: 7, name: 'Lagos to Toronto' },
  client: party('c1', 'Ngozi Traveller'),
  agent: party('a1', 'Amara Okafor'),
  created_at: { date: '2026-01-01T00:00:00.000Z' },
  paid_at: null,
  due_at: null,
  is_late: false,
  is_delivered: false,
  expires_at: null,
  stage: 'preparing',
  people: 1,
  started_at: null,
  completed_at: null,
  cancelled_at: null,
  clears_at: null,
  closing: null,
  in_stages: null,
  stages: null,
  payment: null,
  money: null,
  conflicts: [],
  timeline: [],
  offers: [],
  refundable: usd(50_000),
  suggested: usd(25_000),
  ending: null,
  legal_hold: null,
  may: [],
  ...changes,
})

export const aPaymentOfIt = (
  changes: Partial<NonNullable<StaffOrder['payment']>> = {},
): NonNullable<StaffOrder['payment']> => ({
  ref: 'PAY-7K3M9QXA',
  status: [1, 'Paid'],
  amount: usd(54_000),
  refunded: usd(0),
  dispute: null,
  dispute_fee: null,
  agent_at_fault: null,
  ...changes,
})

export const anEnding = (
  changes: Partial<NonNullable<StaffOrder['ending']>> = {},
): NonNullable<StaffOrder['ending']> => ({
  id: ORDER_ID,
  reason: ['fraud', 'Fraud'],
  text: 'The papers were forged, as the embassy wrote to us.',
  amount: usd(50_000),
  by: { uuid: 's1', fullname: 'Sanna Keller' },
  is_own: false,
  created_at: '2026-11-02T09:00:00.000Z',
  ...changes,
})

export const anEvent = (changes: Partial<OrderEvent> = {}): OrderEvent => ({
  id: 'e1',
  step: 'O2',
  by: 'client',
  full_name: 'Ngozi Traveller',
  from: [0, 'Awaiting payment'],
  to: [1, 'Paid'],
  subject: null,
  refund: null,
  reason: null,
  created_at: { date: '2026-01-02T00:00:00.000Z' },
  ...changes,
})

/** The page of an order over a network that knows it. */
export async function openStaffOrder(order: StaffOrder) {
  const network = falseNetwork()
  network.answers(STAFF_ORDER, ok(order))
  const page = await openPage(StaffOrderPage, `/p/staff/orders/${ORDER_ID}`, {
    pattern: '/p/staff/orders/:id',
  })
  await eventually(() => find('dl'))
  return { ...page, network }
}
