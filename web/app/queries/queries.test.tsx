import type { Coupon } from '@sojourn/contract/money/coupons'
import type { Goal } from '@sojourn/contract/work/goals'
import { expect, test } from 'vitest'
import { falseNetwork, listOf, ok } from '../../test/network.ts'
import { makeQueryClient } from '../session/query-client.ts'
import { blockedDatesQuery, connectedCalendarsQuery } from './availability-queries.ts'
import { couponsChanged, couponsQuery, usableCouponsQuery } from './coupon-queries.ts'
import { goalAgentsQuery } from './goal-queries.ts'
import { exportPath, ordersQuery, progressIn } from './order-list-queries.ts'
import { ordersChanged, ordersOfGoalQuery } from './order-queries.ts'

const AGENTS = 'GET /consultants'
const aGoal = (programme: { id: string } | null) =>
  ({
    id: 7,
    destination_country: { id: 'CA' },
    purpose: { id: 'study' },
    programme,
  }) as unknown as Goal

test('all blocked dates are read, page after page, in their order', async () => {
  const network = falseNetwork()
  const BLOCKED = 'GET /account/consultant/blocked-dates'
  network.answers(
    BLOCKED,
    ok({ items: [{ id: 'a' }], pagination: { next_cursor: 'c2' } }),
    ok({ items: [{ id: 'b' }], pagination: { next_cursor: 'c3' } }),
    listOf({ id: 'c' }),
  )
  const all = await makeQueryClient().fetchQuery(blockedDatesQuery)
  expect(all.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(network.calls(BLOCKED).map(({ query }) => query.get('cursor'))).toEqual([null, 'c2', 'c3'])
})

test.each([
  ['linked and not read yet', [1, 'Linked'], null, 2000],
  ['linked and read', [1, 'Linked'], '2026-11-01T00:00:00.000Z', false],
  ['not linked', [-3, 'Incomplete'], null, false],
])('a calendar that is %s is looked at again: %#', async (_, status, last_read_at, wait) => {
  const queries = makeQueryClient()
  falseNetwork().answers('GET /account/consultant/calendars', listOf({ linkStatus: status, last_read_at }))
  await queries.fetchQuery(connectedCalendarsQuery)
  const query = queries.getQueryCache().find({ queryKey: connectedCalendarsQuery.queryKey })
  const interval = connectedCalendarsQuery.refetchInterval as unknown as (of: unknown) => number | false
  expect(interval(query)).toBe(wait)
})

test('one pays only with what is active, has not ended, is not asked back and not held for a bank', async () => {
  const network = falseNetwork()
  const coupons = [
    { code: 'A', in_refund: false, held_for: null, expires_at: null },
    { code: 'B', in_refund: true, held_for: null, expires_at: null },
    { code: 'C', in_refund: false, held_for: 'PAY-7K3M', expires_at: null },
    { code: 'D', in_refund: false, held_for: null, expires_at: '2020-01-31T00:00:00.000Z' },
    { code: 'E', in_refund: false, held_for: null, expires_at: '2099-01-31T00:00:00.000Z' },
  ] as unknown as Coupon[]
  network.answers('GET /coupons', listOf(...coupons))
  const known = await makeQueryClient().fetchQuery(usableCouponsQuery)
  const usable = usableCouponsQuery.select as unknown as (all: Coupon[]) => Coupon[]
  expect(usable(known).map(({ code }) => code)).toEqual(['A', 'E'])
  expect(network.calls('GET /coupons')[0]?.query.get('filter[status]')).toBe('1')
})

test('agents for a goal do its very visa; where nobody does, they do its country and purpose', async () => {
  const network = falseNetwork()
  network.answers(AGENTS, listOf(), listOf({ uuid: 'a1' }))
  const near = await makeQueryClient().fetchQuery(goalAgentsQuery(aGoal({ id: 'ca/study-permit' })))
  expect(near).toEqual({ agents: [{ uuid: 'a1' }], isExact: false })
  expect(network.calls(AGENTS).map(({ query }) => query.get('visa'))).toEqual(['ca/study-permit', null])
  network.answers(AGENTS, listOf({ uuid: 'a2' }))
  const exact = await makeQueryClient().fetchQuery(goalAgentsQuery(aGoal({ id: 'ca/work-permit' })))
  expect(exact).toEqual({ agents: [{ uuid: 'a2' }], isExact: true })
})

test('a goal without a visa asks once', async () => {
  const network = falseNetwork()
  network.answers(AGENTS, listOf())
  const { isExact } = await makeQueryClient().fetchQuery(goalAgentsQuery(aGoal(null)))
  expect(isExact).toBe(false)
  expect(network.calls(AGENTS)).toHaveLength(1)
})

test('a list of orders is asked for as it is narrowed, and the file is of the same list', async () => {
  const network = falseNetwork()
  network.answers('GET /orders', listOf())
  const filter = { query: 'a&b', state: 'paid', progress: 'late', goal: '7', from: '2026-01-01' } as const
  await makeQueryClient().fetchQuery(ordersQuery(filter, 'c2'))
  const asked = Object.fromEntries(network.calls('GET /orders')[0]?.query ?? [])
  expect(asked).toEqual({
    limit: '10',
    query: 'a&b',
    cursor: 'c2',
    'filter[status][0]': '1',
    'filter[progress]': 'late',
    'filter[goal]': '7',
    'filter[from]': '2026-01-01',
  })
  const { limit: _limit, cursor: _cursor, ...ofTheFile } = asked
  const [path, search] = exportPath(filter).split('?')
  expect(path).toBe('/orders/export')
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual(ofTheFile)
})

test('a list that is not narrowed is a file of everything', () => {
  expect([...new URLSearchParams(exportPath({}).split('?')[1])]).toEqual([])
})

test.each([
  ['late', 'late'],
  ['held', 'held'],
  ['toString', undefined],
  ['', undefined],
])('the progress "%s" in an address means %s', (word, meant) => {
  expect(progressIn(new URLSearchParams({ progress: word }))).toBe(meant)
})

test('after an order changed, orders, payments and goals are asked anew, and nothing else', async () => {
  const network = falseNetwork()
  network.answers('GET /orders', listOf())
  network.answers('GET /coupons', listOf())
  const queries = makeQueryClient()
  await queries.fetchQuery(ordersOfGoalQuery(7))
  await queries.fetchInfiniteQuery(couponsQuery(undefined))
  await ordersChanged(queries)
  const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated
  expect(isStale(ordersOfGoalQuery(7).queryKey)).toBe(true)
  expect(isStale(couponsQuery(undefined).queryKey)).toBe(false)
  await couponsChanged(queries)
  expect(isStale(couponsQuery(undefined).queryKey)).toBe(true)
})
