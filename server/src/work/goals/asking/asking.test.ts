import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeHelped } from '../../../../test/decisions.ts'
import { mailsTo } from '../../../../test/mailbox.ts'
import { enter } from '../../../../test/payments.ts'
import { makePerson } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { transact } from '../../../platform/database/transact.ts'
import { askClients } from './ask-clients.ts'
import { planQuestion } from './plan-question.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(() => server.context.db.deleteFrom('decision_request').execute())

const runAt = async (days: number) => {
  server.clock.forward(days * DAY_MS)
  await askClients.run(server.context, {})
  await server.jobsDone()
}

/** A client in Nigeria, where a study permit usually takes 70 days. */
async function accepted(residence: string | null = 'NG') {
  const client = await makePerson(server)
  const made = await makeHelped(server, { client })
  await server.context.db
    .updateTable('goal')
    .set({ residence_iso: residence })
    .where('id', '=', made.goalId)
    .execute()
  await transact(server.context, (tx) => planQuestion(server.context, tx, { order: made.orderId }))
  const letters = async () =>
    (await mailsTo(server, client.email)).filter(
      ({ subject }) => subject === 'Has Canada decided on your application?',
    )
  // Their sessions are over by the time they are asked.
  const browser = () => enter(server, client)
  const goal = async () => (await (await browser()).get(`/goals/${made.goalId}`)).body.data
  const notices = async () => (await (await browser()).get('/notifications')).body.data.items
  const set = (row: Record<string, unknown>) =>
    server.context.db.updateTable('goal').set(row).where('id', '=', made.goalId).execute()
  return { ...made, client, browser, letters, goal, notices, set }
}

test('a client is asked once the usual time of where they live has passed, and once more a month later', async () => {
  const { letters, goal, notices, goalId } = await accepted()
  const other = await accepted()
  await runAt(69)
  expect([await letters(), (await goal()).decision_asked]).toEqual([[], false])
  await runAt(2)
  expect(await letters()).toHaveLength(1)
  expect((await letters())[0]?.text).toContain(`/p/client/goals/${goalId}/details#decision`)
  expect((await goal()).decision_asked).toBe(true)
  expect(await notices()).toMatchObject([
    {
      title: 'Has the authority decided? Please tell us',
      path: `/p/client/goals/${goalId}/details#decision`,
    },
  ])
  expect(await other.letters()).toHaveLength(1)
  await runAt(29)
  expect(await letters()).toHaveLength(1)
  await runAt(1)
  expect(await letters()).toHaveLength(2)
  await runAt(60)
  expect([await letters(), await other.letters()]).toMatchObject([{ length: 2 }, { length: 2 }])
})

test('accepting the work plans the question, whoever the agent is', async () => {
  const { goalId } = await accepted()
  const { ask_at } = await server.context.db
    .selectFrom('decision_request')
    .select('ask_at')
    .where('goal_id', '=', goalId)
    .executeTakeFirstOrThrow()
  expect(ask_at.getTime() - server.clock.now().getTime()).toBe(70 * DAY_MS)
})

test('without a residence the longest usual time counts', async () => {
  const { letters } = await accepted(null)
  await runAt(118)
  expect(await letters()).toEqual([])
  await runAt(2)
  expect(await letters()).toHaveLength(1)
})

test('who still waits is asked once more, a month after they said so', async () => {
  const { browser, letters, goal, goalId } = await accepted()
  expect((await (await browser()).put(`/goals/${goalId}/decision/waiting`)).status).toBe(409)
  await runAt(71)
  server.clock.forward(10 * DAY_MS)
  expect((await goal()).filed).toBe(false)
  const { status, body } = await (await browser()).put(`/goals/${goalId}/decision/waiting`)
  expect([status, body.data.decision_asked, body.data.filed]).toEqual([200, false, true])
  await runAt(29)
  expect([(await letters()).length, (await goal()).decision_asked]).toEqual([1, false])
  await runAt(2)
  expect([(await letters()).length, (await goal()).decision_asked]).toEqual([2, true])
  expect((await (await browser()).put(`/goals/${goalId}/decision/waiting`)).status).toBe(200)
  await runAt(90)
  expect([(await letters()).length, (await goal()).decision_asked]).toEqual([2, false])
})

test('who told us is not asked, neither before nor after, and others still are', async () => {
  const { browser, letters, goal, goalId } = await accepted()
  const before = await accepted()
  const other = await accepted()
  await before.set({ status: 'approved', decided_on: '2026-01-02', decided_at: server.clock.now() })
  await runAt(71)
  expect([await before.letters(), await other.letters()]).toMatchObject([{ length: 0 }, { length: 1 }])
  const decided = { decision: 'rejected', decided_on: server.clock.now().toISOString().slice(0, 10) }
  expect((await (await browser()).put(`/goals/${goalId}/decision`, decided)).body.data.decision_asked).toBe(
    false,
  )
  await runAt(40)
  expect([(await letters()).length, (await goal()).decision_asked]).toEqual([1, false])
  expect(await other.letters()).toHaveLength(2)
})

test('a goal in the trash is asked about only once it is back', async () => {
  const { letters, set } = await accepted()
  await set({ deleted_at: server.clock.now() })
  await runAt(71)
  expect(await letters()).toEqual([])
  await set({ deleted_at: null })
  await runAt(31)
  expect(await letters()).toHaveLength(1)
})

test('while an order is in conflict nobody is asked', async () => {
  const { letters, orderId } = await accepted()
  const setOrder = (status: 'conflicted' | 'completed') =>
    server.context.db
      .updateTable('client_order')
      .set({ status, resume_status: status === 'conflicted' ? 'completed' : null })
      .where('id', '=', orderId)
      .execute()
  await setOrder('conflicted')
  await runAt(71)
  expect(await letters()).toEqual([])
  await setOrder('completed')
  await runAt(31)
  expect(await letters()).toHaveLength(1)
})

test('who switched off news of orders gets neither mail nor bell, and finds the question at the goal', async () => {
  const { client, letters, notices, goal } = await accepted()
  const off = { orders: false }
  await server.context.db
    .insertInto('notice_preference')
    .values({
      person_id: client.id,
      preferences: JSON.stringify({ in_app: off, mail: off, push: off }),
      updated_at: server.clock.now(),
    })
    .execute()
  await runAt(71)
  expect([await letters(), await notices(), (await goal()).decision_asked]).toEqual([[], [], true])
})

test('two runs at once ask once', async () => {
  const { letters, goalId } = await accepted()
  server.clock.forward(71 * DAY_MS)
  await Promise.all([1, 2, 3].map(() => askClients.run(server.context, {})))
  expect(await letters()).toHaveLength(1)
  const { asked } = await server.context.db
    .selectFrom('decision_request')
    .select('asked')
    .where('goal_id', '=', goalId)
    .executeTakeFirstOrThrow()
  expect(asked).toBe(1)
})

test('nobody else can answer for a client', async () => {
  const { goalId } = await accepted()
  await runAt(71)
  const other = await enter(server, await makePerson(server))
  expect((await other.put(`/goals/${goalId}/decision/waiting`)).status).toBe(404)
})
