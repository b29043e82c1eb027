import type { Today } from '@sojourn/contract/desk/today'
import type { Goal } from '@sojourn/contract/work/goals'
import { expect, test, vi } from 'vitest'
import { pass, soon } from '../../../test/clock.ts'
import { aGoal } from '../../../test/goals.ts'
import { listOf, ok, type Reply, refused } from '../../../test/network.ts'
import { toasts } from '../../../test/open-page.tsx'
import { pick } from '../../../test/pick.ts'
import { click, eventually, find, findText, type } from '../../../test/render.tsx'
import { aClient, openSignedIn } from '../../../test/signed-in.tsx'
import GoalsPage from './goals-page.tsx'

const LIST = 'GET /goals'
const DELETE = 'DELETE /goals/7'
const page = (items: Goal[], next_cursor: string | null = null): Reply =>
  ok({ items, pagination: { next_cursor } })

interface Given {
  at?: string
  total?: number
  deleted?: number
  account?: ReturnType<typeof aClient>
  todo?: Today['todo']
}

const told = (
  replies: [Reply, ...Reply[]],
  { at = '/p/client/goals', total = 1, deleted = 0, account, todo = [] }: Given = {},
) =>
  openSignedIn(GoalsPage, at, {
    ...(account && { account }),
    tell: (network) => {
      network.answers('GET /goals/summary', ok({ total, deleted }))
      network.answers('GET /today', ok({ todo, total: todo.length, coming: [], agent: null }))
      network.answers(LIST, ...replies)
    },
  })
const shown = (goals: Goal[], given: Given = {}) => told([page(goals)], given)
const cards = () => [...document.querySelectorAll('li h2')].map((one) => one.textContent)
const loaded = () => eventually(() => expect(cards().length).toBeGreaterThan(0))

test('a goal is a card with where, why, by when and how it stands', async () => {
  await shown([aGoal({ order_count: 2 })])
  await loaded()
  const card = find('li').textContent
  for (const words of ['Lagos to Toronto', 'PurposeStudy', 'By1 Sep 2026', 'Draft', '2 orders'])
    expect(card).toContain(words)
  // The client has told no address yet.
  expect(find('li p').textContent).toBe(' to Canada')
  expect(findText('Lagos to Toronto').getAttribute('href')).toBe('/p/client/goals/7/details')
})

test('what waits for the client stands before their goals', async () => {
  const order = { uuid: 'one', title: 'Study permit' }
  await shown([aGoal()], {
    todo: [{ kind: 'accept', order, with: 'Amara Okafor', at: '2026-06-01T10:00:00Z', count: 1 }],
  })
  await eventually(() => find('section[aria-labelledby=to-do]'))
  expect(findText('Review the work of Amara Okafor').getAttribute('href')).toBe('/p/client/orders/one')
  expect(document.body.textContent).not.toContain('See all')
})

test('of much that waits the first three lines stand before the goals', async () => {
  const todo = [1, 2, 3, 4].map((count) => ({
    ...{ kind: 'send_documents' as const, with: 'Amara Okafor', at: null, count },
    order: { uuid: `order-${count}`, title: 'Study permit' },
  }))
  await shown([aGoal()], { todo })
  await eventually(() => find('section[aria-labelledby=to-do]'))
  expect(document.querySelectorAll('section[aria-labelledby=to-do] li')).toHaveLength(3)
  expect(findText('See all 4').getAttribute('href')).toBe('/p/client/start')
})

test('the journey begins in the country one lives in, where it is known', async () => {
  await shown([aGoal({ home: { id: 'NG', name: 'Nigeria' } })])
  await loaded()
  expect(find('li').textContent).toContain('Nigeria to Canada')
})

test('before the first goal one reads how to begin, what of the profile is missing first', async () => {
  const account = aClient({ email: { address: 'ngozi@example.com', verified: false } })
  await shown([], { total: 0, account })
  await eventually(() => expect(document.body.textContent).toContain('Create your first goal'))
  const steps = [...document.querySelectorAll('ol h3')].map((one) => one.textContent)
  expect(steps.at(-1)).toBe('Find an agent')
  expect(steps.length).toBeGreaterThan(2)
  expect(document.querySelector('input[type=search]')).toBeNull()
})

test('a goal is deleted without a question, and it is said that it can come back', async () => {
  const { network } = await told([page([aGoal()]), page([])])
  network.answers(DELETE, ok({}))
  await loaded()
  await click(findText('Delete'))
  await eventually(() =>
    expect(toasts()).toEqual(['success: “Lagos to Toronto” is deleted. You can restore it for 30 days.']),
  )
  await eventually(() => expect(cards()).toEqual([]))
})

test('what stands in the way of deleting stays on the page until it is dismissed', async () => {
  const { network } = await shown([aGoal()])
  network.answers(DELETE, refused(409, 'goal_has_orders', 'An order for this goal goes on.'))
  await loaded()
  await click(findText('Delete'))
  const alert = await eventually(() => find('[role=alert]'))
  expect(alert.textContent).toContain('“Lagos to Toronto” is not deleted. An order for this goal goes on.')
  expect(findText('View goal').getAttribute('href')).toBe('/p/client/goals/7/details')
  await click(find('[role=alert] button'))
  expect([document.querySelector('[role=alert]'), toasts()]).toEqual([null, []])
})

test('name and status asked for stand in the address, and are asked of the server', async () => {
  vi.useFakeTimers()
  const { network, address } = await shown([aGoal()], { at: '/p/client/goals?status=lost' })
  await soon(() => expect(cards()).toHaveLength(1))
  await type(find<HTMLInputElement>('input[type=search]'), ' Toronto ')
  await pass(1000)
  await pick(find<HTMLSelectElement>('select'), '2')
  await soon(() => expect(network.calls(LIST)).toHaveLength(3))
  expect(address()).toContain('query=Toronto')
  expect(network.calls(LIST).map(({ query }) => Object.fromEntries(query))).toEqual([
    { limit: '16' },
    { limit: '16', query: 'Toronto' },
    { limit: '16', query: 'Toronto', 'filter[status]': '2' },
  ])
})

test('where none fits, all can be shown again', async () => {
  const { address } = await told([page([]), page([aGoal()])], { at: '/p/client/goals?query=mars' })
  await eventually(() => expect(document.body.textContent).toContain('No matching goals found'))
  await click(findText('Show all goals'))
  await loaded()
  expect(address()).toBe('/p/client/goals')
  expect(find<HTMLInputElement>('input[type=search]').value).toBe('')
})

test('more goals come below the first ones', async () => {
  const { network } = await told([page([aGoal()], 'c2'), page([aGoal({ id: 8, name: 'Second' })])])
  await click(await eventually(() => findText('Load more')))
  await eventually(() => expect(cards()).toEqual(['Lagos to Toronto', 'Second']))
  expect(network.calls(LIST)[1]?.query.get('cursor')).toBe('c2')
})

test('deleted goals say until when they can come back, and come back once', async () => {
  const gone = aGoal({ restorable_until: '2026-06-03T10:00:00.000Z' })
  const { network } = await openSignedIn(GoalsPage, '/p/client/goals', {
    tell: (network) => {
      network.answers('GET /goals/summary', ok({ total: 1, deleted: 1 }))
      network.answers('GET /today', ok({ todo: [], total: 0, coming: [], agent: null }))
      network.answers(LIST, ({ query }) =>
        listOf(query.has('deleted') ? gone : aGoal({ id: 8 }))({} as never),
      )
    },
  })
  network.answers('POST /goals/7/restore', ok({}))
  const restore = await eventually(() => findText('Restore Lagos to Toronto'))
  expect(find('details').textContent).toContain('can be restored until 3 Jun 2026')
  await click(restore)
  await eventually(() => expect(toasts()).toEqual(['success: “Lagos to Toronto” is restored']))
})

test('goals that could not be read are asked for again', async () => {
  await told([refused(503, 'unavailable', 'Please try again later.'), page([aGoal()])])
  await click(await eventually(() => findText('Retry')))
  await loaded()
})
