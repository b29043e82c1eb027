import { expect, test } from 'vitest'
import { browserOf } from '../../../test/browser-of.ts'
import { falseNetwork, ok, refused } from '../../../test/network.ts'
import { openPage } from '../../../test/open-page.tsx'
import { anOngoingOrder, aPaidOrder, UUID, usd } from '../../../test/paid-order.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import StartPage from './start-page.tsx'
import type { AgentStart } from './start-query.ts'

const START = 'GET /orders/start'

const start = (changes: Partial<AgentStart> = {}): AgentStart => ({
  ...{ new: 1, due_soon: 2, late: 0, delivered: 3, conflicted: 4, held: 1, money: [], next: [] },
  ...changes,
})

async function opened(known: AgentStart) {
  const network = falseNetwork()
  network.answers(START, ok(known))
  await openPage(StartPage, '/p/agent/start')
  await eventually(() => expect(find('h1').textContent).toBe('Overview'))
}

const hrefOf = (text: string) => findText(text).getAttribute('href')

test('an agent without orders is led to their services', async () => {
  await opened(start({ held: 0 }))
  await eventually(() => expect(hrefOf('My Services')).toBe('/p/agent/services'))
  expect(document.querySelector('ul')).toBeNull()
})

test('each number leads to the orders it counts', async () => {
  await opened(start())
  await eventually(() => find('ul b'))
  const counts = [...document.querySelectorAll('ul li')].map((one) => [
    one.querySelector('b')?.textContent,
    one.querySelector('a')?.textContent,
    one.querySelector('a')?.getAttribute('href')?.split('?')[1],
  ])
  expect(counts).toEqual([
    ['1', 'New', 'status=paid'],
    ['2', 'Due this week', 'progress=due_soon'],
    ['0', 'Late', 'progress=late'],
    ['3', 'Delivered', 'progress=delivered'],
    ['4', 'In conflict', 'status=conflicted'],
  ])
})

test.each([
  [0, []],
  [2, ['2']],
])('of %i late orders only the number of late ones stands out', async (late, standOut) => {
  await opened(start({ late }))
  await eventually(() => find('ul b'))
  expect([...document.querySelectorAll('b[data-late]')].map((one) => one.textContent)).toEqual(standOut)
})

test('money is told in each currency, held and not yet available apart', async () => {
  const euro = (amount: number) => ({ amount, currency: 'EUR' })
  await opened(
    start({
      held: 3,
      money: [
        { held: usd(50_000), clearing: usd(42_500) },
        { held: euro(10_000), clearing: euro(0) },
      ],
    }),
  )
  await eventually(() => find('dl'))
  const lines = [...document.querySelectorAll('dl dd')].map((one) => one.textContent)
  expect(lines).toEqual(['$500.00', '$425.00', '€100.00', '€0.00'])
  expect(hrefOf('See the 3 orders')).toBe('/p/agent/orders?progress=held')
})

test('where nothing is held, that is said', async () => {
  await opened(start())
  await eventually(() =>
    expect(find('section[aria-labelledby=money]').textContent).toContain('No money is held for you.'),
  )
  expect(findText('See the order')).toBeTruthy()
})

test('the next orders say with whom and until which day of the agent', async () => {
  browserOf('Asia/Tokyo')
  const due = anOngoingOrder({ due_at: '2026-05-18T16:00:00.000Z' })
  await opened(start({ next: [due, aPaidOrder({ uuid: 'two', title: 'Work permit' })] }))
  await eventually(() => find('section[aria-labelledby=next] li'))
  const lines = [...document.querySelectorAll('section[aria-labelledby=next] li')].map(
    (one) => one.textContent,
  )
  expect(lines).toEqual([
    'Study permitNgozi Traveller, due 19 May 2026In progress',
    'Work permitNgozi Traveller, not startedPaid',
  ])
  expect(hrefOf('Study permit')).toBe(`/p/agent/orders/${UUID}`)
})

test('an overview that could not be read is tried again', async () => {
  const network = falseNetwork()
  network.answers(START, refused(503, 'unavailable', 'Please try again later.'), ok(start()))
  await openPage(StartPage, '/p/agent/start')
  await click(await eventually(() => findText('Retry')))
  await eventually(() => find('ul b'))
})
