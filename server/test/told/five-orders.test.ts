import { afterAll, beforeAll, expect, test } from 'vitest'
import { at, openEveryDay } from '../meetings.ts'
import { makeSides } from '../paid-work.ts'
import { makePromo } from '../paying-coupons.ts'
import { enter, makePayment, NO_LIMITS, payByCard, quieten } from '../payments.ts'
import { makePerson, type TestPerson } from '../people.ts'
import { openTestApp, type TestApp } from '../start-app.ts'
import { expectAllToSay, type Played, places } from './places.ts'

let server: TestApp
let sides: Awaited<ReturnType<typeof makeSides>>
let members: TestPerson[]
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
  sides = await makeSides(server)
  members = [await makePerson(server, { staff: true }), await makePerson(server, { staff: true })]
  await openEveryDay(server, sides.agent)
})
afterAll(() => server.close())

const NOTHING_BACK = { card: 0, credit: 0, coupon: 0 }
const WHY = 'Half of the forms were prepared.'

/** An order of 123.33 that is paid, of which a gift of 25.00 pays a part where one is wanted; our share is 15 %. */
async function play({ withCoupon = false, starts = true, meeting = false } = {}): Promise<Played> {
  const { agent, card } = sides
  const shopper = { ...sides.shopper, browser: await enter(server, sides.shopper) }
  const { order, ref: payment } = await makePayment(server, { shopper, agent, price: 123_33 })
  const code = withCoupon ? await makePromo(server, 25_00, { owner: shopper }) : null
  if (code) await shopper.browser.post(`/payments/${payment}/calculate-totals`, { coupons: [code] })
  const { db } = server.context
  if (meeting)
    await db.updateTable('client_order').set({ meeting_minutes: 60 }).where('id', '=', order.id).execute()
  const paid = await payByCard(shopper.browser, payment, card)
  expect(paid.status, paid.text).toBe(200)
  await quieten(server)
  const asAgent = await enter(server, agent)
  if (starts) expect((await asAgent.post(`/orders/${order.id}/start`)).status).toBe(200)
  const { ref } = await db
    .selectFrom('client_order')
    .select('ref')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const asStaff = await enter(server, members[0] as TestPerson)
  return {
    id: order.id,
    ref,
    payment,
    code,
    client: shopper,
    agent,
    asClient: shopper.browser,
    asAgent,
    asStaff,
  }
}

async function open({ id, asClient }: Played) {
  const { body, text } = await asClient.post(`/orders/${id}/conflicts`, {
    ...{ reason: 'late', text: `Nothing has happened in order ${id}.` },
  })
  if (!body?.data) throw new Error(text)
  return { cid: body.data.id as string, path: `/orders/${id}/conflicts/${body.data.id}` }
}

const decide = async (cid: string, amount: number, member: TestPerson) => {
  const as = await enter(server, member)
  await as.put(`/staff/conflicts/${cid}/claim`)
  const { status, text } = await as.post(`/staff/conflicts/${cid}/decision`, {
    ...{ step: 'decide', amount, reason: WHY },
  })
  expect(status, text).toBe(200)
}

const closingOf = async ({ id, client, agent }: Played) => {
  const of = async (person: { id: string }) =>
    (await (await enter(server, person)).get(`/orders/${id}`)).body.data.closing
  expect(await of(agent)).toBe(await of(client))
  return of(client)
}

test('a conflict with a coupon, decided, appealed and decided again', async () => {
  const order = await play({ withCoupon: true })
  const { cid, path } = await open(order)
  await order.asClient.patch(path, { step: 'ask_team' })
  const [first, second] = members as [TestPerson, TestPerson]
  await decide(cid, 60_00, first)
  const text = 'The receipt of the authority came only yesterday.'
  expect((await order.asClient.patch(path, { step: 'appeal', text })).status).toBe(200)
  await decide(cid, 80_00, second)
  await quieten(server)
  expect(await closingOf(order)).toBe('decided_partial')
  const told = await places(server, order)
  expect(told.length).toBeGreaterThan(14)
  expectAllToSay(told, { card: 63_78, credit: 0, coupon: 16_22, gets: 36_83, commission: 6_50 })
})

test('a meeting, and the work accepted: the client reads before what else ends', async () => {
  const order = await play({ starts: false, meeting: true })
  const start = at(server, 7, 10)
  const booked = await order.asClient.post(`/orders/${order.id}/schedule`, { start })
  expect(booked.status, booked.text).toBe(201)
  const { asClient, asAgent, id } = order
  await asAgent.post(`/orders/${id}/start`)
  await asAgent.post(`/orders/${id}/extensions`, { days: 5, reason: 'The authority is slow.' })
  const { accepting_ends } = (await asClient.get(`/orders/${id}/work`)).body.data
  expect(accepting_ends).toEqual({
    ...{ meeting_at: start, meeting_request: false, extension_days: 5, extras: 0 },
  })
  expect((await asAgent.get(`/orders/${id}/work`)).body.data.accepting_ends).toBeNull()
  expect((await asClient.post(`/orders/${id}/accept`)).status).toBe(200)
  await quieten(server)
  expect(await closingOf(order)).toBe('accepted')
  expectAllToSay(await places(server, order), { ...NOTHING_BACK, gets: 104_83, commission: 18_50 })
})

test('cancelled within 72 hours', async () => {
  const order = await play({ withCoupon: true, starts: false })
  const { body } = await order.asClient.get(`/orders/${order.id}/ways-out`)
  expect(body.data.leave.refund).toMatchObject({ card: { amount: 98_33 }, promo: { amount: 25_00 } })
  expect(body.data.leave.as_credit).toMatchObject({ card: { amount: 0 }, credit: { amount: 98_33 } })
  expect((await order.asClient.post(`/orders/${order.id}/leave`, { destination: 'card' })).status).toBe(200)
  await quieten(server)
  expect(await closingOf(order)).toBe('client_cancelled')
  expectAllToSay(await places(server, order), {
    card: 98_33,
    credit: 0,
    coupon: 25_00,
    gets: 0,
    commission: 0,
  })
})

test('declined by its agent', async () => {
  const order = await play({ starts: false })
  const reason = 'I have no time before June.'
  expect((await order.asAgent.post(`/orders/${order.id}/decline`, { reason })).status).toBe(200)
  await quieten(server)
  expect(await closingOf(order)).toBe('declined')
  expectAllToSay(await places(server, order), { card: 123_33, credit: 0, coupon: 0, gets: 0, commission: 0 })
})

test('a part kept as credit, agreed by both', async () => {
  const order = await play({ withCoupon: true })
  const { path } = await open(order)
  const { body } = await order.asClient.post(`${path}/refunds`, {
    ...{ amount: 80_00, destination: 'credit', text: 'This is fair.' },
  })
  const rid = body.data.refunds[0].id
  expect((await order.asAgent.patch(`${path}/refunds/${rid}`, { answer: 'accept' })).status).toBe(200)
  await quieten(server)
  expect(await closingOf(order)).toBe('agreed_partial')
  expectAllToSay(await places(server, order), {
    ...{ card: 0, credit: 63_78, coupon: 16_22, gets: 36_83, commission: 6_50 },
  })
})
