import type { Payment } from '@sojourn/contract/money/payments'
import { expect, test } from 'vitest'
import { browserOf } from '../../../test/browser-of.ts'
import { labelled } from '../../../test/labelled.ts'
import { ok, type Reply, refused } from '../../../test/network.ts'
import { UUID, usd } from '../../../test/paid-order.ts'
import { aPayment } from '../../../test/payments.ts'
import { pick } from '../../../test/pick.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { aClient, openSignedIn } from '../../../test/signed-in.tsx'
import { onCheckout } from '../../hire/start/checkout.ts'
import HistoryPage from './history-page.tsx'

const LIST = 'GET /payments'
const AT = '/p/client/payments/history'
const page = (items: Payment[], next_cursor: string | null = null): Reply =>
  ok({ items, pagination: { next_cursor } })

const told = (at: string, replies: [Reply, ...Reply[]], role: 'subscriber' | 'consultant' = 'subscriber') =>
  openSignedIn(HistoryPage, at, {
    account: aClient({ role }),
    tell: (network) => {
      network.answers(LIST, ...replies)
      network.answers('GET /refunds', ok([]))
    },
  })
const shown = (...items: Payment[]) => told(AT, [page(items)])

const cells = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((one) => one.textContent))
const first = () => eventually(() => cells()[0] as string[])
const loaded = () => eventually(() => find('tbody data'))
const ways = () => [...document.querySelectorAll('tbody a, tbody button')].map((one) => one.textContent)

test('a payment says for what, to whom, when in the zone of who reads, and how much', async () => {
  browserOf('Asia/Tokyo')
  await shown(aPayment({ paid_at: '2026-05-04T18:05:00.000Z' }))
  await loaded()
  expect((await first()).slice(0, 4)).toEqual([
    'Study permitAmara Okafor · PAY-7K3M9QXA',
    '5 May 2026, 03:05',
    'Paid',
    '$500.00',
  ])
})

test('what went back is said below the amount', async () => {
  await shown(aPayment({ refunded: usd(20_000) }))
  await loaded()
  expect((await first())[3]).toBe('$500.00$200.00 refunded')
})

test.each<[string, Partial<Payment>, string[]]>([
  ['that may do nothing', {}, []],
  ['with a receipt', { may: ['receipt'] }, ['Receipt for Study permit']],
  ['of an order that waits', { status: [-1, 'Waiting'], may: ['pay'] }, ['Finish payment for Study permit']],
  ['of an order that failed', { status: [0, 'Failed'], may: ['pay'] }, ['Try again for Study permit']],
  [
    'of a plan that failed',
    { payable: 'subscription', status: [0, 'Failed'], may: ['pay'] },
    ['Try again for Study permit'],
  ],
])('of a payment %s this is offered', async (_, changes, names) => {
  await shown(aPayment(changes))
  await loaded()
  expect(ways()).toEqual(names)
})

test('an order is paid in its checkout, a plan where plans are', async () => {
  const opened: string[] = []
  const stop = onCheckout((uuid) => void opened.push(uuid))
  const order = aPayment({ status: [-1, 'Waiting'], may: ['pay'] })
  const plan = aPayment({ ref: 'PAY-2', payable: 'subscription', may: ['pay'], status: [-1, 'Waiting'] })
  await shown(order, plan)
  await loaded()
  await click(find('tbody button'))
  stop()
  expect(opened).toEqual([UUID])
  expect(find('tbody a').getAttribute('href')).toContain('/p/agent/')
})

test('the status chosen is asked of the server, from the first page on', async () => {
  const { network, address } = await told(`${AT}?status=1&cursor=c2`, [page([aPayment()])])
  await loaded()
  await pick(find<HTMLSelectElement>('select'), '0')
  await eventually(() => expect(address()).toBe(`${AT}?status=0`))
  await eventually(() => expect(network.calls(LIST)).toHaveLength(2))
  expect(network.calls(LIST).map(({ query }) => Object.fromEntries(query))).toEqual([
    { limit: '10', cursor: 'c2', 'filter[status]': '1' },
    { limit: '10', 'filter[status]': '0' },
  ])
})

test('a status that means nothing is not asked for', async () => {
  const { network } = await told(`${AT}?status=lost`, [page([aPayment()])])
  await loaded()
  expect(Object.fromEntries(network.calls(LIST)[0]?.query ?? [])).toEqual({ limit: '10' })
})

test.each([
  ['subscriber', 'You pay when you hire an agent.', 'Find agents'],
  ['consultant', 'Payments for your plan are shown here with their receipts.', 'Compare plans'],
] as const)('a %s who paid nothing reads why, and finds no filter', async (role, words, name) => {
  await told(AT, [page([])], role)
  await eventually(() => expect(document.body.textContent).toContain(words))
  expect(findText(name)).toBeTruthy()
  expect(document.querySelector('select')).toBeNull()
})

test('the next page is led to, and a list that failed is tried again', async () => {
  await told(AT, [refused(503, 'unavailable', 'Please try again.'), page([aPayment()], 'c2')])
  await click(await eventually(() => findText('Retry')))
  const next = await eventually(() => findText('Next', 'nav a'))
  expect(next.getAttribute('href')).toContain('cursor=c2')
})

test('paid is one choice, by whichever code an address names it', async () => {
  const { network } = await told(`${AT}?status=2`, [page([])])
  const status = await eventually(() => labelled<HTMLSelectElement>('Status'))
  expect([...status.options].map(({ text }) => text)).toEqual([
    'All statuses',
    ...['Waiting', 'Processing', 'Paid', 'Failed', 'Cancelled'],
  ])
  expect(status.selectedOptions[0]?.text).toBe('Paid')
  expect(network.calls('GET /payments')[0]?.query.get('filter[status]')).toBe('1')
})
