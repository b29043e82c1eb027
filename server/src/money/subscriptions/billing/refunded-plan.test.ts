import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, quieten } from '../../../../test/payments.ts'
import { makePerson } from '../../../../test/people.ts'
import { buyPlan, makePlanAgent, type PlanAgent, previewOf } from '../../../../test/plans.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const asStaff = async () => enter(server, await makePerson(server, { staff: true }))

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
  const staff = await asStaff()
  const { items } = (await staff.get(`/staff/people/${agent.id}/plan-payments`)).body.data
  const body = { amount, reason: 'The plan did not work.' }
  expect((await staff.post(`/staff/plan-payments/${items[0].id}/refunds`, body)).status).toBe(201)
  // As soon as it is on its way, not only once it has arrived.
  const expected = { lines: counts ? [99_00, counts] : [99_00, 0], total: 99_00 + counts }
  expect(await upgrade(agent)).toEqual(expected)
  await quieten(server)
  expect(await upgrade(agent)).toEqual(expected)
})
