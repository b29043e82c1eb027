import { closeDispute, openDispute } from '@sojourn/sandbox/disputes/dispute-store'
import { failRefund } from '@sojourn/sandbox/refunds/refund-store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, payOnPage, quieten } from '../../../../test/payments.ts'
import { makePerson } from '../../../../test/people.ts'
import {
  activePlan,
  buyPlan,
  choose,
  makePlanAgent,
  openPlanPayment,
  type PlanAgent,
  previewOf,
} from '../../../../test/plans.ts'
import { CARDS, sandboxOf, useCard } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const refund = async (agent: PlanAgent, amount: number) => {
  const staff = await asStaff()
  const { items } = (await staff.get(`/staff/people/${agent.id}/plan-payments`)).body.data
  const body = { amount, reason: 'The plan did not work.' }
  return staff.post(`/staff/plan-payments/${items[0].id}/refunds`, body)
}
const asStaff = async () => enter(server, await makePerson(server, { staff: true }))

const refundsOf = ({ id }: PlanAgent) =>
  server.context.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select(['refund.id', 'refund.status', 'refund.amount', 'processor_id'])
    .where('payer_id', '=', id)
    .orderBy('refund.amount')
    .execute()

const upgrade = async ({ browser }: PlanAgent) => {
  const { lines, total } = (await previewOf(browser, 'business', 'month')).body.data
  return {
    lines: lines.map((line: { amount: { amount: number } }) => line.amount.amount),
    total: total.amount,
  }
}

test.each([
  [29_00, 0],
  [10_00, -19_00],
])('of a plan of which %i was given back, %i counts at the next upgrade', async (amount, counts) => {
  const agent = await makePlanAgent(server)
  await buyPlan(server, agent)
  expect(await upgrade(agent)).toEqual({ lines: [99_00, -29_00], total: 70_00 })
  expect((await refund(agent, amount)).status).toBe(201)
  // It counts as soon as it is on its way, not only once it has arrived.
  const expected = { lines: counts ? [99_00, counts] : [99_00, 0], total: 99_00 + counts }
  expect(await upgrade(agent)).toEqual(expected)
  await quieten(server)
  expect(await upgrade(agent)).toEqual(expected)
})

test('an upgrade that waits for its payment is not paid at the price from before a refund', async () => {
  const agent = await makePlanAgent(server)
  await buyPlan(server, agent)
  const payable = await choose(agent.browser, 'business', 'month')
  const { ref } = (await openPlanPayment(agent.browser, payable ?? '')).body.data
  const { body } = await payOnPage(agent.browser, ref)
  expect((await refund(agent, 29_00)).status).toBe(201)
  // In the moment before the page is closed somebody pays there.
  await useCard(server, body.data.url, CARDS.visa)
  await quieten(server)
  const active = await activePlan(agent.browser)
  expect(active).toMatchObject({ plan: 'pro', bill: null })
  const { amount, refunded } = await sandboxOf(server)
    .house.book.selectFrom('charge')
    .select(['amount', 'refunded'])
    .where('reference', '=', body.data.activity.id)
    .executeTakeFirstOrThrow()
  expect([Number(amount), Number(refunded)]).toEqual([70_00, 70_00])
  expect(await refundsOf(agent)).toMatchObject([
    { status: 'processed', amount: 29_00 },
    { status: 'processed', amount: 70_00 },
  ])
  expect(await upgrade(agent)).toEqual({ lines: [99_00, 0], total: 99_00 })
})

test('what a bank asks back of a plan is no unused money either', async () => {
  const agent = await makePlanAgent(server)
  await buyPlan(server, agent)
  const { charge_id } = await server.context.db
    .selectFrom('payment_activity as activity')
    .innerJoin('payment', 'payment.id', 'activity.payment_id')
    .select('charge_id')
    .where('payer_id', '=', agent.id)
    .executeTakeFirstOrThrow()
  const { house } = sandboxOf(server)
  const dispute = await openDispute(house.book, charge_id ?? '', server.clock.now(), 9_00)
  await quieten(server)
  expect(await upgrade(agent)).toEqual({ lines: [99_00, -20_00], total: 79_00 })
  await closeDispute(house.book, dispute ?? '', 'won', server.clock.now())
  await quieten(server)
  expect(await upgrade(agent)).toEqual({ lines: [99_00, -29_00], total: 70_00 })
})

test('a refund that came back and arrives at the second try has one credit note', async () => {
  const agent = await makePlanAgent(server)
  await buyPlan(server, agent)
  expect((await refund(agent, 10_00)).status).toBe(201)
  await quieten(server)
  const [first] = await refundsOf(agent)
  await failRefund(sandboxOf(server).house.book, first?.processor_id ?? '', server.clock.now())
  await quieten(server)
  expect((await agent.browser.post(`/refunds/${first?.id}/retry`)).status).toBe(200)
  await server.jobsDone()
  await quieten(server)
  expect(await refundsOf(agent)).toMatchObject([{ id: first?.id, status: 'processed' }])
  const papers = (await agent.browser.get('/subscriptions/invoices')).body.data.items
  expect(papers.map(({ corrects }: { corrects: string | null }) => corrects !== null)).toEqual([true, false])
})
