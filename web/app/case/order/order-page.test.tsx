import type { OrderWorkspace } from '@sojourn/contract/desk/workspace'
import type { Payment } from '@sojourn/contract/money/payments'
import type { OrderWork } from '@sojourn/contract/work/completion'
import type { Order, OrderEvent } from '@sojourn/contract/work/orders'
import { describe, expect, test, vi } from 'vitest'
import { browserOf } from '../../../test/browser-of.ts'
import { parts, theWays } from '../../../test/conflict.ts'
import { aConversation, falseSizes } from '../../../test/conversation.tsx'
import { theMeetings } from '../../../test/meetings.ts'
import { ok, type Reply, refused } from '../../../test/network.ts'
import { ofBefore } from '../../../test/of-before.ts'
import { AT, anOngoingOrder, aParty, UUID, usd } from '../../../test/paid-order.ts'
import { aPayment } from '../../../test/payments.ts'
import { click, eventually, find, findText } from '../../../test/render.tsx'
import { aClient, ME, openSignedIn } from '../../../test/signed-in.tsx'
import { theWork } from '../../../test/work.ts'
import type { Side } from '../../words/order-words.ts'
import { OrderPage } from './order-page.tsx'

const WORKSPACE = `GET /orders/${UUID}/workspace`
const TIMELINE = `GET /orders/${UUID}/timeline`
const mine = (changes: Partial<Order> = {}) =>
  anOngoingOrder({ client: { ...aParty('Ngozi Traveller'), uuid: ME }, ...changes })

const event = (id: string, changes: Partial<OrderEvent> = {}): OrderEvent => ({
  ...{ id, step: 'O4', by: 'agent', full_name: 'Amara Okafor', from: null, to: [3, 'Ongoing'] },
  ...{ subject: null, reason: null, refund: null, created_at: { date: AT }, ...changes },
})

const workspace = (order: Order, more: Partial<OrderWorkspace> = {}): OrderWorkspace => ({
  order,
  schedule: { meeting_length: 30, agent_timezone: null, meeting: null },
  timeline: { items: [event('e1')], pagination: { next_cursor: null } },
  paid: {
    work: theWork(),
    meetings: theMeetings(),
    documents: { items: [], may: [] },
    conflicts: [],
    ways_out: theWays(),
    review: { may: [], until: null, review: null },
    refunds: [],
    extras: [],
  },
  ...more,
})

const withWork = (work: OrderWork) => {
  const known = workspace(mine())
  return { ...known, paid: known.paid && { ...known.paid, work } }
}

async function told(
  side: Side,
  replies: [Reply, ...Reply[]],
  talk = aConversation({ unread_count: 3 }),
  payment = aPayment(),
) {
  falseSizes()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const account = aClient({ role: side === 'client' ? 'subscriber' : 'consultant' })
  return openSignedIn(
    () => <OrderPage uuid={UUID} side={side} loaded={null} />,
    `/p/${side}/orders/${UUID}`,
    {
      account,
      tell: (network) => {
        network.answers(WORKSPACE, ...replies)
        network.answers('GET /payments/PAY-7K3M9QXA', ok(payment))
        network.answers(`GET /orders/${UUID}/files`, ok([]))
        network.answers('GET /refunds', ok([]))
        network.answers(`GET /orders/${UUID}/conversation`, ok(talk))
      },
    },
  )
}
const shown = (order: Order, side: Side = 'client') => told(side, [ok(workspace(order))])
const text = () => document.body.textContent

test('an order is read in one call, and nothing of it is asked for twice', async () => {
  const { network } = await shown(mine())
  await eventually(() => expect(find('h1').textContent).toBe('Study permit'))
  expect(network.calls(WORKSPACE)).toHaveLength(1)
  expect(network.calls(`GET /orders/${UUID}/work`)).toEqual([])
  expect(network.calls(`GET /orders/${UUID}/documents`)).toEqual([])
  expect(document.title).toMatch(/^Study permit · /)
})

test.each([
  ['where both can write to each other', ['write'] as const, 1],
  ['and not where the conversation is blocked', [], 0],
])('an extra can be asked for %s', async (_, may, times) => {
  await told('client', [ok(workspace(mine()))], aConversation({ may: [...may], unread_count: 3 }))
  await eventually(() => expect(text()).toContain('Messages 3 unread'))
  expect(text()?.split('Ask for an extra')).toHaveLength(1 + times)
})

test('who cannot ask for an extra reads why in the place of the button', async () => {
  const no_extra = 'The agent cannot take on more work at the moment, so nothing can be added now.'
  await told('client', [ok(withWork(theWork({ no_extra })))])
  await eventually(() => expect(text()).toContain(no_extra))
  expect(text()).not.toContain('Ask for an extra')
})

test('a client reads with whom, for what goal and how far it is, and comes to both', async () => {
  await shown(mine())
  await eventually(() => find('h1'))
  expect(find('aside').textContent).toContain('Your agent')
  expect(findText('Lagos to Toronto').getAttribute('href')).toBe('/p/client/goals/7/details')
  expect(findText('Orders').getAttribute('href')).toBe('/p/client/orders')
  await eventually(() => expect(text()).toContain('Messages 3 unread'))
})

test('a client whose application is filed reads what comes next, and then since when it waits', async () => {
  const order = mine()
  const filing = { filed_at: AT, usual: null }
  const whole = workspace(order)
  const paid = whole.paid && { ...whole.paid, work: theWork({ stage: 'filed', with_authority: filing }) }
  await told('client', [ok({ ...whole, paid })])
  await eventually(() => expect(text()).toContain('Filed on 4 May 2026'))
  const titles = [...document.querySelectorAll('h2')].map((one) => one.textContent)
  expect(titles.slice(0, 2)).toEqual(['Amara Okafor is at work', 'Waiting for the authority'])
})

test('an agent reads what the client wrote of the goal, and cannot open it', async () => {
  const goal = {
    id: 7,
    name: 'Lagos to Toronto',
    expected_delivery_date: '2026-09-01',
    comment: 'I have a letter.',
  }
  await shown(
    anOngoingOrder({ goal, agent: { ...aParty('Amara Okafor'), uuid: ME }, payment: null }),
    'agent',
  )
  await eventually(() => find('h1'))
  expect(find('aside').textContent).toContain('Your client')
  expect(text()).toContain('I have a letter.')
  const links = [...document.querySelectorAll('a')].map((one) => one.textContent)
  expect(links).not.toContain('Lagos to Toronto')
})

const ama = {
  name: 'Ama Asante',
  relation: 'child',
  born_on: '2019-03-09',
  passport: { id: 'GH', name: 'Ghana' },
} as const

test.each<[Side, string]>([
  ['client', 'Who applies with you'],
  ['agent', 'Who applies with your client'],
])('where the goal stands the %s reads who the case is for', async (side, title) => {
  const me = { ...aParty('Amara Okafor'), uuid: ME }
  await shown(mine({ travellers: [ama], payment: null, ...(side === 'agent' && { agent: me }) }), side)
  await eventually(() => expect(find('[aria-labelledby=goal] h4').textContent).toBe(title))
  expect(find('[aria-labelledby=goal] li').textContent).toMatch(/^Ama Asante, child, \d+ Passport: Ghana$/)
})

test.each([
  ['', mine()],
  [', told by a server of the release before,', ofBefore(mine())],
])('an order of one person%s says nothing of others', async (_, order) => {
  await shown(order)
  await eventually(() => find('[aria-labelledby=goal]'))
  expect(document.querySelector('[aria-labelledby=goal] h4')).toBeNull()
})

test.each<[string, Side, Reply]>([
  ['of somebody else', 'client', ok(workspace(anOngoingOrder()))],
  ['of one’s other mode', 'agent', ok(workspace(mine()))],
])('an order %s is not there', async (_, side, reply) => {
  await told(side, [reply])
  await eventually(() => expect(find('h1').textContent).toBe('We could not find this page'))
})

test('what cannot be read now is tried again', async () => {
  const { network } = await told('client', [refused(503, 'unavailable', 'Please try again later.')])
  network.answers(`GET /orders/${UUID}`, refused(503, 'unavailable', 'Please try again later.'), ok(mine()))
  network.answers(TIMELINE, ok({ items: [event('e1')], pagination: { next_cursor: null } }))
  for (const [part, data] of Object.entries({
    work: theWork(),
    meetings: theMeetings(),
    documents: { items: [], may: [] },
    conflicts: [],
    extras: [],
    'ways-out': theWays(),
    schedule: { meeting_length: 30, agent_timezone: null, meeting: null },
  }))
    network.answers(`GET /orders/${UUID}/${part}`, ok(data))
  await click(await eventually(() => findText('Retry')))
  await eventually(() => expect(find('h1').textContent).toBe('Study permit'))
})

test('what happened is told with who, when in the zone of who reads, and why', async () => {
  browserOf('Asia/Tokyo')
  const events = [
    event('e2', { step: 'C3', by: 'client', full_name: 'Ngozi Traveller', reason: 'Page 2 is missing.' }),
    event('e1', { created_at: { date: '2026-05-04T18:05:00.000Z' } }),
  ]
  const timeline = { items: events, pagination: { next_cursor: 'c2' } }
  const { network } = await told('client', [ok(workspace(mine(), { timeline }))])
  await eventually(() => find('section[aria-labelledby=timeline] li'))
  const lines = [...document.querySelectorAll('section[aria-labelledby=timeline] li')].map(
    (one) => one.textContent,
  )
  expect(lines[0]).toContain('Page 2 is missing.')
  expect(lines[1]).toMatch(/^The work startedAmara Okafor, 5 May 2026, 03:05$/)
  expect(text()).toContain('Times are shown in Tokyo time.')
  network.answers(TIMELINE, ok({ items: [event('e0')], pagination: { next_cursor: null } }))
  await click(findText('Load more'))
  await eventually(() =>
    expect(document.querySelectorAll('section[aria-labelledby=timeline] li')).toHaveLength(3),
  )
})

test('what was bought stands as it was, with what comes back at each stage', async () => {
  await shown(mine())
  await eventually(() => find('h1'))
  const bought = find('section[aria-labelledby=bought]').textContent
  expect(bought).toContain('14 Days Delivery Time')
  expect(bought).toContain('30-minute meeting included')
  const terms = [...document.querySelectorAll('section[aria-labelledby=refunds] dd')].map(
    (one) => one.textContent,
  )
  expect(terms).toEqual(['full refund', 'full refund', '50% refund', 'no refund'])
})

test('a client reads what would come back if the order ended today', async () => {
  const known = workspace(mine())
  const paid = known.paid && { ...known.paid, ways_out: { ...theWays(), ended_today: usd(25_000) } }
  await told('client', [ok({ ...known, paid })])
  await eventually(() => expect(text()).toContain('If it ended today, you would get $250 back.'))
})

const rowOfNow = () => document.querySelector('[aria-labelledby=refunds] [aria-current]')?.textContent

test.each([
  ['before_filing', 'Started, nothing filed yet (now)50% refund'],
  ['after_filing', 'After it is filed (now)no refund'],
  [null, undefined],
] as const)('of the refund terms the row is marked that holds now: %s', async (term_today, row) => {
  const known = workspace(mine())
  const paid = known.paid && { ...known.paid, ways_out: theWays({ term_today }) }
  await told('client', [ok({ ...known, paid })])
  await eventually(() => find('[aria-labelledby=refunds]'))
  expect(rowOfNow()).toBe(row)
})

describe('an order that was cancelled', () => {
  const cancelled = mine({
    ...{ status: [-1, 'Cancelled'], cancelled_at: AT, closing: 'agreed_full', held: null },
    accepting_pays: null,
  })
  const withBack = (refund: Payment['refund']) =>
    told('client', [ok(workspace(cancelled))], aConversation(), aPayment({ refund }))
  const next = () => find('#next').textContent

  test('says first that the money is credit, since when, and where that stands', async () => {
    await withBack(parts(0, 50_000))
    await eventually(() =>
      expect(next()).toContain('$500 is back as your credit since 4 May 2026. Choose it when you pay next.'),
    )
    expect(findText('your credit').getAttribute('href')).toBe('/p/client/coupons')
    expect(find('aside').textContent).toContain('Refunded$500')
    expect(find('aside').textContent).not.toContain('Price')
    expect(next()).not.toContain('to your card')
  })

  test('says how much went to the card and onto a coupon', async () => {
    await withBack(parts(40_000, 0, 10_000))
    await eventually(() =>
      expect(next()).toContain('You get $400.00 to your card and $100.00 back on coupon SPRING.'),
    )
    expect(next()).toContain('Your bank may need a few days to show it.')
    expect(next()).not.toContain('credit')
  })

  test('before it was paid says nothing of money that is back', async () => {
    await told('client', [
      ok(
        workspace(
          { ...cancelled, paid_at: null, started_at: null, closing: 'unpaid_cancelled' },
          { paid: null },
        ),
      ),
    ])
    await eventually(() => expect(next()).toContain('Order cancelled'))
    expect(find('aside').textContent).toContain('Price')
    expect(next()).not.toContain('credit')
  })

  test('shows its agent what went back', async () => {
    const earnings = { ...{ commission_percent: 15, amount: usd(0), commission: usd(0), coupon: usd(0) } }
    const order = {
      ...cancelled,
      client: aParty('Ngozi Traveller'),
      agent: { ...aParty('Amara Okafor'), uuid: ME },
    }
    await shown({ ...order, payment: null, earnings: { ...earnings, refund: usd(50_000) } }, 'agent')
    await eventually(() => expect(find('aside').textContent).toContain('Refunded$500'))
  })
})
