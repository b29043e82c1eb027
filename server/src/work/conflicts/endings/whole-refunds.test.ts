import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../../test/mailbox.ts'
import {
  askForCompletion,
  makePaidWork,
  makeSides,
  makeWork,
  type PaidWork,
} from '../../../../test/paid-work.ts'
import { makePromo } from '../../../../test/paying-coupons.ts'
import {
  balanceOf,
  capturedFor,
  enter,
  makePayment,
  NO_LIMITS,
  payByCard,
  quieten,
} from '../../../../test/payments.ts'
import { makePerson } from '../../../../test/people.ts'
import { refundAtSandbox, sandboxOf } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { moneyOf } from '../../../../test/wallets.ts'
import { verifyLedger } from '../../../money/ledger/verify-ledger.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { answerForSilence } from '../../completion/answer-for-silence.ts'
import { tendConflicts } from '../tend-conflicts.ts'
import { endRefundedOrders } from './end-refunded-orders.ts'

let server: TestApp
let sides: Awaited<ReturnType<typeof makeSides>>
let work: PaidWork
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())
beforeEach(async () => {
  sides = await makeSides(server)
  work = await makeWork(server, sides)
})
afterEach(async () => {
  await quieten(server)
  expect(await verifyLedger(server.context)).toMatchObject({ entries: [], accounts: [], pending: [] })
})

const orderOf = ({ id }: { id: string }) =>
  server.context.db.selectFrom('client_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const goalOf = async (of: PaidWork) =>
  (
    await server.context.db
      .selectFrom('goal')
      .select('status')
      .where('id', '=', (await orderOf(of)).goal_id)
      .executeTakeFirstOrThrow()
  ).status
const stepsOf = async ({ asAgent, id }: PaidWork): Promise<string[]> =>
  (await asAgent.get(`/orders/${id}/timeline`)).body.data.items.map(({ step }: { step: string }) => step)
const noticesOf = async (who: PaidWork['asAgent']): Promise<string[]> =>
  (await who.get('/notifications')).body.data.items.map(({ title }: { title: string }) => title)
const subjectsTo = async (email: string) => (await mailsTo(server, email)).map(({ subject }) => subject)

async function openOn({ id, asClient }: PaidWork) {
  const { body, text } = await asClient.post(`/orders/${id}/conflicts`, {
    ...{ reason: 'late', text: 'Nothing has happened for three weeks.' },
  })
  if (!body?.data) throw new Error(text)
  return `/orders/${id}/conflicts/${body.data.id}`
}

/** Somebody of ours gives it back on the pages of the processor. */
async function refundElsewhere({ id }: { id: string }, amount: number) {
  const { ref } = await server.context.db
    .selectFrom('payment')
    .select('ref')
    .where('payable_id', '=', id)
    .where('status', '=', 'success')
    .executeTakeFirstOrThrow()
  const [charge] = await capturedFor(server, ref)
  await refundAtSandbox(sandboxOf(server).house, charge?.id ?? '', amount)
  await quieten(server)
}

describe('a refund of everything ends the order', () => {
  test('where both agreed that the work goes on', async () => {
    const path = await openOn(work)
    const proposal = { amount: 500_00, continues: true, more_days: 5, text: 'All of it, and please go on.' }
    const { body } = await work.asClient.post(`${path}/refunds`, proposal)
    const request = body.data.refunds.at(-1)
    // Both read before they agree what comes of it.
    expect([request.continues, request.more_days]).toEqual([false, 0])
    await work.asAgent.patch(`${path}/refunds/${request.id}`, { answer: 'accept' })
    await quieten(server)
    expect((await orderOf(work)).status).toBe('cancelled')
    expect((await work.asClient.get(path)).body.data).toMatchObject({
      status: [0, 'Closed'],
      outcome: 'full',
    })
    expect(await goalOf(work)).toBe('draft')
  })

  test('where it was agreed before, by a node of the release before', async () => {
    const path = await openOn(work)
    const { body } = await work.asClient.post(`${path}/refunds`, {
      amount: 500_00,
      text: 'All of it, please.',
    })
    const { id } = body.data.refunds.at(-1)
    await server.context.db
      .updateTable('refund_request')
      .set({ continues: true })
      .where('id', '=', id)
      .execute()
    await work.asAgent.patch(`${path}/refunds/${id}`, { answer: 'accept' })
    await quieten(server)
    expect((await orderOf(work)).status).toBe('cancelled')
  })

  test('a part of it with “the work goes on” ends nothing', async () => {
    const path = await openOn(work)
    const proposal = { amount: 499_99, continues: true, text: 'Nearly all of it, and please go on.' }
    const { body } = await work.asClient.post(`${path}/refunds`, proposal)
    await work.asAgent.patch(`${path}/refunds/${body.data.refunds.at(-1).id}`, { answer: 'accept' })
    await quieten(server)
    expect((await orderOf(work)).status).toBe('ongoing')
  })

  test('made on the processor’s pages, with its request, meeting time and goal', async () => {
    const request = await askForCompletion(work)
    await work.asAgent.post(`/orders/${work.id}/extensions`, { days: 5, reason: 'The office is closed.' })
    await refundElsewhere(work, 500_00)
    const order = await orderOf(work)
    expect([order.status, order.cancelled_at !== null]).toEqual(['cancelled', true])
    expect(await balanceOf(server, 'escrow', work.id)).toBe(0)
    const accept = await work.asClient.post(`/orders/${work.id}/completion-requests/${request}/answer`, {
      accept: true,
    })
    expect(accept.status).toBe(409)
    const shown = (await work.asAgent.get(`/orders/${work.id}/work`)).body.data
    expect([shown.request.status[1], shown.extension.status[1]]).toEqual(['Cancelled', 'Cancelled'])
    expect(await goalOf(work)).toBe('draft')
    const [conflict] = (await work.asClient.get(`/orders/${work.id}/conflicts`)).body.data
    expect(conflict).toMatchObject({
      ...{ status: [0, 'Closed'], outcome: 'full', reason: ['cancellation', expect.any(String)] },
      refunds: [{ amount: { amount: 500_00 }, status: [2, 'Processed'] }],
    })
  })

  test('made there in two parts, of which both sides hear each', async () => {
    await refundElsewhere(work, 200_00)
    expect((await orderOf(work)).status).toBe('ongoing')
    for (const [who, email, whose] of [
      [work.asClient, work.client.email, 'your'],
      [work.asAgent, work.agent.email, 'their'],
    ] as const) {
      expect(await noticesOf(who)).toContain(
        `A part of the payment went back. Refund: $200.00 to ${whose} card`,
      )
      const mail = (await mailsTo(server, email)).find(({ subject }) =>
        subject.includes('A part of the payment'),
      )
      expect(mail?.text).toContain('$200.00')
      expect(mail?.text).toContain('$300.00')
    }
    expect(await stepsOf(work)).toContain('RE')
    await refundElsewhere(work, 300_00)
    expect((await orderOf(work)).status).toBe('cancelled')
    expect(await stepsOf(work)).toContain('O19')
    for (const [who, email] of [
      [work.asClient, work.client.email],
      [work.asAgent, work.agent.email],
    ] as const) {
      expect(await noticesOf(who)).toContain('The order is cancelled')
      expect(await subjectsTo(email)).toContain(`Order ${(await orderOf(work)).ref} is cancelled`)
    }
  })

  test('made there while a conflict is open, which ends with it', async () => {
    const path = await openOn(work)
    await work.asClient.post(`${path}/refunds`, { amount: 100_00, text: 'This would be fair.' })
    await refundElsewhere(work, 500_00)
    expect((await orderOf(work)).status).toBe('cancelled')
    expect((await work.asAgent.get(path)).body.data).toMatchObject({
      ...{ status: [0, 'Closed'], outcome: 'full', refunds: [{ status: [-2, 'Cancelled'] }] },
    })
  })

  test('made there for what an agreed refund had left', async () => {
    const path = await openOn(work)
    const proposal = { amount: 200_00, continues: true, text: 'A part, and please go on.' }
    const { body } = await work.asClient.post(`${path}/refunds`, proposal)
    await work.asAgent.patch(`${path}/refunds/${body.data.refunds.at(-1).id}`, { answer: 'accept' })
    await quieten(server)
    await refundElsewhere(work, 300_00)
    expect(await balanceOf(server, 'escrow', work.id)).toBe(0)
    expect((await orderOf(work)).status).toBe('cancelled')
  })

  test('made there before the work began', async () => {
    const paid = await makePaidWork(server, sides)
    await refundElsewhere(paid, 500_00)
    expect((await orderOf(paid)).status).toBe('cancelled')
  })

  test('not while a coupon still pays a part of it: that part is the agent’s once the work is accepted', async () => {
    const { order, ref } = await makePayment(server, { shopper: sides.shopper, agent: sides.agent })
    await sides.shopper.browser.post(`/payments/${ref}/calculate-totals`, {
      coupons: [await makePromo(server, 2_000)],
    })
    await payByCard(sides.shopper.browser, ref, sides.card)
    await sides.asAgent.post(`/orders/${order.id}/start`)
    await refundElsewhere(order, 480_00)
    expect((await orderOf(order)).status).toBe('ongoing')
    expect((await sides.shopper.browser.post(`/orders/${order.id}/accept`)).status).toBe(200)
    expect(await balanceOf(server, 'escrow', order.id)).toBe(0)
  })
})

test('a proposal of more than is left once a part went back elsewhere waits for nobody: both talk anew', async () => {
  const path = await openOn(work)
  await work.asClient.post(`${path}/refunds`, { amount: 400_00, text: 'Most of it would be fair.' })
  await refundElsewhere(work, 200_00)
  const shown = (await work.asAgent.get(path)).body.data
  expect([shown.stage, shown.refunds.at(-1).status]).toEqual(['direct', [-2, 'Cancelled']])
  expect(Date.parse(shown.reply_by)).toBeGreaterThan(server.clock.now().getTime())
  server.clock.forward(9 * DAY_MS)
  await tendConflicts.run(server.context, {})
  const asClient = await enter(server, work.client)
  expect((await asClient.get(path)).body.data.stage).toBe('mediation')
})

test('nor does one that a node of the release before left waiting', async () => {
  const path = await openOn(work)
  await work.asClient.post(`${path}/refunds`, { amount: 400_00, text: 'Most of it would be fair.' })
  await refundElsewhere(work, 200_00)
  const left = { status: 'pending', answered_at: null, reply_by: server.clock.now(), reminders: 2 } as const
  await server.context.db.updateTable('refund_request').set(left).where('order_id', '=', work.id).execute()
  await tendConflicts.run(server.context, {})
  const shown = (await work.asAgent.get(path)).body.data
  expect([shown.stage, shown.refunds.at(-1).status]).toEqual(['direct', [-2, 'Cancelled']])
})

/** The release before left it so: the money is back, the order goes on. */
async function asItWas(of: PaidWork, status: 'paid' | 'ongoing' = 'ongoing') {
  await refundElsewhere(of, 500_00)
  await server.context.db
    .updateTable('client_order')
    .set({ status, cancelled_at: null })
    .where('id', '=', of.id)
    .execute()
}

describe('an order whose money went back before', () => {
  test('has nothing to accept, and ends within the hour', async () => {
    await asItWas(work)
    const { status, body } = await work.asClient.post(`/orders/${work.id}/accept`)
    expect([status, body.message]).toEqual([
      409,
      'All of the money of this order went back, so there is nothing to accept.',
    ])
    await endRefundedOrders.run(server.context, {})
    await endRefundedOrders.run(server.context, {})
    expect((await orderOf(work)).status).toBe('cancelled')
    expect((await stepsOf(work)).filter((step) => step === 'O19')).toHaveLength(2)
  })

  test('is no trouble to the silence of its client', async () => {
    await asItWas(work)
    await askForCompletion(work)
    const errors: unknown[] = []
    const context = {
      ...server.context,
      log: { ...server.context.log, error: (...told: unknown[]) => errors.push(told) },
    }
    for (const days of [7, 5, 2, 1]) {
      server.clock.forward(days * DAY_MS)
      await answerForSilence.run(context as never, {})
    }
    expect(errors).toEqual([])
    await endRefundedOrders.run(server.context, {})
    const { status, completed_at } = await orderOf(work)
    expect([status, completed_at]).toEqual(['cancelled', null])
  })

  test('no order that holds money, waits for a refund or was paid by its agent’s coupon is ended', async () => {
    const other = await makePaidWork(server, sides)
    await endRefundedOrders.run(server.context, {})
    expect([(await orderOf(work)).status, (await orderOf(other)).status]).toEqual(['ongoing', 'paid'])
  })
})

describe('an order that holds nothing, as nothing was to be paid', () => {
  test('is completed all the same', async () => {
    const { order, ref } = await makePayment(server, { shopper: sides.shopper, agent: sides.agent })
    const code = await makePromo(server, 500_00)
    await server.context.db
      .updateTable('coupon')
      .set({ funder: 'agent', agent_id: sides.agent.id })
      .where('code', '=', code)
      .execute()
    const { browser } = sides.shopper
    await browser.post(`/payments/${ref}/calculate-totals`, { coupons: [code] })
    await browser.post(`/payments/${ref}/pay`, {})
    await quieten(server)
    const free = { ...work, id: order.id }
    expect((await orderOf(free)).status).toBe('paid')
    expect((await sides.asAgent.post(`/orders/${order.id}/start`)).status).toBe(200)
    await endRefundedOrders.run(server.context, {})
    const request = await askForCompletion(free)
    const { status } = await browser.post(`/orders/${order.id}/completion-requests/${request}/answer`, {
      accept: true,
    })
    expect([status, (await orderOf(free)).status]).toEqual([200, 'completed'])
    expect(await moneyOf(server, work.agent)).toMatchObject({ pending: 0 })
    expect((await orderOf(free)).clears_at).toBeNull()
    const mail = (await mailsTo(server, work.agent.email)).find(({ subject }) =>
      subject.includes('is accepted'),
    )
    expect(mail?.text).not.toContain('$0.00')
  })
})

test('a request for more days ends with the order that is completed', async () => {
  await work.asAgent.post(`/orders/${work.id}/extensions`, { days: 5, reason: 'The office is closed.' })
  await work.asClient.post(`/orders/${work.id}/accept`)
  expect((await work.asAgent.get(`/orders/${work.id}/work`)).body.data.extension.status).toEqual([
    -2,
    'Cancelled',
  ])
})

test('our team’s own ending waits for nobody once the money is back', async () => {
  const staff = await enter(server, await makePerson(server, { staff: true }))
  await staff.put('/staff/rules/second_approval', { value: 100_00, reason: 'A test of the limit.' })
  await staff.post(`/staff/orders/${work.id}/end`, {
    ...{ reason: 'fraud', amount: 500_00, text: 'The licence of this agent was forged.' },
  })
  await refundElsewhere(work, 500_00)
  expect((await staff.get(`/staff/orders/${work.id}`)).body.data).toMatchObject({ ending: null, may: [] })
})
