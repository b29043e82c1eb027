import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import {
  askForCompletion,
  makePaidWork,
  makeSides,
  makeWork,
  type PaidWork,
} from '../../../test/paid-work.ts'
import { balanceOf, enter, NO_LIMITS, quieten } from '../../../test/payments.ts'
import type { Browser } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { verifyLedger } from '../../money/ledger/verify-ledger.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { clearReleases } from '../completion/clear-releases.ts'
import { endUnstarted } from './endings/end-unstarted.ts'

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
  expect(await verifyLedger(server.context)).toMatchObject({ entries: [], accounts: [] })
})

const orderOf = (id: string) =>
  server.context.db.selectFrom('client_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const stateOf = async () => (await orderOf(work.id)).status
async function later(ms: number) {
  server.clock.forward(ms)
  work = { ...work, asClient: await enter(server, work.client), asAgent: await enter(server, work.agent) }
}
const run = async (job: typeof clearReleases) => {
  await server.context.jobs.enqueue(server.context.db as never, job, {})
  await quieten(server)
}
const TEXT = 'Nothing has happened for three weeks.'
const say = (who: Browser, reason = 'late', text = TEXT) =>
  who.post(`/orders/${work.id}/conflicts`, { reason, text })
async function open(who: Browser, reason?: string, text?: string) {
  const { body, text: said } = await say(who, reason, text)
  if (!body?.data) throw new Error(said)
  return `/orders/${work.id}/conflicts/${body.data.id}`
}
const withdraw = (who: Browser, path: string) => who.patch(path, { step: 'withdraw' })
async function accepted() {
  await askForCompletion(work)
  await work.asClient.post(`/orders/${work.id}/accept`)
}
const ms = (date: Date | null) => date?.getTime() ?? 0

describe('a conflict that its client withdraws', () => {
  test('adds nothing to the clearance: it goes on, and the money clears on its day', async () => {
    await accepted()
    const { clears_at } = await orderOf(work.id)
    await later(DAY_MS)
    const path = await open(work.asClient)
    await later(4 * DAY_MS)
    await withdraw(work.asClient, path)
    expect((await orderOf(work.id)).clears_at).toEqual(clears_at)
    await later(ms(clears_at) - server.clock.now().getTime())
    await run(clearReleases)
    expect(await balanceOf(server, 'agent_available', work.agent.id)).toBe(-425_00)
  })

  test('leaves them what was left, but no more than two days, where the day passed meanwhile', async () => {
    await accepted()
    const { clears_at } = await orderOf(work.id)
    await later(ms(clears_at) - server.clock.now().getTime() - DAY_MS)
    const path = await open(work.asClient)
    await later(40 * DAY_MS)
    await withdraw(work.asClient, path)
    const left = ms((await orderOf(work.id)).clears_at) - server.clock.now().getTime()
    expect(Math.round(left / HOUR_MS)).toBe(24)

    sides = { ...sides, asAgent: work.asAgent }
    sides.shopper.browser = work.asClient
    work = await makeWork(server, sides)
    await accepted()
    const early = await open(work.asClient)
    await later(40 * DAY_MS)
    await withdraw(work.asClient, early)
    const more = ms((await orderOf(work.id)).clears_at) - server.clock.now().getTime()
    expect(Math.round(more / HOUR_MS)).toBe(48)
  })

  test('moves the due date, as nobody could work meanwhile', async () => {
    const { due_at } = await orderOf(work.id)
    const path = await open(work.asClient)
    await later(4 * DAY_MS)
    await withdraw(work.asClient, path)
    expect(ms((await orderOf(work.id)).due_at) - ms(due_at)).toBe(4 * DAY_MS)
  })
})

test('an agent wins no time by a conflict of their own that they withdraw', async () => {
  const { due_at } = await orderOf(work.id)
  const path = await open(work.asAgent)
  await later(4 * DAY_MS)
  await withdraw(work.asAgent, path)
  expect(await orderOf(work.id)).toMatchObject({ due_at, frozen_ms: 0 })
})

test('an agreed part in clearance adds the time the conflict took to the clearance', async () => {
  await accepted()
  const { clears_at } = await orderOf(work.id)
  const path = await open(work.asClient)
  await later(5 * DAY_MS)
  const { body } = await work.asClient.post(`${path}/refunds`, { amount: 100_00, text: TEXT })
  await work.asAgent.patch(`${path}/refunds/${body.data.refunds.at(-1).id}`, { answer: 'accept' })
  await quieten(server)
  const moved = ms((await orderOf(work.id)).clears_at) - ms(clears_at)
  expect(Math.round(moved / HOUR_MS)).toBe(5 * 24)
})

test('while the authority has the case, the time of a conflict is added to the due date once', async () => {
  const { due_at } = await orderOf(work.id)
  await work.asAgent.put(`/orders/${work.id}/stage`, { stage: 'filed' })
  await work.asAgent.put(`/orders/${work.id}/stage`, { stage: 'waiting', note: 'The application is filed.' })
  expect((await orderOf(work.id)).paused_at).not.toBeNull()
  const path = await open(work.asClient)
  await later(5 * DAY_MS)
  await withdraw(work.asClient, path)
  await later(DAY_MS)
  await work.asAgent.put(`/orders/${work.id}/stage`, { stage: 'decided' })
  const moved = ms((await orderOf(work.id)).due_at) - ms(due_at)
  expect(Math.round(moved / DAY_MS)).toBe(6)
})

test('the days of a conflict do not count against an agent who has not begun', async () => {
  work = await makePaidWork(server, sides)
  const path = await open(work.asClient)
  await later(10 * DAY_MS)
  const startBy = async () =>
    Date.parse((await work.asAgent.get(`/orders/${work.id}/work`)).body.data.start_by)
  const promised = ms((await orderOf(work.id)).paid_at) + 3 * DAY_MS
  await withdraw(work.asClient, path)
  expect(Math.round(((await startBy()) - promised) / HOUR_MS)).toBe(10 * 24)
  await later(14 * DAY_MS)
  await run(endUnstarted)
  expect((await orderOf(work.id)).unstarted_warning).toBeNull()
  await later(9 * DAY_MS)
  await run(endUnstarted)
  await later(6 * DAY_MS)
  await run(endUnstarted)
  expect(await stateOf()).toBe('paid')
  await later(2 * DAY_MS)
  await run(endUnstarted)
  expect(await stateOf()).toBe('cancelled')
})

test('an agent who did not begin is warned anew after a conflict, 48 hours before the order ends', async () => {
  work = await makePaidWork(server, sides)
  await later(28 * DAY_MS + HOUR_MS)
  await run(endUnstarted)
  expect((await orderOf(work.id)).unstarted_warning).toBe(48)
  await later(DAY_MS)
  const path = await open(work.asClient)
  await later(5 * DAY_MS)
  await withdraw(work.asClient, path)
  await later(DAY_MS)
  await run(endUnstarted)
  expect(await stateOf()).toBe('paid')
  await later(47 * HOUR_MS)
  await run(endUnstarted)
  expect(await stateOf()).toBe('paid')
  await later(2 * HOUR_MS)
  await run(endUnstarted)
  expect(await stateOf()).toBe('cancelled')
})

describe('a new conflict of the same order', () => {
  test('needs another reason, or something new, from the side that opened one before', async () => {
    await withdraw(work.asClient, await open(work.asClient))
    for (const text of [TEXT, ` ${TEXT.toUpperCase()}  `, TEXT.replaceAll(' ', '  ').replace('.', ' !!')]) {
      const { status, body } = await say(work.asClient, 'late', text)
      expect([status, body.errors]).toEqual([
        422,
        [{ field: 'text', message: 'please say what is new since the conflict you opened before' }],
      ])
      expect(await stateOf()).toBe('ongoing')
    }
    // The other side said nothing yet.
    await withdraw(work.asAgent, await open(work.asAgent))
    work = await makeWork(server, sides)
    await withdraw(work.asClient, await open(work.asClient))
    expect((await say(work.asClient, 'no_contact')).status).toBe(201)
    work = await makeWork(server, sides)
    await withdraw(work.asClient, await open(work.asClient))
    expect((await say(work.asClient, 'late', `${TEXT} The letter of 3 March was not answered.`)).status).toBe(
      201,
    )
  })

  test('goes to our team at once, where it is the third', async () => {
    await withdraw(work.asClient, await open(work.asClient))
    const second = await open(work.asAgent)
    expect((await work.asClient.get(second)).body.data.stage).toBe('direct')
    await withdraw(work.asAgent, second)
    const third = await open(work.asClient, 'no_contact')
    expect((await work.asClient.get(third)).body.data).toMatchObject({
      ...{ stage: 'mediation', reply_by: null },
      may: ['propose', 'withdraw'],
    })
    await server.jobsDone()
    for (const { email } of [work.client, work.agent])
      expect(
        (await mailsTo(server, email)).filter(({ text }) => text.includes('third conflict')),
      ).toHaveLength(1)
    await withdraw(work.asClient, third)
    const fourth = await open(work.asClient, 'documents')
    expect((await work.asClient.get(fourth)).body.data.stage).toBe('mediation')
  })

  test('opened ten times, holds the money of an agent for no day longer than they are open', async () => {
    await accepted()
    const { clears_at } = await orderOf(work.id)
    for (let count = 0; count < 10; count++) {
      const path = await open(work.asClient, 'other', `${TEXT} And this is complaint ${count}.`)
      await later(DAY_MS / 4)
      await withdraw(work.asClient, path)
    }
    expect((await orderOf(work.id)).clears_at).toEqual(clears_at)
  })
})
