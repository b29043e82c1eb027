import type { Order } from '@sojourn/contract/work/orders'

export const UUID = '0190a0a0-0000-7000-8000-0000000000c1'
export const AT = '2026-05-04T10:00:00.000Z'

export const usd = (amount: number) => ({ amount, currency: 'USD' })

export const aParty = (full_name: string) => ({
  uuid: full_name,
  full_name,
  profile_picture: null,
  username: null,
})

/** Ngozi has paid Amara for a study permit; the work has not begun. */
export const aPaidOrder = (changes: Partial<Order> = {}): Order => ({
  uuid: UUID,
  ref: 'SO-7K3M9QXA',
  status: [1, 'Paid'],
  title: 'Study permit',
  price: usd(50_000),
  country: { id: 'CA', name: 'Canada' },
  goal: { id: 7, name: 'Lagos to Toronto', expected_delivery_date: '2026-09-01', comment: '' },
  client: aParty('Ngozi Traveller'),
  agent: aParty('Amara Okafor'),
  created_at: { date: AT },
  paid_at: AT,
  due_at: null,
  is_late: false,
  is_delivered: false,
  expires_at: null,
  in_stages: null,
  service: { id: UUID, version: 1 },
  offer: null,
  description: 'All of it.',
  delivery_time: 14,
  meeting_length: 30,
  requirements: [],
  travellers: [],
  further_person: null,
  refund_schedule: { before_start: 100, before_filing: 50, after_filing: 0 },
  visa: { id: 'ca/study-permit', name: 'Study permit' },
  purposes: [],
  payment: { ref: 'PAY-7K3M9QXA', status: [2, 'Processed'], amount: usd(50_000) },
  held: usd(50_000),
  accepting_pays: { agent: usd(42_500), commission: usd(7_500) },
  earnings: null,
  started_at: null,
  completed_at: null,
  cancelled_at: null,
  closing: null,
  stages: null,
  early_start: null,
  residence: null,
  may: [],
  ...changes,
})

/** The same once the work goes on. */
export const anOngoingOrder = (changes: Partial<Order> = {}) =>
  aPaidOrder({ status: [3, 'Ongoing'], started_at: AT, due_at: '2026-05-18T10:00:00.000Z', ...changes })
