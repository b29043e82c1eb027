import type { Payment } from '@sojourn/contract/money/payments'
import type { Order } from '@sojourn/contract/work/orders'
import { expect, test } from 'vitest'
import { parts } from '../../../test/conflict.ts'
import { falseNetwork, ok } from '../../../test/network.ts'
import { openPage } from '../../../test/open-page.tsx'
import { AT, aPaidOrder, usd } from '../../../test/paid-order.ts'
import { eventually, find } from '../../../test/render.tsx'
import type { Side } from '../../words/order-words.ts'
import { OrderMoney } from './order-money.tsx'

const payment = (changes: Partial<Payment> = {}): Payment => ({
  ref: 'PAY-7K3M9QXA',
  payable: 'order',
  payable_id: 'one',
  status: [2, 'Processed'],
  may: [],
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
  created_at: { date: AT },
  paid_at: AT,
  ...changes,
})

async function shown(order: Order, side: Side = 'client', paid = payment()) {
  const network = falseNetwork()
  network.answers('GET /payments/PAY-7K3M9QXA', ok(paid))
  await openPage(() => <OrderMoney order={order} side={side} />, '/')
  await eventually(() => find('dl'))
}

const lines = () =>
  [...document.querySelectorAll('dl > div')].map((line) => [...line.children].map((one) => one.textContent))
const where = () => find('section > div p').textContent

test('a client reads price, tax, coupons and what they paid, each as it was', async () => {
  const coupons: Payment['coupons'] = [
    { code: 'SPRING', kind: 'promo', amount: usd(2000) },
    { code: 'CR-1', kind: 'credit', amount: usd(3000) },
  ] as Payment['coupons']
  const taxes = [{ name: 'VAT, 5%', amount: usd(2500) }] as Payment['taxes']
  await shown(aPaidOrder(), 'client', payment({ taxes, coupons, amount: usd(47_500) }))
  expect(lines()).toEqual([
    ['Price', '$500.00'],
    ['VAT, 5%', '$25.00'],
    ['Coupon SPRING', '−$20.00'],
    ['Your credit CR-1', '−$30.00'],
    ['Paid', '$475.00'],
  ])
})

const ama = { name: 'Ama Asante', relation: 'child', born_on: null, passport: null } as const
const family = { travellers: [ama, { ...ama, name: 'Kofi Asante' }], further_person: usd(10_000) }
const PARTS = [
  ['Service', '$300.00'],
  ['2 further people at $100.00', '$200.00'],
  ['Price', '$500.00'],
]

test.each<Side>(['client', 'agent'])(
  'a %s reads of which parts a price for several people is',
  async (side) => {
    await shown(aPaidOrder({ ...family, ...(side === 'agent' && { payment: null }) }), side)
    await eventually(() => expect(lines().slice(0, 3)).toEqual(PARTS))
  },
)

test.each([
  [
    'of work in stages, which is one stage’s',
    { ...family, stages: { items: [], total: usd(50_000) } as never },
  ],
  ['that is for everybody', { ...family, further_person: usd(0) }],
  ['of an offer', { ...family, further_person: null }],
])('a price %s has no parts', async (_, changes) => {
  await shown(aPaidOrder(changes))
  expect(lines()[0]).toEqual(['Price', '$500.00'])
})

test('what came back is told, and what is not paid yet is a total', async () => {
  await shown(aPaidOrder(), 'client', payment({ refund: parts(15_000, 3000, 2000), on_its_way: usd(15_000) }))
  expect(lines().slice(-4)).toEqual([
    ['To your card', '$150.00'],
    ['As credit', '$30.00'],
    ['Back on coupon SPRING', '$20.00'],
    ['Of that still on its way', '$150.00'],
  ])
  document.body.replaceChildren()
  const order = aPaidOrder({ status: [0, 'Awaiting payment'], paid_at: null })
  await shown(order, 'client', payment({ status: [-1, 'Waiting'] }))
  expect(lines().at(-1)).toEqual(['Total', '$500.00'])
})

test('there is a receipt once the payment is through, and none before', async () => {
  await shown(aPaidOrder())
  expect(find('button').textContent).toBe('Receipt')
  document.body.replaceChildren()
  await shown(aPaidOrder(), 'client', payment({ status: [3, 'Processing'] }))
  expect(document.querySelector('button')).toBeNull()
})

test('an agent reads the price, our part and what they earn, and nothing of the payment', async () => {
  await shown(aPaidOrder({ payment: null, earnings: earned(50_000) }), 'agent')
  expect(lines()).toEqual([
    ['Price', '$500.00'],
    ['Commission, 15%', '−$75.00'],
    ['You earn', '$425.00'],
  ])
})

test('an agent reads the same of a server of the release before', async () => {
  const { commission_percent, amount } = earned(50_000)
  await shown(aPaidOrder({ payment: null, earnings: { commission_percent, amount } as never }), 'agent')
  expect(lines()).toEqual([
    ['Price', '$500.00'],
    ['Commission, 15%', '−$75.00'],
    ['You earn', '$425.00'],
  ])
})

test('an agent reads what went back to the client, and what their own coupon paid, before what they earn', async () => {
  const earnings = { ...earned(15_000), coupon: usd(5000), refund: usd(30_000) }
  await shown(aPaidOrder({ payment: null, earnings }), 'agent')
  expect(lines()).toEqual([
    ['Price', '$500.00'],
    ['Coupon ', '−$50.00'],
    ['Refund', '−$300.00'],
    ['Commission, 15%', '−$22.50'],
    ['You earn', '$127.50'],
  ])
})

const earned = (left: number) => ({
  commission_percent: 15,
  amount: usd(left * 0.85),
  commission: usd(left * 0.15),
  coupon: usd(0),
  refund: usd(0),
})

test.each<[Partial<Order>, Side, string]>([
  [{}, 'client', 'Payment protected. We hold your money until you accept the work.'],
  [{}, 'agent', 'Payment is held and released to you when the client accepts.'],
  [{ status: [-2, 'Conflicted'] }, 'client', 'The money is held until this is settled.'],
  [{ status: [2, 'Completed'] }, 'client', 'The order is completed.'],
  [
    { status: [2, 'Completed'], closing: 'accepted' },
    'client',
    'You accepted the work, and the agent’s share was released.',
  ],
  [
    { status: [2, 'Completed'], closing: 'decided_partial' },
    'client',
    'Our team decided on a partial refund. The rest is the agent’s, less our commission.',
  ],
  [
    { status: [2, 'Completed'], closing: 'decided_partial' },
    'agent',
    'Our team decided on a partial refund. The rest is yours, less our commission.',
  ],
  [{ status: [-1, 'Cancelled'] }, 'client', 'The order was cancelled.'],
  [{ status: [-1, 'Cancelled'], paid_at: null }, 'client', 'Nothing was charged.'],
  [
    { status: [0, 'Awaiting payment'], paid_at: null },
    'client',
    'Nothing is charged yet. What you pay is held until you accept the work.',
  ],
])('of an order %j the %s reads where the money is: %s', async (changes, side, words) => {
  await shown(aPaidOrder(changes), side)
  await eventually(() => expect(where()).toBe(words))
})
