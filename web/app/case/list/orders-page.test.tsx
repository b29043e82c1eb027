import type { Order, OrderSummary } from '@sojourn/contract/work/orders'
import { expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { falseNetwork, ok, type Reply, refused } from '../../../test/network.ts'
import { openPage, toasts } from '../../../test/open-page.tsx'
import { anOngoingOrder, aPaidOrder, UUID, usd } from '../../../test/paid-order.ts'
import { pick } from '../../../test/pick.ts'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import type { Side } from '../../words/order-words.ts'
import { OrdersPage } from './orders-page.tsx'

const LIST = 'GET /orders'
const COUNTS = {
  total: 3,
  awaiting_payment: 1,
  paid: 1,
  ongoing: 1,
  completed: 0,
  conflicted: 0,
  cancelled: 0,
}
const page = (items: OrderSummary[], next_cursor: string | null = null) =>
  ok({ items, pagination: { next_cursor } })

async function told(
  at: string,
  replies: [Reply, ...Reply[]],
  { side = 'client' as Side, counts = COUNTS, todo = [] as object[], more = 0 } = {},
) {
  const network = falseNetwork()
  network.answers(LIST, ...replies)
  network.answers('GET /orders/summary', ok(counts))
  network.answers('GET /today', ok({ todo, total: todo.length + more, coming: [], agent: null }))
  network.answers('GET /orders/choices', ok({ with: [{ uuid: UUID, full_name: 'Amara Okafor' }], goals: [] }))
  const opened = await openPage(() => <OrdersPage side={side} />, at)
  await (vi.isFakeTimers() ? soon : eventually)(() => expect(network.calls(LIST)).toHaveLength(1))
  return { ...opened, network }
}

const shown = (items: OrderSummary[], at = '/p/client/orders', given = {}) => told(at, [page(items)], given)
const cells = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((one) => one.textContent))
const asked = (network: ReturnType<typeof falseNetwork>) =>
  network.calls(LIST).map(({ query }) => Object.fromEntries(query))
const NONE = { ...COUNTS, total: 0, awaiting_payment: 0, paid: 0, ongoing: 0 }

test('a client reads of each order what, with whom, how it stands, when and for how much', async () => {
  await shown([anOngoingOrder({ due_at: '2026-05-18' })])
  await eventually(() => find('tbody data'))
  expect(cells()[0]?.slice(0, 5)).toEqual([
    'Study permitSO-7K3M9QXA Lagos to Toronto',
    'AOAmara Okafor',
    'In progress',
    '18 May 2026',
    '$500',
  ])
  expect(findText('Study permit').getAttribute('href')).toBe(`/p/client/orders/${UUID}`)
})

test('where one price has cents all of them show theirs', async () => {
  const other = anOngoingOrder({ uuid: UUID.replace(/.$/, 'f'), price: usd(419_50) })
  await shown([anOngoingOrder(), other])
  await eventually(() => find('tbody data'))
  expect(cells().map((row) => row[4])).toEqual(['$500.00', '$419.50'])
})

test('an agent reads the client, and comes to their own side of the order', async () => {
  await shown([aPaidOrder()], '/p/agent/orders', { side: 'agent' })
  await eventually(() => find('tbody data'))
  expect(cells()[0]?.[1]).toBe('NTNgozi Traveller')
  expect(findText('Study permit').getAttribute('href')).toBe(`/p/agent/orders/${UUID}`)
})

test.each<[Side, Partial<Order>, string]>([
  ['client', { is_late: true }, 'In progressLate'],
  ['client', { is_delivered: true }, 'In progressPlease accept'],
  ['agent', { is_delivered: true }, 'In progressDelivered'],
])('the %s sees of an order %j: %s', async (side, changes, words) => {
  await shown([anOngoingOrder(changes)], `/p/${side}/orders`, { side })
  await eventually(() => expect(cells()[0]?.[2]).toBe(words))
})

test.each<[Partial<Order>, string]>([
  [{ status: [1, 'Paid'], due_at: null }, 'Once started'],
  [{ status: [2, 'Completed'], due_at: '2026-05-18' }, '–'],
  [{ status: [-1, 'Cancelled'], due_at: '2026-05-18' }, '–'],
])('when an order %j is due: %s', async (changes, words) => {
  await shown([aPaidOrder(changes)])
  await eventually(() => expect(cells()[0]?.[3]).toBe(words))
})

test('what is next says the act and until when, else for whom the order waits', async () => {
  const line = {
    ...{ kind: 'answer_meeting', order: { uuid: UUID, title: 'Study permit' }, with: 'Amara Okafor' },
    ...{ at: '2026-05-18T07:00:00.000Z', count: 1 },
  }
  const other = aPaidOrder({ uuid: '0190a0a0-0000-7000-8000-000000000009' })
  await shown([anOngoingOrder(), other], '/p/client/orders', { todo: [line] })
  await eventually(() =>
    expect(cells()[0]?.[5]).toMatch(/^Answer the meeting time Amara Okafor suggestsAnswer by 18 May 2026/),
  )
  expect(cells()[1]?.[5]).toBe('Waiting for the agent')
})

test.each<[Side, string, OrderSummary, string]>([
  ['client', 'paid', aPaidOrder(), 'See what is next'],
  ['client', 'at work', anOngoingOrder(), 'See what is next'],
  ['agent', 'at work', anOngoingOrder(), 'See what is next'],
  ['agent', 'in a conflict', aPaidOrder({ status: [-2, 'Conflicted'] }), 'Deadlines paused'],
  ['agent', 'completed', aPaidOrder({ status: [2, 'Completed'] }), '–'],
])('where the list of what waits is cut, the %s reads of an order %s', async (side, _, order, words) => {
  await shown([order], `/p/${side}/orders`, { side, more: 31 })
  await eventually(() => expect(cells()[0]?.[5]).toBe(words))
  const link = document.querySelector('tbody td:last-child a')
  expect(link?.getAttribute('href') ?? null).toBe(
    words === 'See what is next' ? `/p/${side}/orders/${UUID}` : null,
  )
})

test.each<[string, string[], string]>([
  ['a later stage that is charged to the card leads to its page', [], 'See what is next'],
  ['one that waits for its client can be paid', ['pay'], 'Finish payment for Study permit'],
])('%s', async (_, kinds, words) => {
  const in_stages = { number: 2, count: 3, name: 'Filing' }
  const order = { uuid: UUID, title: 'Study permit' }
  const todo = kinds.map((kind) => ({ kind, order, with: 'Amara Okafor', at: null, count: 1 }))
  await shown(
    [aPaidOrder({ status: [0, 'Awaiting payment'], paid_at: null, in_stages })],
    '/p/client/orders',
    { todo },
  )
  await eventually(() => findText(words))
  expect(document.querySelectorAll('tbody td:last-child a, tbody td:last-child button')).toHaveLength(1)
})

test('an unpaid order can be paid from the list', async () => {
  await shown([aPaidOrder({ status: [0, 'Awaiting payment'], paid_at: null })])
  await eventually(() => findText('Finish payment for Study permit'))
})

test.each<[Side, string, string]>([
  ['client', 'Find agents', '/p/agents'],
  ['agent', 'My Services', '/p/agent/services'],
])('before the first order the %s is led to %s', async (side, name, href) => {
  await shown([], `/p/${side}/orders`, { side, counts: NONE })
  const link = await eventually(() => findText(name))
  expect(link.getAttribute('href')).toBe(href)
  await eventually(() => expect(document.querySelector('input[type=search]')).toBeNull())
})

test('what the address asks for is asked of the server', async () => {
  const { network } = await shown(
    [],
    `/p/client/orders?status=ongoing&progress=late&with=${UUID}&from=2026-02-01&query=permit&cursor=c2`,
  )
  expect(asked(network)).toEqual([
    {
      limit: '10',
      query: 'permit',
      cursor: 'c2',
      'filter[status][0]': '3',
      'filter[progress]': 'late',
      'filter[with]': UUID,
      'filter[from]': '2026-02-01',
    },
  ])
})

test('where no order fits, all can be shown again', async () => {
  const { address } = await told('/p/client/orders?status=conflicted', [page([]), page([aPaidOrder()])])
  await eventually(() => expect(document.body.textContent).toContain('No orders match these filters.'))
  await click(findText('Show all orders'))
  expect(address()).toBe('/p/client/orders')
  await eventually(() => expect(cells()).toHaveLength(1))
})

test('who looks for words before the first order can change them', async () => {
  await shown([], '/p/client/orders?query=permit', { counts: NONE })
  await eventually(() => expect(find<HTMLInputElement>('input[type=search]').value).toBe('permit'))
})

test('what can be looked for fits the field of a phone', async () => {
  await shown([aPaidOrder()])
  const search = await eventually(() => find<HTMLInputElement>('input[type=search]'))
  expect(search.placeholder).toBe('Name or reference')
})

test('words are looked for once somebody stops typing', async () => {
  vi.useFakeTimers()
  const { network, address } = await shown([aPaidOrder()])
  await soon(() => find('input[type=search]'))
  await type(find<HTMLInputElement>('input[type=search]'), 'per')
  await type(find<HTMLInputElement>('input[type=search]'), ' permit ')
  await pass(1000)
  await soon(() => expect(address()).toBe('/p/client/orders?query=permit'))
  expect(asked(network).map(({ query }) => query)).toEqual([undefined, 'permit'])
})

test('a filter stands in the address, and begins at the first page', async () => {
  const { address } = await shown([aPaidOrder()], '/p/client/orders?progress=late&cursor=c2')
  const progress = await eventually(() => find<HTMLSelectElement>('select[name=progress]'))
  expect(find('summary').textContent).toBe('Filters (1)')
  await pick(progress, 'held')
  await eventually(() => expect(address()).toBe('/p/client/orders?progress=held'))
  await click(findText('Clear filters'))
  await eventually(() => expect(address()).toBe('/p/client/orders'))
})

test('the next page is led to by its cursor', async () => {
  await told('/p/client/orders', [page([aPaidOrder()], 'c2')])
  const next = await eventually(() => findText('Next', 'nav a'))
  expect(next.getAttribute('href')).toContain('cursor=c2')
})

test('a list that could not be read is tried again', async () => {
  await told('/p/client/orders', [refused(503, 'unavailable', 'Please try again.'), page([aPaidOrder()])])
  await click(await eventually(() => findText('Retry')))
  await eventually(() => expect(cells()[0]?.[1]).toBe('AOAmara Okafor'))
})

test('the list one sees is what is exported, and a failure is told', async () => {
  const { network } = await shown(
    [aPaidOrder({ price: usd(1) })],
    '/p/client/orders?status=paid&query=permit',
  )
  const file = 'GET /orders/export'
  network.answers(file, refused(503, 'unavailable', 'Please try again.'))
  await click(await eventually(() => findText('Export as CSV')))
  await eventually(() => expect(toasts()).toEqual(['error: Please try again.']))
  expect(Object.fromEntries(network.calls(file)[0]?.query ?? [])).toEqual({
    query: 'permit',
    'filter[status][0]': '1',
  })
})

test('nothing is exported of an empty list', async () => {
  await shown([], '/p/client/orders?status=paid')
  await eventually(() => expect(document.body.textContent).toContain('No orders match these filters.'))
  expect(document.body.textContent).not.toContain('Export as CSV')
})

test('only states with orders have a tab, and an agent reads for what they wait', async () => {
  await shown([aPaidOrder()], '/p/agent/orders', { side: 'agent' })
  const tabs = () => [...document.querySelectorAll('nav[aria-label="Orders by status"] a')]
  await eventually(() => expect(tabs().map(({ textContent }) => textContent)).toHaveLength(4))
  expect(tabs().map(({ textContent }) => textContent)).toEqual([
    'All3',
    'Waiting for payment1',
    'Paid1',
    'In progress1',
  ])
})
