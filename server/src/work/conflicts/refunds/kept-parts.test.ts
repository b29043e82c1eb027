import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../../test/mailbox.ts'
import { makeSides, type PaidWork } from '../../../../test/paid-work.ts'
import { giveCredit, makePromo } from '../../../../test/paying-coupons.ts'
import { balanceOf, enter, makePayment, NO_LIMITS, payByCard, quieten } from '../../../../test/payments.ts'
import { type Browser, makePerson, type TestPerson } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { keepParts } from './keep-parts.ts'

let server: TestApp
let sides: Awaited<ReturnType<typeof makeSides>>
let member: TestPerson
let staff: Browser
let work: PaidWork
let coupon: string
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
  sides = await makeSides(server)
  member = await makePerson(server, { staff: true })
})
afterAll(() => server.close())
beforeEach(async () => {
  sides.shopper.browser = await enter(server, sides.shopper)
  sides.asAgent = await enter(server, sides.agent)
  staff = await enter(server, member)
  const { shopper, agent, asAgent } = sides
  const { order, ref } = await makePayment(server, { shopper, agent, price: 123_33 })
  coupon = await makePromo(server, 25_00)
  await shopper.browser.post(`/payments/${ref}/calculate-totals`, { coupons: [coupon] })
  const paid = await payByCard(shopper.browser, ref, sides.card)
  expect(paid.status, paid.text).toBe(200)
  expect((await asAgent.post(`/orders/${order.id}/start`)).status).toBe(200)
  work = { id: order.id, client: shopper, agent, asClient: shopper.browser, asAgent }
})

const open = async () => {
  const { body, text } = await work.asClient.post(`/orders/${work.id}/conflicts`, {
    ...{ reason: 'late', text: `Nothing has happened in order ${work.id}.` },
  })
  if (!body?.data) throw new Error(text)
  return { cid: body.data.id as string, path: `/orders/${work.id}/conflicts/${body.data.id}` }
}
const propose = async (as: Browser, path: string, amount: number, more: object = {}) => {
  const { body, text } = await as.post(`${path}/refunds`, { amount, text: 'This is fair.', ...more })
  if (!body?.data) throw new Error(text)
  return body.data.refunds.at(-1)
}
/** The other side reads it so: somebody who knows a gift can use it. */
const withoutCodes = ({ coupons, ...refund }: { coupons: { amount: unknown }[] }) => ({
  ...refund,
  coupons: coupons.map(({ amount }) => ({ code: null, amount })),
})
const show = async (as: Browser, path: string) => (await as.get(path)).body.data

describe('how a proposal divides', () => {
  test('is the same after the money went as when it was made', async () => {
    const { path } = await open()
    const high = await propose(work.asClient, path, 100_00)
    const agreed = await propose(work.asAgent, path, 80_00)
    await work.asClient.patch(`${path}/refunds/${agreed.id}`, { answer: 'accept' })
    await quieten(server)
    const closed = await show(work.asAgent, path)
    expect(closed.stage).toBe('closed')
    const [first, second] = closed.refunds
    expect(first.refund).toEqual(withoutCodes(high.refund))
    expect(first.agent).toEqual(high.agent)
    expect(second.refund).toEqual(agreed.refund)
    expect(second.agent).toEqual(agreed.agent)
  })

  test('adds up to the amount and to the price, and names the coupon', async () => {
    const { path } = await open()
    const { refund, agent } = await propose(work.asClient, path, 80_00)
    const usd = (amount: number) => ({ amount, currency: 'USD' })
    expect(refund).toEqual({
      ...{ total: usd(80_00), card: usd(63_78), credit: usd(0), promo: usd(16_22) },
      coupons: [{ code: coupon, amount: usd(16_22) }],
    })
    expect(agent).toEqual({
      ...{ price: usd(123_33), coupon: usd(0), before: usd(0), back: usd(80_00) },
      ...{ commission: usd(6_50), gets: usd(36_83) },
    })
  })

  test('says what becomes credit, where that is asked for', async () => {
    const { path } = await open()
    const { refund } = await propose(work.asClient, path, 80_00, { destination: 'credit' })
    expect(refund).toMatchObject({ card: { amount: 0 }, credit: { amount: 63_78 }, promo: { amount: 16_22 } })
  })

  test('tells the agent of a closed conflict what they really received', async () => {
    const before = await balanceOf(server, 'agent_pending', work.agent.id)
    const { path } = await open()
    const agreed = await propose(work.asAgent, path, 80_00)
    await work.asClient.patch(`${path}/refunds/${agreed.id}`, { answer: 'accept' })
    await quieten(server)
    const received = before - (await balanceOf(server, 'agent_pending', work.agent.id))
    const { settled } = await show(work.asAgent, path)
    expect(received).toBe(36_83)
    expect(settled.agent.gets.amount).toBe(received)
    expect(settled.refund.card.amount).toBe(63_78)
  })
})

describe('a decision', () => {
  test('keeps its parts, before and after it is carried out', async () => {
    const { cid, path } = await open()
    await work.asClient.patch(path, { step: 'ask_team' })
    await staff.put(`/staff/conflicts/${cid}/claim`)
    await staff.post(`/staff/conflicts/${cid}/decision`, {
      ...{ step: 'decide', amount: 80_00, reason: 'Half of the forms were prepared.' },
    })
    const { decision } = await show(work.asClient, path)
    expect((await show(work.asAgent, path)).decision.refund).toEqual(withoutCodes(decision.refund))
    expect(decision).toMatchObject({
      refund: { card: { amount: 63_78 }, coupons: [{ code: coupon, amount: { amount: 16_22 } }] },
      agent: { gets: { amount: 36_83 }, commission: { amount: 6_50 } },
    })
    const texts = (await mailsTo(server, work.client.email)).map(({ text }) => text.replaceAll(/\s+/g, ' '))
    expect(texts.find((text) => text.includes('Our team has decided'))).toContain(
      `$63.78 to your card and $16.22 back on coupon ${coupon}`,
    )
  })
})

describe('rows that the release before wrote', () => {
  test('are reckoned as it was at that moment, and then kept', async () => {
    const { path } = await open()
    const high = await propose(work.asClient, path, 100_00)
    server.clock.forward(60_000)
    const agreed = await propose(work.asAgent, path, 80_00)
    server.clock.forward(60_000)
    await work.asClient.patch(`${path}/refunds/${agreed.id}`, { answer: 'accept' })
    await quieten(server)
    await server.context.db
      .updateTable('refund_request')
      .set({ parts: null })
      .where('order_id', '=', work.id)
      .execute()
    const shown = (await show(work.asAgent, path)).refunds
    expect(shown[0].refund).toEqual(withoutCodes(high.refund))
    expect(shown[1].refund).toEqual(agreed.refund)
    expect(shown[1].agent).toEqual(agreed.agent)
    await keepParts.run(server.context, {})
    const { rows } = await server.context.pool.query(
      'select parts from refund_request where order_id = $1 order by created_at',
      [work.id],
    )
    expect(rows.map(({ parts }) => parts.card)).toEqual([79_73, 63_78])
  })

  test('give all of it back also where credit paid a part', async () => {
    const { shopper, agent, asAgent } = sides
    const { order, ref } = await makePayment(server, { shopper, agent, price: 123_33 })
    const code = await giveCredit(server, shopper, 25_00)
    await shopper.browser.post(`/payments/${ref}/calculate-totals`, { coupons: [code] })
    expect((await payByCard(shopper.browser, ref, sides.card)).status).toBe(200)
    expect((await asAgent.post(`/orders/${order.id}/start`)).status).toBe(200)
    work = { ...work, id: order.id }
    const { path } = await open()
    const agreed = await propose(work.asAgent, path, 123_33)
    expect(agreed.refund).toMatchObject({ card: { amount: 98_33 }, credit: { amount: 25_00 } })
    server.clock.forward(60_000)
    await work.asClient.patch(`${path}/refunds/${agreed.id}`, { answer: 'accept' })
    await quieten(server)
    await server.context.db
      .updateTable('refund_request')
      .set({ parts: null })
      .where('order_id', '=', work.id)
      .execute()
    expect((await show(work.asAgent, path)).refunds[0].refund).toEqual(agreed.refund)
  })
})
