import type { ToDo, Today } from '@sojourn/contract/desk/today'
import type { Goal } from '@sojourn/contract/work/goals'
import type { OrderSummary } from '@sojourn/contract/work/orders'
import { expect, test } from 'vitest'
import { aGoal } from '../../../test/goals.ts'
import { falseNetwork, listOf, ok, type Reply, refused } from '../../../test/network.ts'
import { openPage } from '../../../test/open-page.tsx'
import { anOngoingOrder, aPaidOrder, UUID } from '../../../test/paid-order.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { GoalNext } from './goal-next.tsx'
import { GoalOrders } from './goal-orders.tsx'

const ORDERS = 'GET /orders'
const unpaid = aPaidOrder({ status: [0, 'Awaiting payment'], paid_at: null })
const completed = aPaidOrder({ status: [2, 'Completed'] })
const goesOn: Partial<Goal> = { status: [2, 'In Progress'], order_count: 1, may: ['decide'] }
const decided: Partial<Goal> = { status: [1, 'Approved'], decided_on: '2026-05-04', order_count: 1, may: [] }

const today = (...todo: Today['todo']) =>
  ok({ todo, total: todo.length, goals: [], coming: [], agent: null } satisfies Today)
const line = (kind: ToDo['kind'], changes: Partial<ToDo> = {}): ToDo => ({
  ...{ kind, order: { uuid: UUID, title: 'Study permit' }, with: 'Amara Okafor' },
  ...{ at: '2026-12-11T12:00:00.000Z', count: 1, ...changes },
})

const shown = (changes: Partial<Goal>, ...orders: OrderSummary[]) => told(changes, listOf(...orders))

async function told(changes: Partial<Goal>, ...replies: [Reply, ...Reply[]]) {
  const network = falseNetwork()
  network.answers('GET /today', today())
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
    'work that is done and was filed',
    { ...goesOn, filed: true },
    [completed],
    'Have you heard from the authority?',
    [['Record the decision', null]],
  ],
  [
    'advice that was given',
    goesOn,
    [completed],
    'What comes next?',
    [
      ['Find agents', '/p/agents?country=ca&purpose=study&goalId=7'],
      ['Record the decision', null],
    ],
  ],
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

test('what an order waits for comes first, with its order, its day and the way to it', async () => {
  const network = falseNetwork()
  network.answers(ORDERS, listOf(anOngoingOrder()))
  const other = { uuid: '0190a2b0-0000-7000-8000-0000000000b2', title: 'Of another goal' }
  network.answers(
    'GET /today',
    today(line('pay', { order: other }), line('read_messages'), line('accept'), line('send_documents')),
  )
  const goal = aGoal(goesOn)
  await openPage(() => <GoalNext goal={goal} />, '/')
  await eventually(() => expect(title()).toBe('Review the work of Amara Okafor'))
  expect(find('section').textContent).toContain('Study permit · SO-7K3M9QXA')
  expect(find('section').textContent).toMatch(/Counts as accepted on 11 Dec 2026/)
  expect(acts()).toEqual([
    ['View order', `/p/client/orders/${UUID}`],
    ['Record the decision', null],
  ])
  expect(findText('Record the decision').className).toContain('quiet')
})

test('a decided goal asks for nothing of its orders', async () => {
  const network = falseNetwork()
  network.answers(ORDERS, listOf(anOngoingOrder()))
  const goal = aGoal(decided)
  await openPage(() => <GoalNext goal={goal} />, '/')
  await eventually(() => expect(title()).toBe('Canada approved it'))
  expect(network.calls('GET /today')).toEqual([])
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
  network.answers('GET /today', today(line('accept')))
  const goal = aGoal()
  await openPage(() => <GoalOrders goal={goal} />, '/')
  await eventually(() =>
    expect(find('li').textContent).toMatch(
      /^Study permitSO-7K3M9QXA · ordered on \d+ \w+ 2026.*Amara OkaforYour turn: Review the work of Amara OkaforCounts as accepted on 11 Dec 2026.*In progress\$500\.00$/,
    ),
  )
  expect(findText('Review the work of Amara Okafor').getAttribute('href')).toBe(`/p/client/orders/${UUID}`)
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
