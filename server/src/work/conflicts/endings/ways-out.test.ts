import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../../test/mailbox.ts'
import {
  balanceOf,
  enter,
  makePayment,
  makeSeller,
  makeShopper,
  payByCard,
  quieten,
  type Shopper,
  saveCard,
} from '../../../../test/payments.ts'
import type { Browser, TestPerson } from '../../../../test/people.ts'
import { CARDS } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { verifyLedger } from '../../../money/ledger/verify-ledger.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts'
import { endUnstarted } from './end-unstarted.ts'

let server: TestApp
let shopper: Shopper
let agent: TestPerson
let agentBrowser: Browser
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  shopper = await makeShopper(server)
  agent = await makeSeller(server)
  agentBrowser = await enter(server, agent)
})

async function paidOrder() {
  const card = await saveCard(server, shopper.browser, CARDS.visa)
  const { ref, order } = await makePayment(server, { shopper, agent })
  await payByCard(shopper.browser, ref, card)
  expect(await stateOf(order.id)).toBe('paid')
  return { id: order.id, ref }
}
const orderOf = (id: string) =>
  server.context.db.selectFrom('client_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const stateOf = async (id: string) => (await orderOf(id)).status
const set = (id: string, change: object) =>
  server.context.db.updateTable('client_order').set(change).where('id', '=', id).execute()
const refunded = async (ref: string) =>
  (await shopper.browser.get(`/payments/${ref}`)).body.data.refunded.amount
const booksHold = async () =>
  expect(await verifyLedger(server.context)).toMatchObject({ entries: [], accounts: [], pending: [] })

test('both sides read what would come back today, for as long as the order runs', async () => {
  const { id } = await paidOrder()
  await set(id, {
    refund_schedule: JSON.stringify({ before_start: 80, before_filing: 50, after_filing: 10 }),
  })
  const total = (await shopper.browser.get(`/orders/${id}`)).body.data.held.amount
  const today = async (browser: Browser) => {
    const { ended_today, term_today } = (await browser.get(`/orders/${id}/ways-out`)).body.data
    return [ended_today?.amount ?? null, term_today]
  }
  const bothRead = async (expected: [number | null, string | null]) =>
    expect([await today(shopper.browser), await today(agentBrowser)]).toEqual([expected, expected])
  await bothRead([total, 'cooling_off'])
  await set(id, { status: 'ongoing', started_at: server.clock.now() })
  await bothRead([total * 0.5, 'before_filing'])
  await set(id, { stage: 'filed' })
  await bothRead([total * 0.1, 'after_filing'])
  await set(id, { status: 'conflicted', resume_status: 'ongoing' })
  await bothRead([null, null])
  await set(id, { status: 'completed', resume_status: null, completed_at: server.clock.now() })
  await bothRead([null, null])
})

describe('a client within the cooling-off time (O6)', () => {
  test('sees what comes back, and gets that very amount on their card', async () => {
    const { id, ref } = await paidOrder()
    const { leave } = (await shopper.browser.get(`/orders/${id}/ways-out`)).body.data
    expect(leave).toMatchObject({ why: 'cooling_off', percent: 100 })
    const { status, body } = await shopper.browser.post(`/orders/${id}/leave`, { destination: 'card' })
    expect([status, body.data?.refund]).toEqual([200, leave.refund])
    expect(leave.refund.card.amount).toBe(leave.refund.total.amount)
    await quieten(server)
    expect(await refunded(ref)).toBe(leave.refund.total.amount)
    expect(await balanceOf(server, 'escrow', id)).toBe(0)
    expect((await orderOf(id)).status).toBe('cancelled')
    const [conflict] = (await shopper.browser.get(`/orders/${id}/conflicts`)).body.data
    expect(conflict).toMatchObject({
      status: [0, 'Closed'],
      outcome: 'full',
      reason: ['cancellation', 'The order was cancelled'],
      refunds: [{ status: [2, 'Processed'] }],
    })
    await booksHold()
    for (const { email } of [shopper, agent])
      expect((await mailsTo(server, email)).some(({ subject }) => subject.includes('is cancelled'))).toBe(
        true,
      )
  })

  test('can keep the money as credit, which pays another order', async () => {
    const { id } = await paidOrder()
    const { body } = await shopper.browser.post(`/orders/${id}/leave`, { destination: 'credit' })
    const coupons = (await shopper.browser.get('/coupons')).body.data.items
    expect(coupons).toMatchObject([{ balance: { amount: body.data.refund.total.amount } }])
    await booksHold()
  })

  test('pressing twice, or in two tabs, is cancelled once', async () => {
    const { id, ref } = await paidOrder()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => shopper.browser.post(`/orders/${id}/leave`, {})),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    await quieten(server)
    expect(await refunded(ref)).toBe(await paidFor(ref))
    await booksHold()
  })
})

const paidFor = async (ref: string) => (await shopper.browser.get(`/payments/${ref}`)).body.data.amount.amount

test('nobody else can cancel it, nor the agent in the client’s place', async () => {
  const { id } = await paidOrder()
  const stranger = (await makeShopper(server)).browser
  expect((await stranger.post(`/orders/${id}/leave`, {})).status).toBe(404)
  expect((await stranger.get(`/orders/${id}/ways-out`)).status).toBe(404)
  expect((await agentBrowser.post(`/orders/${id}/leave`, {})).body.code).toBe('wrong_mode')
  expect(await stateOf(id)).toBe('paid')
})

test('work that has begun can only be left through a conflict', async () => {
  const { id } = await paidOrder()
  await set(id, { status: 'ongoing', started_at: server.clock.now() })
  expect((await shopper.browser.get(`/orders/${id}/ways-out`)).body.data.leave).toBeNull()
  const { status, body } = await shopper.browser.post(`/orders/${id}/leave`, {})
  expect([status, body.message]).toEqual([
    409,
    'This order can no longer be cancelled. You can open a conflict instead.',
  ])
})

describe('a consumer in the EU', () => {
  const inGermany = () =>
    server.context.db.updateTable('person').set({ country_iso: 'DE' }).where('id', '=', shopper.id).execute()

  test('withdraws for 14 days; who agreed to an early start pays for the work done', async () => {
    await inGermany()
    const { id } = await paidOrder()
    await set(id, {
      status: 'ongoing',
      started_at: server.clock.now(),
      early_start_agreed_at: server.clock.now(),
    })
    server.clock.forward(13 * DAY_MS)
    shopper.browser = await enter(server, shopper)
    const { leave, term_today } = (await shopper.browser.get(`/orders/${id}/ways-out`)).body.data
    expect(leave).toMatchObject({ why: 'withdrawal', percent: 50 })
    expect(term_today).toBe('before_filing')
    expect((await shopper.browser.post(`/orders/${id}/leave`, {})).status).toBe(200)
    await quieten(server)
    expect(await balanceOf(server, 'escrow', id)).toBe(0)
    expect(await balanceOf(server, 'agent_pending', agent.id)).toBe(-21_250)
    expect(await stateOf(id)).toBe('cancelled')
    await booksHold()
  })

  test('says at the checkout whether the work may begin early; nobody else is asked', async () => {
    const { order } = await makePayment(server, { shopper, agent })
    const say = (agrees: boolean) => shopper.browser.put(`/orders/${order.id}/early-start`, { agrees })
    expect((await say(true)).status).toBe(409)
    await shopper.browser.put(`/orders/${order.id}/residence`, { country: 'DE' })
    expect((await shopper.browser.get(`/orders/${order.id}`)).body.data.early_start).toBe(false)
    expect((await say(true)).body.data.early_start).toBe(true)
    expect((await orderOf(order.id)).early_start_agreed_at).toEqual(server.clock.now())
    expect((await say(false)).body.data.early_start).toBe(false)
    await set(order.id, { status: 'ongoing', paid_at: server.clock.now() })
    expect((await say(true)).status).toBe(409)
  })

  test('who did not agree gets all of it; after 14 days nobody does', async () => {
    await inGermany()
    const { id } = await paidOrder()
    await set(id, { status: 'ongoing', started_at: server.clock.now() })
    const { body } = await shopper.browser.get(`/orders/${id}/ways-out`)
    expect([body.data.leave.percent, body.data.term_today]).toEqual([100, null])
    server.clock.forward(14 * DAY_MS)
    shopper.browser = await enter(server, shopper)
    expect((await shopper.browser.get(`/orders/${id}/ways-out`)).body.data.leave).toBeNull()
  })
})

test('an agent declines with a reason, and the client gets everything back (O7)', async () => {
  const { id, ref } = await paidOrder()
  expect((await agentBrowser.post(`/orders/${id}/decline`, { reason: 'no' })).status).toBe(422)
  const { decline } = (await agentBrowser.get(`/orders/${id}/ways-out`)).body.data
  expect(decline.refund).toMatchObject({ total: { amount: 500_00 }, card: { amount: 500_00 } })
  const { status } = await agentBrowser.post(`/orders/${id}/decline`, { reason: 'I have too many cases.' })
  expect([status, await stateOf(id)]).toEqual([200, 'cancelled'])
  await quieten(server)
  expect(await refunded(ref)).toBe(await paidFor(ref))
  const mails = await mailsTo(server, shopper.email)
  expect(mails.some(({ text }) => text.includes('I have too many cases.'))).toBe(true)
  await booksHold()
})

test('an order nobody begins is cancelled after 30 days, with a word 7 days and 48 hours before (O8)', async () => {
  const { id, ref } = await paidOrder()
  const run = async () => {
    await server.context.jobs.enqueue(server.context.db as never, endUnstarted, {})
    await quieten(server)
  }
  const warnings = async () =>
    (await mailsTo(server, shopper.email)).filter(({ subject }) => subject.includes('if nobody begins'))
      .length
  server.clock.forward(22 * DAY_MS)
  await run()
  expect(await warnings()).toBe(0)
  server.clock.forward(DAY_MS + HOUR_MS)
  await run()
  await run()
  expect(await warnings()).toBe(1)
  server.clock.forward(5 * DAY_MS)
  await run()
  expect(await warnings()).toBe(2)
  expect(await stateOf(id)).toBe('paid')
  server.clock.forward(2 * DAY_MS)
  await run()
  expect(await stateOf(id)).toBe('cancelled')
  shopper.browser = await enter(server, shopper)
  expect(await refunded(ref)).toBe(await paidFor(ref))
  await booksHold()
})

test('an order that stood still is not cancelled before its agent had all of the 30 days', async () => {
  const { id } = await paidOrder()
  await set(id, { frozen_ms: 10 * DAY_MS })
  for (const days of [31, 3, 4]) {
    server.clock.forward(days * DAY_MS)
    await endUnstarted.run(server.context, {})
  }
  expect(await stateOf(id)).toBe('paid')
  server.clock.forward(3 * DAY_MS)
  await endUnstarted.run(server.context, {})
  expect(await stateOf(id)).toBe('cancelled')
  await quieten(server)
})

test('the last warning of one order puts off no other', async () => {
  const first = await paidOrder()
  server.clock.forward(DAY_MS)
  shopper = await makeShopper(server)
  const second = await paidOrder()
  // The first is warned on its 28th day, the second a day later, and the first ends on its 30th.
  for (const days of [27, 1, 1]) {
    server.clock.forward(days * DAY_MS)
    await endUnstarted.run(server.context, {})
  }
  expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['cancelled', 'paid'])
  await quieten(server)
})
