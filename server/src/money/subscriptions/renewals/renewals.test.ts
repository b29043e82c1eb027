import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enter, expectBooksToAgree, NO_LIMITS, payOnPage, statusOf } from '../../../../test/payments.ts'
import {
  activePlan,
  buyPlan,
  capturedOf,
  choose,
  makePlanAgent,
  openPlanPayment,
  passDays,
  payBill,
  renew,
} from '../../../../test/plans.ts'
import { deliverNews } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { rounds } from '../../../../test/test-set.ts'
import type { Context } from '../../../context.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts'
import type { Processor } from '../../../platform/payments/processor.ts'
import { reconcilePayments } from '../../payments/news/reconcile-payments.ts'
import { openBillOf } from '../billing/bill-store.ts'
import { renewSubscription } from './renew-subscription.ts'
import { renewSubscriptions } from './renew-subscriptions.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
})
afterAll(() => server.close())

const subscriptionOf = async ({ id }: { id: string }) =>
  (
    await server.context.db
      .selectFrom('subscription')
      .select('id')
      .where('agent_id', '=', id)
      .where('status', '<>', 'ended')
      .executeTakeFirstOrThrow()
  ).id

const billOf = async (subscription: string) => (await openBillOf(server.context.db, subscription))?.id

/** The processor, which fails at a call as a net does: before it was heard, or after. */
function failingOnce(context: Context, when: 'before' | 'after'): Context {
  let isFailing = true
  const charge: Processor['charge'] = async (asked) => {
    const fails = isFailing
    isFailing = false
    if (fails && when === 'before') throw new Error('The process died before the call')
    const answer = await context.processor.charge(asked)
    if (fails) throw new Error('The process died after the call')
    return answer
  }
  const processor = new Proxy(context.processor, {
    get: (target, name) => (name === 'charge' ? charge : Reflect.get(target, name, target)),
  })
  return { ...context, processor }
}

describe('a period is charged once', () => {
  test('however often the job runs at the same time', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent)
    server.clock.forward(31 * DAY_MS)
    const id = await subscriptionOf(agent)
    await Promise.all(Array.from({ length: rounds(6, 40) }, () => renewSubscription(server.context, id)))
    await Promise.all([1, 2, 3].map(() => renewSubscriptions.run(server.context, {})))
    await deliverNews(server)
    await server.jobsDone()
    expect(await capturedOf(server, agent)).toEqual([29_00, 29_00])
    await expectBooksToAgree(server)
  })

  test('when the job comes five days late, and the next one on its day', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent)
    const { end } = (await activePlan(agent.browser)).subscription.period
    const wait = new Date(end).getTime() - server.clock.now().getTime()
    await passDays(server, agent, wait / DAY_MS + 5)
    expect((await activePlan(agent.browser)).subscription.period.start).toBe(end)
    await renew(server)
    expect(await capturedOf(server, agent)).toEqual([29_00, 29_00])
    await passDays(server, agent, 20)
    expect(await capturedOf(server, agent)).toEqual([29_00, 29_00])
    await passDays(server, agent, 6)
    expect(await capturedOf(server, agent)).toEqual([29_00, 29_00, 29_00])
  })

  test.each(['before', 'after'] as const)('when the process dies %s its call', async (when) => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent)
    server.clock.forward(31 * DAY_MS)
    const id = await subscriptionOf(agent)
    await expect(renewSubscription(failingOnce(server.context, when), id)).rejects.toThrow('died')
    expect(await capturedOf(server, agent)).toHaveLength(when === 'before' ? 1 : 2)
    // The job of another node sees a try under way; the reconciler makes the same call again.
    await renewSubscription(server.context, id)
    server.clock.forward(2 * MINUTE_MS)
    await reconcilePayments.run(server.context, {})
    await renew(server)
    server.clock.forward(HOUR_MS)
    await renew(server)
    expect(await capturedOf(server, agent)).toEqual([29_00, 29_00])
    const { rows } = await server.context.pool.query(
      `select count(*)::int from plan_invoice where agent_id = $1`,
      [agent.id],
    )
    expect(rows).toEqual([{ count: 2 }])
    await expectBooksToAgree(server)
  })

  test('when the process dies before anything is committed', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent)
    server.clock.forward(31 * DAY_MS)
    const id = await subscriptionOf(agent)
    const dying = {
      ...server.context,
      processor: new Proxy(server.context.processor, {
        get: (target, name) => {
          if (name === 'name') throw new Error('The process died')
          return Reflect.get(target, name, target)
        },
      }),
    }
    await expect(renewSubscription(dying, id)).rejects.toThrow('died')
    await renew(server)
    expect(await capturedOf(server, agent)).toEqual([29_00, 29_00])
  })
})

test('a plan changed in the second of its renewal is paid for once, or not changed', async () => {
  for (let round = 0; round < rounds(3, 10); round++) {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent)
    const { end } = (await activePlan(agent.browser)).subscription.period
    const id = await subscriptionOf(agent)
    server.clock.forward(new Date(end).getTime() - server.clock.now().getTime() - MINUTE_MS)
    agent.browser = await enter(server, agent)
    const payable = await choose(agent.browser, 'business', 'month')
    server.clock.forward(MINUTE_MS)
    const [paid] = await Promise.all([
      payBill(agent.browser, payable ?? '').catch(() => null),
      renewSubscription(server.context, id),
      agent.browser.post('/subscriptions', { plan: 'business', term: 'month', amount: 70_00 }),
    ])
    await renew(server)
    const charged = await capturedOf(server, agent)
    const { plan, subscription } = await activePlan(agent.browser)
    const isPaid = paid?.answer.body.data?.status?.[0] === 2
    expect(plan).toBe(isPaid ? 'business' : 'pro')
    // The first month, what the change cost, and the next month of the plan they are on; both at the same moment.
    const change = charged.find((amount) => amount < 10_00)
    expect(charged.toSorted()).toEqual((isPaid ? [29_00, change, 99_00] : [29_00, 29_00]).toSorted())
    expect(subscription.period.start).toBe(end)
  }
  await expectBooksToAgree(server)
})

test('an agent who begins to pay what is due and never goes on loses the plan after the last try', async () => {
  const agent = await makePlanAgent(server)
  await buyPlan(server, agent)
  const id = await subscriptionOf(agent)
  await server.context.db.deleteFrom('payment_method').where('person_id', '=', agent.id).execute()
  await passDays(server, agent, 31)
  for (let day = 0; day < 7 && (await billOf(id)); day++) {
    const { body } = await openPlanPayment(agent.browser, (await billOf(id)) ?? '')
    expect((await payOnPage(agent.browser, body.data.ref)).status).toBe(200)
    // Whoever is on the processor's page just now is not thrown out of it.
    await renewSubscription(server.context, id)
    expect((await statusOf(agent.browser, body.data.ref)).status[1]).toBe('Waiting')
    server.clock.forward(DAY_MS)
    await renewSubscriptions.run(server.context, {})
    agent.browser = await enter(server, agent)
  }
  expect((await activePlan(agent.browser)).plan).toBe('free')
  expect(await capturedOf(server, agent)).toEqual([29_00])
})

test('invoices have no gap in their numbers, however many are paid at once and however many fail', async () => {
  const agents = await Promise.all(Array.from({ length: rounds(6, 30) }, () => makePlanAgent(server)))
  await Promise.all(
    agents.map(async (agent, index) => {
      const payable = await choose(agent.browser, 'pro', index % 2 ? 'month' : 'year')
      await payBill(agent.browser, payable ?? '')
    }),
  )
  // One that takes a number and comes to nothing.
  await server.context.db
    .transaction()
    .execute(async (tx) => {
      await (await import('../billing/invoice-store.ts')).takeNumber(tx, server.clock.now().getUTCFullYear())
      throw new Error('given up')
    })
    .catch(() => {})
  await buyPlan(server, await makePlanAgent(server))
  const { rows } = await server.context.pool.query(
    'select year, array_agg(number order by number) as numbers from plan_invoice group by year',
  )
  for (const { numbers } of rows)
    expect(numbers).toEqual(numbers.map((_: number, index: number) => index + 1))
})
