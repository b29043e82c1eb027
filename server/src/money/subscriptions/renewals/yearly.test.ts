import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../../test/mailbox.ts'
import { expectBooksToAgree, saveCard } from '../../../../test/payments.ts'
import {
  activePlan,
  buyPlan,
  capturedOf,
  choose,
  makePlanAgent,
  type PlanAgent,
  passDays,
  renew,
} from '../../../../test/plans.ts'
import { CARDS } from '../../../../test/sandbox.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { DAY_MS } from '../../../platform/clock.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const mailsAbout = async ({ email }: PlanAgent, words: RegExp) =>
  (await mailsTo(server, email)).filter(({ subject }) => words.test(subject))
const reminders = (agent: PlanAgent) => mailsAbout(agent, /plan renews on/)
const suspend = ({ id }: PlanAgent) =>
  server.context.db
    .updateTable('person')
    .set({ suspended_at: server.clock.now(), suspended_reason: 'Spam.' })
    .where('id', '=', id)
    .execute()
const planOf = async ({ id }: PlanAgent) =>
  (
    await server.context.db
      .selectFrom('agent')
      .select('plan')
      .where('person_id', '=', id)
      .executeTakeFirstOrThrow()
  ).plan
const factsOf = async ({ id }: PlanAgent) =>
  (
    await server.context.db
      .selectFrom('fact')
      .select('fact')
      .where('agent_id', '=', id)
      .where('fact', 'like', 'subscription%')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map(({ fact }) => fact)

describe('before a year is renewed', () => {
  test('the agent is told a week ahead, once, and the next year again', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent, 'pro', 'year')
    await passDays(server, agent, 357)
    expect(await reminders(agent)).toHaveLength(0)
    await passDays(server, agent, 1)
    await renew(server)
    const [told, ...more] = await reminders(agent)
    expect(more).toEqual([])
    expect(told?.text).toContain('we charge $290.00 plus taxes for Pro, yearly.')
    expect(await capturedOf(server, agent)).toEqual([290_00])
    await passDays(server, agent, 7)
    expect(await capturedOf(server, agent)).toEqual([290_00, 290_00])
    expect(await reminders(agent)).toHaveLength(1)
    // A year with a 29 February.
    await passDays(server, agent, 359)
    expect(await reminders(agent)).toHaveLength(2)
    await expectBooksToAgree(server)
  })

  test('who is told late, as nothing ran for a while, is charged two days later', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent, 'pro', 'year')
    const { end } = (await activePlan(agent.browser)).subscription.period
    await passDays(server, agent, 366)
    expect(await reminders(agent)).toHaveLength(1)
    expect(await capturedOf(server, agent)).toEqual([290_00])
    server.clock.forward(2 * DAY_MS - 1)
    await renew(server)
    expect(await capturedOf(server, agent)).toEqual([290_00])
    await passDays(server, agent, 1)
    expect(await capturedOf(server, agent)).toEqual([290_00, 290_00])
    expect((await activePlan(agent.browser)).subscription.period.start).toBe(end)
    expect(await reminders(agent)).toHaveLength(1)
    await expectBooksToAgree(server)
  })

  test('who goes on with a smaller plan reads the price of that one', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent, 'business', 'year')
    await choose(agent.browser, 'pro', 'year')
    await passDays(server, agent, 360)
    const [told] = await reminders(agent)
    expect(told?.text).toContain('we charge $290.00 plus taxes for Pro, yearly.')
  })

  test('who goes from a month to a year at its end is told a week ahead, once', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent, 'business')
    await choose(agent.browser, 'pro', 'year')
    await passDays(server, agent, 22)
    expect(await reminders(agent)).toEqual([])
    for (const days of [2, 1]) await passDays(server, agent, days)
    const [told, ...more] = await reminders(agent)
    expect(more).toEqual([])
    expect(told?.text).toContain('we charge $290.00 plus taxes for Pro, yearly.')
    for (const days of [6, 1]) await passDays(server, agent, days)
    expect(await capturedOf(server, agent)).toEqual([99_00, 290_00])
    expect(await reminders(agent)).toHaveLength(1)
  })

  test('who goes from a year to months is told of no large payment', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent, 'business', 'year')
    await choose(agent.browser, 'pro', 'month')
    await passDays(server, agent, 360)
    expect(await reminders(agent)).toHaveLength(0)
  })

  test('who cancelled is not told of a payment that never comes', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent, 'pro', 'year')
    await agent.browser.post('/subscriptions/consultant/active/cancel')
    await passDays(server, agent, 360)
    expect(await reminders(agent)).toEqual([])
  })

  test('a suspended agent is told of no payment that never comes, and reads why the plan ended', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent, 'pro', 'year')
    await suspend(agent)
    server.clock.forward(360 * DAY_MS)
    await renew(server)
    expect(await reminders(agent)).toEqual([])
    server.clock.forward(6 * DAY_MS)
    await renew(server)
    const [ended] = await mailsAbout(agent, /Your Pro plan has ended/)
    expect(ended?.text.replaceAll(/\s+/g, ' ')).toContain(
      'Your Pro plan has ended because your account is suspended. Nothing was charged.',
    )
  })

  test('a month is not told of', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent)
    await passDays(server, agent, 25)
    expect(await reminders(agent)).toEqual([])
  })
})

const periodOf = async (agent: PlanAgent) => {
  const { start, end } = (await activePlan(agent.browser)).subscription.period
  return [start, end].map((moment: string) => moment.slice(0, 10))
}

describe('another term is counted from its own first day', () => {
  test('who goes from a month to a year is renewed on the day of the change, year after year', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent)
    await passDays(server, agent, 11)
    await buyPlan(server, agent, 'pro', 'year')
    const [start = '', end = ''] = await periodOf(agent)
    expect(start).toBe(server.clock.now().toISOString().slice(0, 10))
    expect(end.slice(4)).toBe(start.slice(4))
    for (const days of [360, 6]) await passDays(server, agent, days)
    const [, next = ''] = await periodOf(agent)
    expect(next.slice(4)).toBe(start.slice(4))
    expect(next.slice(0, 4)).toBe(String(Number(start.slice(0, 4)) + 2))
  })

  test('who goes from a year that began on 29 February to months is renewed on the day the year ended', async () => {
    const leapDay = new Date('2036-02-29T12:00:00Z').getTime()
    server.clock.forward(leapDay - server.clock.now().getTime())
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent, 'pro', 'year')
    expect(await periodOf(agent)).toEqual(['2036-02-29', '2037-02-28'])
    await choose(agent.browser, 'pro', 'month')
    for (const days of [360, 6]) await passDays(server, agent, days)
    expect(await periodOf(agent)).toEqual(['2037-02-28', '2037-03-28'])
    await passDays(server, agent, 28)
    expect(await periodOf(agent)).toEqual(['2037-03-28', '2037-04-28'])
  })
})

describe('nobody is charged', () => {
  test('who was suspended: the plan ends with its period', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent)
    await suspend(agent)
    server.clock.forward(32 * DAY_MS)
    await renew(server)
    expect([await planOf(agent), await capturedOf(server, agent)]).toEqual(['free', [29_00]])
    expect(await factsOf(agent)).toEqual(['subscription_started', 'subscription_ended'])
  })

  test('whose card is gone: they are told each time, and then the plan ends', async () => {
    const agent = await makePlanAgent(server)
    await buyPlan(server, agent)
    await server.context.db.deleteFrom('payment_method').where('person_id', '=', agent.id).execute()
    await passDays(server, agent, 32)
    const unpaid = () => mailsAbout(agent, /could not be renewed/)
    const [first] = await unpaid()
    expect(first?.text).toContain('You have no saved card that we could charge.')
    expect(await activePlan(agent.browser)).toMatchObject({
      ...{ plan: 'pro', subscription: { status: [3, 'Past due'] } },
    })
    for (let day = 0; day < 7; day++) await passDays(server, agent, 1)
    expect([await planOf(agent), await capturedOf(server, agent)]).toEqual(['free', [29_00]])
    const [ended] = await mailsAbout(agent, /Your Pro plan has ended/)
    expect(ended?.text).toContain('because it was not paid')
    expect(await factsOf(agent)).toEqual([
      ...['subscription_started', 'subscription_past_due', 'subscription_ended'],
    ])
    expect(await unpaid()).toHaveLength(3)
  })
})

test('who was charged at the second try is told of no third, and the next month starts anew', async () => {
  const agent = await makePlanAgent(server)
  await buyPlan(server, agent)
  const bad = await saveCard(server, agent.browser, CARDS.declined)
  await agent.browser.post(`/payment-methods/${bad}/set-default`)
  await passDays(server, agent, 31)
  const good = await saveCard(server, agent.browser, CARDS.mastercard)
  await agent.browser.post(`/payment-methods/${good}/set-default`)
  await passDays(server, agent, 1)
  expect((await activePlan(agent.browser)).subscription).toMatchObject({
    status: [1, 'Active'],
    try_at: null,
  })
  expect(await mailsAbout(agent, /could not be renewed/)).toHaveLength(1)
  await agent.browser.post(`/payment-methods/${bad}/set-default`)
  await passDays(server, agent, 31)
  // The whole row of tries is theirs again.
  const { tries } = await server.context.db
    .selectFrom('subscription')
    .select('tries')
    .where('agent_id', '=', agent.id)
    .executeTakeFirstOrThrow()
  expect([tries, await planOf(agent)]).toEqual([1, 'pro'])
  await expectBooksToAgree(server)
})

test('cancelling twice is one cancellation: one mail, one entry', async () => {
  const agent = await makePlanAgent(server)
  await buyPlan(server, agent)
  for (const _ of [1, 2]) {
    const { status, body } = await agent.browser.post('/subscriptions/consultant/active/cancel')
    expect([status, body.data.subscription.cancel_at_period_end]).toEqual([200, true])
  }
  await agent.browser.post('/subscriptions/consultant/active/resume')
  expect(await factsOf(agent)).toEqual([
    ...['subscription_started', 'subscription_cancelled', 'subscription_resumed'],
  ])
  expect(await mailsAbout(agent, /plan ends on/)).toHaveLength(1)
})

test('who has no plan has nothing to cancel or resume', async () => {
  const { browser } = await makePlanAgent(server, { card: null })
  const said = async (act: string) => {
    const { status, body } = await browser.post(`/subscriptions/consultant/active/${act}`)
    return [status, body.message]
  }
  expect(await said('cancel')).toEqual([409, 'You have no paid plan at the moment.'])
  expect(await said('resume')).toEqual([409, 'There is nothing to undo.'])
})

test('an agent sees their own plans of the past, the newest first, page by page', async () => {
  const agent = await makePlanAgent(server)
  for (const plan of ['pro', 'business']) {
    await buyPlan(server, agent, plan)
    await agent.browser.post('/subscriptions/consultant/active/cancel')
    await passDays(server, agent, 32)
  }
  const read = async (query: string, { browser } = agent) =>
    (await browser.get(`/subscriptions/consultant?${query}`)).body.data
  const first = await read('limit=1')
  const second = await read(`limit=1&cursor=${first.pagination.next_cursor}`)
  expect([...first.items, ...second.items].map(({ plan }: { plan: string }) => plan)).toEqual([
    'business',
    'pro',
  ])
  expect(second.pagination.next_cursor).toBeNull()
  expect((await read('limit=5', await makePlanAgent(server, { card: null }))).items).toEqual([])
})
