import type { Goal } from '@sojourn/contract/work/goals'
import type { OrderSummary } from '@sojourn/contract/work/orders'
import { expect, test } from 'vitest'
import { aGoal } from '../../../test/goals.ts'
import { falseNetwork, listOf, type Reply, refused } from '../../../test/network.ts'
import { openPage } from '../../../test/open-page.tsx'
import { anOngoingOrder, aPaidOrder, UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { GoalNext } from './goal-next.tsx'
import { GoalOrders } from './goal-orders.tsx'

const ORDERS = 'GET /orders'
const unpaid = aPaidOrder({ status: [0, 'Awaiting payment'], paid_at: null })
const completed = aPaidOrder({ status: [2, 'Completed'] })
const cancelled = aPaidOrder({ status: [-1, 'Cancelled'] })
const goesOn: Partial<Goal> = { status: [2, 'In Progress'], order_count: 1, may: ['decide'] }
const decided: Partial<Goal> = { status: [1, 'Approved'], decided_on: '2026-05-04', order_count: 1, may: [] }

const shown = (changes: Partial<Goal>, ...orders: OrderSummary[]) => told(changes, listOf(...orders))

async function told(changes: Partial<Goal>, ...replies: [Reply, ...Reply[]]) {
  const network = falseNetwork()
  network.answers(ORDERS, ...replies)
  const goal = aGoal(changes)
  await openPage(() => <GoalNext goal={goal} />, '/')
  return network
}

const title = () => find('h2').textContent
const acts = () =>
  [...document.querySelectorAll('a, button')]
    .filter((one) => !one.closest('dialog'))
    .map((one) => [one.textContent, one.getAttribute('href')])

test('of a goal without orders none are asked for, and agents for it are one press away', async () => {
  const network = await shown({})
  expect(title()).toBe('Find an agent')
  expect(acts()).toEqual([['Find agents', '/p/agents?country=ca&purpose=study&goalId=7']])
  expect(network.calls(ORDERS)).toEqual([])
})

test.each<[string, Partial<Goal>, OrderSummary[], string, [string, string | null][]]>([
  [
    'an order that is not paid',
    { order_count: 1 },
    [unpaid],
    'Finish payment',
    [['View order', `/p/client/orders/${UUID}`]],
  ],
  [
    'a paid order that has not begun',
    goesOn,
    [aPaidOrder()],
    'Your order is in progress',
    [['View order', `/p/client/orders/${UUID}`]],
  ],
  [
    'an order at work',
    goesOn,
    [anOngoingOrder()],
    'Your order is in progress',
    [
      ['View order', `/p/client/orders/${UUID}`],
      ['Record the decision', null],
    ],
  ],
  [
    'work that is done',
    goesOn,
    [completed],
    'Have you heard from the authority?',
    [['Record the decision', null]],
  ],
  ['a cancelled order only', { ...goesOn, may: [] }, [cancelled], 'Have you heard from the authority?', []],
  [
    'a decision that stands',
    decided,
    [completed],
    'Canada approved it',
    [['Create a Goal', '/p/client/goals/create-goal']],
  ],
  [
    'a decision that can be corrected',
    { ...decided, may: ['decide'] },
    [completed],
    'Canada approved it',
    [
      ['Create a Goal', '/p/client/goals/create-goal'],
      ['Correct the decision', null],
    ],
  ],
])('with %s a client reads the one next step', async (_, changes, orders, words, offered) => {
  await shown(changes, ...orders)
  await eventually(() => expect(title()).toBe(words))
  expect(acts()).toEqual(offered)
})

test('where the orders could not be read no step is guessed, and they are read again', async () => {
  await told(goesOn, refused(503, 'unavailable', 'Please try again.'), listOf(anOngoingOrder()))
  await eventually(() =>
    expect(find('[role=alert]').textContent).toContain('What comes next could not be loaded.'),
  )
  expect(document.body.textContent).not.toContain('Have you heard from the authority?')
  await click(findText('Retry'))
  await eventually(() => expect(title()).toBe('Your order is in progress'))
})

test('the orders of a goal are asked for by it, and say with whom, how they stand and for how much', async () => {
  const network = falseNetwork()
  network.answers(ORDERS, listOf(anOngoingOrder()))
  const goal = aGoal()
  await openPage(() => <GoalOrders goal={goal} />, '/')
  await eventually(() =>
    expect(find('li').textContent).toMatch(/^Study permit.*Amara Okafor.*In progress\$500\.00$/),
  )
  expect(network.calls(ORDERS)[0]?.query.get('filter[goal]')).toBe('7')
  expect(findText('Study permit').getAttribute('href')).toBe(`/p/client/orders/${UUID}`)
})

test('a goal without orders says so', async () => {
  const network = falseNetwork()
  network.answers(ORDERS, listOf())
  const goal = aGoal()
  await openPage(() => <GoalOrders goal={goal} />, '/')
  await eventually(() => expect(document.body.textContent).toContain('No orders yet.'))
})
