import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import { makeGoal, makeOrder } from '../../../test/orders.ts'
import { askForCompletion, makeSides, makeWork, type PaidWork } from '../../../test/paid-work.ts'
import { balanceOf, enter, NO_LIMITS, orderStatusOf } from '../../../test/payments.ts'
import type { Browser } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { answerForSilence } from './answer-for-silence.ts'
import { clearReleases } from './clear-releases.ts'

let server: TestApp
let sides: Awaited<ReturnType<typeof makeSides>>
/** A client and an agent of other orders. */
let strangers: { client: Browser; agent: Browser }
beforeAll(async () => {
  server = await openTestApp({ replaced: { limits: NO_LIMITS } })
  sides = await makeSides(server)
  const others = await makeSides(server)
  strangers = { client: others.shopper.browser, agent: others.asAgent }
})
afterAll(() => server.close())

const NO_LONGER = 'This request has already been answered. Please look again.'
const workOf = async ({ id, asClient }: PaidWork) => (await asClient.get(`/orders/${id}/work`)).body.data
const stepsOf = async ({ id }: Pick<PaidWork, 'id'>) =>
  (
    await server.context.db
      .selectFrom('fact')
      .select(['fact', 'details', 'actor_mode'])
      .where('order_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map(({ fact, actor_mode }) => `${fact} by ${actor_mode}`)
const subjectsTo = async (email: string) => (await mailsTo(server, email)).map(({ subject }) => subject)
const answer = (work: PaidWork, request: string, body: object, as = work.asClient) =>
  as.post(`/orders/${work.id}/completion-requests/${request}/answer`, body)
const askForDays = async (work: PaidWork, days = 5) => {
  const { body } = await work.asAgent.post(`/orders/${work.id}/extensions`, { days, reason: 'A stamp.' })
  return body.data.extension.id as string
}
const answerDays = (work: PaidWork, extension: string, accept: boolean, as = work.asClient) =>
  as.post(`/orders/${work.id}/extensions/${extension}/answer`, { accept })

describe('a completion request', () => {
  test('is accepted by nobody but the order’s client', async () => {
    const work = await makeWork(server, sides)
    const request = await askForCompletion(work)
    expect((await answer(work, request, { accept: true }, strangers.client)).status).toBe(404)
    expect((await strangers.client.post(`/orders/${work.id}/accept`)).status).toBe(404)
    const changes = { accept: false, changes: 'Give me more.' }
    expect((await answer(work, request, changes, strangers.client)).status).toBe(404)
    expect(
      (await strangers.agent.post(`/orders/${work.id}/completion-requests/${request}/withdraw`)).status,
    ).toBe(404)
    expect(await orderStatusOf(server, work.id)).toBe('ongoing')
    expect(await workOf(work)).toMatchObject({ request: { status: [0, 'Pending'] } })
  })

  test('of another order is taken back by nobody through their own', async () => {
    const work = await makeWork(server, sides)
    const own = await makeWork(server, sides)
    const request = await askForCompletion(work)
    await askForCompletion(own)
    const path = `/orders/${own.id}/completion-requests/${request}`
    expect((await own.asAgent.post(`${path}/withdraw`)).status).toBe(404)
    expect((await own.asClient.post(`${path}/answer`, { accept: true })).status).toBe(404)
    for (const each of [work, own]) expect((await workOf(each)).request.status).toEqual([0, 'Pending'])
  })

  test('with changes asked for is told to the agent, in the timeline and by mail', async () => {
    const work = await makeWork(server, sides)
    const request = await askForCompletion(work)
    await answer(work, request, { accept: false, changes: 'The form lacks page 2.' })
    expect((await stepsOf(work)).slice(-2)).toEqual(['completion_asked by agent', 'changes_asked by client'])
    expect(await subjectsTo(work.agent.email)).toContain('Ada asks for changes: German student visa')
  })

  test('that is over is not answered again: who looks at an old page is told to look again', async () => {
    const work = await makeWork(server, sides)
    const first = await askForCompletion(work)
    await answer(work, first, { accept: false, changes: 'The form lacks page 2.' })
    const second = await askForCompletion(work)
    for (const body of [{ accept: true }, { accept: false, changes: 'Page 3 as well.' }]) {
      const { status, body: said } = await answer(work, first, body)
      expect([status, said.message]).toEqual([409, NO_LONGER])
    }
    expect(await workOf(work)).toMatchObject({ times_changed: 1, request: { id: second, answer: null } })
  })

  test('of another order is not known here', async () => {
    const [work, other] = [await makeWork(server, sides), await makeWork(server, sides)]
    const request = await askForCompletion(other)
    await askForCompletion(work)
    expect((await answer(work, request, { accept: true })).status).toBe(404)
    expect([await orderStatusOf(server, work.id), await orderStatusOf(server, other.id)]).toEqual([
      'ongoing',
      'ongoing',
    ])
  })

  test('is listed for both sides, the newest first, and for nobody else', async () => {
    const work = await makeWork(server, sides)
    const first = await askForCompletion(work)
    await answer(work, first, { accept: false, changes: 'The form lacks page 2.' })
    server.clock.forward(1000)
    const second = await askForCompletion(work)
    const path = `/orders/${work.id}/completion-requests`
    for (const browser of [work.asClient, work.asAgent])
      expect((await browser.get(path)).body.data.items.map(({ id }: { id: string }) => id)).toEqual([
        second,
        first,
      ])
    expect((await strangers.client.get(path)).status).toBe(404)
    expect((await strangers.agent.get(path)).status).toBe(404)
    expect((await strangers.agent.get(`/orders/${work.id}/work`)).status).toBe(404)
  })
})

describe('more days', () => {
  test('agreed or declined: the agent reads which, and only then the date moves', async () => {
    const [agreed, declined] = [await makeWork(server, sides), await makeWork(server, sides)]
    const before = (await workOf(agreed)).due_at
    await answerDays(agreed, await askForDays(agreed), true)
    await answerDays(declined, await askForDays(declined), false)
    expect(new Date((await workOf(agreed)).due_at).getTime()).toBe(new Date(before).getTime() + 5 * DAY_MS)
    expect((await workOf(declined)).due_at).toBe(before)
    expect(await workOf(agreed)).toMatchObject({ extension: { status: [1, 'Accepted'] } })
    expect(await workOf(declined)).toMatchObject({ extension: { status: [-1, 'Rejected'] } })
    expect((await stepsOf(agreed)).at(-1)).toBe('extension_accepted by client')
    expect((await stepsOf(declined)).at(-1)).toBe('extension_declined by client')
    const subjects = await subjectsTo(agreed.agent.email)
    expect(subjects.filter((subject) => subject === 'You have more time')).toHaveLength(1)
    expect(subjects.filter((subject) => subject === 'The due date stays')).toHaveLength(1)
  })

  test('are answered by the client alone', async () => {
    const work = await makeWork(server, sides)
    const extension = await askForDays(work)
    expect((await answerDays(work, extension, true, strangers.client)).status).toBe(404)
    expect((await answerDays(work, extension, true, work.asAgent)).status).not.toBe(200)
    expect(await workOf(work)).toMatchObject({ extension: { status: [0, 'Pending'] } })
  })

  test('are taken back by the agent, told in the timeline, and asked for anew', async () => {
    const work = await makeWork(server, sides)
    const extension = await askForDays(work)
    const path = `/orders/${work.id}/extensions/${extension}/withdraw`
    expect((await strangers.agent.post(path)).status).toBe(404)
    expect((await work.asAgent.post(path)).body.data.extension.status).toEqual([-2, 'Cancelled'])
    expect((await stepsOf(work)).at(-1)).toBe('extension_withdrawn by agent')
    const again = await work.asAgent.post(path)
    expect([again.status, again.body.message]).toEqual([409, NO_LONGER])
    expect((await answerDays(work, extension, true)).status).toBe(409)
    server.clock.forward(1000)
    expect(await askForDays(work)).not.toBe(extension)
  })

  test('of one order say nothing on another', async () => {
    const [work, other] = [await makeWork(server, sides), await makeWork(server, sides)]
    const extension = await askForDays(other)
    expect((await workOf(work)).extension).toBeNull()
    expect((await answerDays(work, extension, true)).status).toBe(404)
  })
})

test('a conflict ends what was asked: the client answers neither after it', async () => {
  const work = await makeWork(server, sides)
  const request = await askForCompletion(work)
  const extension = await askForDays(work)
  const text = 'Nothing has happened for three weeks.'
  const { status } = await work.asClient.post(`/orders/${work.id}/conflicts`, { reason: 'late', text })
  expect(status).toBe(201)
  expect(await workOf(work)).toMatchObject({
    ...{ request: { id: request, status: [-2, 'Cancelled'] }, extension: { status: [-2, 'Cancelled'] } },
  })
  expect((await answer(work, request, { accept: true })).status).toBe(409)
  expect((await answerDays(work, extension, true)).status).toBe(409)
  expect(await balanceOf(server, 'agent_pending', work.agent.id)).toBe(0)
})

test('a silent client of a conflict is neither warned nor taken to accept', async () => {
  const work = await makeWork(server, await makeSides(server))
  await askForCompletion(work)
  await server.context.db
    .updateTable('client_order')
    .set({ status: 'conflicted', resume_status: 'ongoing' })
    .where('id', '=', work.id)
    .execute()
  server.clock.forward(20 * DAY_MS)
  await answerForSilence.run(server.context, {})
  expect(await orderStatusOf(server, work.id)).toBe('conflicted')
  expect((await subjectsTo(work.client.email)).some((subject) => subject.includes('check the work on'))).toBe(
    false,
  )
})

test('money is cleared once, told once, and not while a conflict is open', async () => {
  const given = await makeSides(server)
  const work = await makeWork(server, given)
  await work.asClient.post(`/orders/${work.id}/accept`)
  const to = (status: 'completed' | 'conflicted') =>
    server.context.db
      .updateTable('client_order')
      .set({ status, resume_status: status === 'conflicted' ? 'completed' : null })
      .where('id', '=', work.id)
      .execute()
  await to('conflicted')
  server.clock.forward(15 * DAY_MS)
  await clearReleases.run(server.context, {})
  expect(await balanceOf(server, 'agent_available', work.agent.id)).toBe(0)
  await to('completed')
  for (const _ of [1, 2, 3]) await clearReleases.run(server.context, {})
  expect(await balanceOf(server, 'agent_available', work.agent.id)).toBe(-425_00)
  expect((await stepsOf(work)).filter((step) => step.startsWith('money_cleared'))).toHaveLength(1)
  const asClient = await enter(server, work.client)
  expect((await workOf({ ...work, asClient })).cleared_at).toBe(server.clock.now().toISOString())
})

test('an agent whose request for more days is not answered is told, and asks once more', async () => {
  const work = await makeWork(server, await makeSides(server))
  await askForDays(work)
  server.clock.forward(2 * DAY_MS)
  await answerForSilence.run(server.context, {})
  server.clock.forward(2 * DAY_MS + 1)
  await answerForSilence.run(server.context, {})
  expect((await stepsOf(work)).at(-1)).toBe('extension_withdrawn by system')
  const [mail] = await mailsTo(server, work.agent.email)
  expect(mail).toMatchObject({ subject: 'The due date stays' })
  expect(mail?.text).toContain('did not answer your request for more time on')
  const asAgent = await enter(server, work.agent)
  const again = await asAgent.post(`/orders/${work.id}/extensions`, { days: 2, reason: 'The stamp again.' })
  expect(again.body.data.extension.status).toEqual([0, 'Pending'])
  await asAgent.post(`/orders/${work.id}/extensions/${again.body.data.extension.id}/withdraw`)
  expect(
    (await subjectsTo(work.agent.email)).filter((subject) => subject === 'The due date stays'),
  ).toHaveLength(1)
})

test('more silent clients than fit one batch are all answered for', async () => {
  const { shopper: client, agent } = await makeSides(server)
  const goalId = (await makeGoal(server, client)).id
  const now = server.clock.now()
  const COUNT = 104
  for (let each = 0; each < COUNT; each++) {
    const { id } = await makeOrder(server, { client, agent, goalId, status: 'ongoing' })
    await server.context.db
      .insertInto('extension_request')
      .values({
        ...{ order_id: id, client_id: client.id, agent_id: agent.id, days: 1, reason: 'A stamp.' },
        // The last one can still be answered.
        ...{
          ends_at: new Date(now.getTime() + (each === COUNT - 1 ? 1 : 0)),
          created_at: now,
          warned_at: now,
        },
      })
      .execute()
  }
  await answerForSilence.run(server.context, {})
  const { rows } = await server.context.pool.query(
    `select status, count(*)::int as count from extension_request where agent_id = $1 group by status order by status`,
    [agent.id],
  )
  expect(rows).toEqual([
    { status: 'cancelled', count: COUNT - 1 },
    { status: 'pending', count: 1 },
  ])
  const told = await server.context.db
    .selectFrom('fact')
    .innerJoin('client_order', 'client_order.id', 'fact.order_id')
    .select('fact.id')
    .where('client_order.agent_id', '=', agent.id)
    .where('fact', '=', 'extension_withdrawn')
    .where('actor_mode', '=', 'system')
    .execute()
  expect(told).toHaveLength(COUNT - 1)
})
