import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import { askForDocuments, makeOrder } from '../../../test/orders.ts'
import { askForCompletion, makePaidWork, makeWork, type PaidWork } from '../../../test/paid-work.ts'
import { balanceOf, enter, expectBooksToAgree, orderStatusOf, quieten } from '../../../test/payments.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { answerForSilence } from './answer-for-silence.ts'
import { clearReleases } from './clear-releases.ts'
import { startIfReady } from './start-if-ready.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
afterEach(async () => {
  await quieten(server)
  await expectBooksToAgree(server)
})

const workOf = async ({ id, asClient }: PaidWork) => (await asClient.get(`/orders/${id}/work`)).body.data
const stepsOf = async ({ id, asClient }: PaidWork) =>
  (await asClient.get(`/orders/${id}/timeline`)).body.data.items.map(({ step }: { step: string }) => step)
/** The newest line of the conversation, as the client reads it. */
async function lastLineOf({ id, asClient }: PaidWork) {
  const talk = (await asClient.get(`/orders/${id}/conversation`)).body.data.uuid
  return (await asClient.get(`/conversations/${talk}/messages`)).body.data.items.at(-1).message
}
/** Days later both sign in again. */
const later = async (work: PaidWork): Promise<PaidWork> => ({
  ...work,
  asClient: await enter(server, work.client),
  asAgent: await enter(server, work.agent),
})
const silence = () => answerForSilence.run(server.context, {})
const after = (milliseconds: number) => new Date(server.clock.now().getTime() + milliseconds).toISOString()
const subjectsTo = async (email: string) =>
  (await mailsTo(server, email)).map(({ subject }: { subject: string }) => subject)
const set = (id: string, change: object) =>
  server.context.db.updateTable('client_order').set(change).where('id', '=', id).execute()

describe('the start', () => {
  test('an agent has three days, starts, and the days of delivery count from then (O5)', async () => {
    const work = await makePaidWork(server)
    expect(await workOf(work)).toMatchObject({
      ...{ start_by: after(3 * DAY_MS), ends_unstarted_at: after(30 * DAY_MS), missing: [], due_at: null },
    })
    server.clock.forward(DAY_MS)
    const { status, body } = await (await later(work)).asAgent.post(`/orders/${work.id}/start`)
    expect([status, body.data]).toMatchObject([200, { start_by: null, due_at: after(21 * DAY_MS) }])
    expect(await orderStatusOf(server, work.id)).toBe('ongoing')
    expect((await stepsOf(work))[0]).toBe('O5')
    expect(await subjectsTo(work.client.email)).toContain('Amara started the work on your order')
    expect(await lastLineOf(await later(work))).toBe('The agent started the work.')
  })

  test('what is missing then is kept', async () => {
    const work = await makePaidWork(server)
    await set(work.id, {
      meeting_minutes: 30,
      requirements: JSON.stringify([
        { name: 'Passport', mandatory: true },
        { name: 'Diploma', mandatory: false },
        { name: 'Marriage certificate, if married', mandatory: true },
      ]),
    })
    await askForDocuments(server, work.id)
    const missing = ['The meeting', 'Passport']
    expect(await workOf(work)).toMatchObject({ missing })
    await work.asAgent.post(`/orders/${work.id}/start`)
    expect(await workOf(work)).toMatchObject({ missing, start_by: null })
    expect(await lastLineOf(work)).toBe('The agent started the work. Not there yet: The meeting, Passport.')
    const { items } = (await work.asClient.get(`/orders/${work.id}/timeline`)).body.data
    expect(items[0]).toMatchObject({ step: 'O5', subject: 'The meeting, Passport' })
  })

  test('it begins by itself only when nothing is missing (O4), and once', async () => {
    const ready = () => transact(server.context, (tx) => startIfReady(server.context, tx, { order: work.id }))
    const work = await makePaidWork(server)
    await set(work.id, { meeting_minutes: 30 })
    await ready()
    expect(await orderStatusOf(server, work.id)).toBe('paid')
    await set(work.id, { meeting_minutes: null })
    await ready()
    await ready()
    expect((await stepsOf(work)).filter((step: string) => step === 'O4')).toHaveLength(1)
  })

  test('neither its client, nor another agent, nor twice', async () => {
    const [work, other] = [await makePaidWork(server), await makePaidWork(server)]
    expect((await work.asClient.post(`/orders/${work.id}/start`)).status).not.toBe(200)
    expect((await other.asAgent.post(`/orders/${work.id}/start`)).status).toBe(404)
    expect((await work.asAgent.post(`/orders/${work.id}/start`)).status).toBe(200)
    const again = await work.asAgent.post(`/orders/${work.id}/start`)
    expect([again.status, again.body.message]).toEqual([
      409,
      'Only a paid order that has not begun can be started.',
    ])
  })
})

describe('completion', () => {
  test('a client accepts, the agent has 85 % in clearance, then to withdraw; their record grows', async () => {
    const work = await makeWork(server)
    const request = await askForCompletion(work)
    expect(await workOf(work)).toMatchObject({
      request: { id: request, status: [0, 'Pending'], decides_at: after(14 * DAY_MS) },
    })
    const path = `/orders/${work.id}/completion-requests/${request}/answer`
    const { status, body } = await work.asClient.post(path, { accept: true })
    expect([status, body.data.request.status]).toEqual([200, [2, 'Processed']])
    expect(await orderStatusOf(server, work.id)).toBe('completed')
    expect(await balanceOf(server, 'agent_pending', work.agent.id)).toBe(-425_00)
    expect(await balanceOf(server, 'escrow', work.id)).toBe(0)
    const { completed_orders } = await server.context.db
      .selectFrom('agent')
      .select('completed_orders')
      .where('person_id', '=', work.agent.id)
      .executeTakeFirstOrThrow()
    expect(completed_orders).toBe(1)
    expect((await work.asClient.post(path, { accept: true })).status).toBe(409)

    server.clock.forward(14 * DAY_MS - 1)
    await clearReleases.run(server.context, {})
    expect(await balanceOf(server, 'agent_available', work.agent.id)).toBe(0)
    server.clock.forward(1)
    await clearReleases.run(server.context, {})
    await clearReleases.run(server.context, {})
    expect(await balanceOf(server, 'agent_pending', work.agent.id)).toBe(0)
    expect(await balanceOf(server, 'agent_available', work.agent.id)).toBe(-425_00)
  })

  test('a proven agent waits a week', async () => {
    const work = await makeWork(server)
    await server.context.db
      .updateTable('agent')
      .set({ completed_orders: 10 })
      .where('person_id', '=', work.agent.id)
      .execute()
    await work.asClient.post(`/orders/${work.id}/accept`)
    expect(await workOf(work)).toMatchObject({ clears_at: after(7 * DAY_MS) })
  })

  test('a client accepts before they are asked', async () => {
    const work = await makeWork(server)
    expect((await work.asClient.post(`/orders/${work.id}/accept`)).status).toBe(200)
    expect(await balanceOf(server, 'agent_pending', work.agent.id)).toBe(-425_00)
  })

  test('changes need words; after three times a conflict is suggested', async () => {
    const work = await makeWork(server)
    for (const _ of [1, 2, 3]) {
      expect(await workOf(work)).toMatchObject({ suggests_conflict: false })
      const request = await askForCompletion(work)
      const path = `/orders/${work.id}/completion-requests/${request}/answer`
      const wordless = await work.asClient.post(path, { accept: false, changes: ' ' })
      expect([wordless.status, wordless.body.errors[0].field]).toEqual([422, 'changes'])
      const answer = await work.asClient.post(path, { accept: false, changes: 'The form lacks page 2.' })
      expect(answer.body.data.request).toMatchObject({ answer: 'The form lacks page 2.' })
    }
    expect(await workOf(work)).toMatchObject({ suggests_conflict: true, times_changed: 3 })
    expect(await orderStatusOf(server, work.id)).toBe('ongoing')
    expect(await balanceOf(server, 'escrow', work.id)).toBe(-500_00)
  })

  test('one request waits at a time; the agent takes it back', async () => {
    const work = await makeWork(server)
    const request = await askForCompletion(work)
    const again = await work.asAgent.post(`/orders/${work.id}/completion-requests`, { summary: 'Done.' })
    expect(again.status).toBe(409)
    const path = `/orders/${work.id}/completion-requests/${request}`
    expect((await work.asClient.post(`${path}/withdraw`)).status).not.toBe(200)
    expect((await work.asAgent.post(`${path}/withdraw`)).status).toBe(200)
    expect((await work.asClient.post(`${path}/answer`, { accept: true })).status).toBe(409)
    expect(await orderStatusOf(server, work.id)).toBe('ongoing')
  })

  test('a silent client is warned at 7 days and 48 hours, each once, then it is accepted (O11)', async () => {
    const work = await makeWork(server)
    await askForCompletion(work)
    const warnings = async () =>
      (await subjectsTo(work.client.email)).filter((subject) => subject.startsWith('Please check the work'))
    await silence()
    expect(await warnings()).toHaveLength(0)
    server.clock.forward(7 * DAY_MS)
    await silence()
    await silence()
    expect(await warnings()).toHaveLength(1)
    server.clock.forward(5 * DAY_MS)
    await silence()
    await silence()
    expect(await warnings()).toHaveLength(2)
    server.clock.forward(2 * DAY_MS - 1)
    await silence()
    expect(await orderStatusOf(server, work.id)).toBe('ongoing')
    server.clock.forward(1)
    await silence()
    await silence()
    expect(await workOf(await later(work))).toMatchObject({
      completed_by_silence: true,
      request: { status: [2, 'Processed'] },
    })
    expect(await balanceOf(server, 'agent_pending', work.agent.id)).toBe(-425_00)
    expect((await stepsOf(await later(work))).filter((step: string) => step === 'O11')).toHaveLength(1)
  })

  test('nobody is taken to accept who was not warned 48 hours before: a server that stood still warns first', async () => {
    const work = await makeWork(server)
    await askForCompletion(work)
    const warnings = async () =>
      (await subjectsTo(work.client.email)).filter((subject) => subject.startsWith('Please check the work'))
    server.clock.forward(8 * DAY_MS)
    await silence()
    server.clock.forward(7 * DAY_MS)
    await silence()
    expect([await orderStatusOf(server, work.id), (await warnings()).length]).toEqual(['ongoing', 2])
    const { request } = await workOf(await later(work))
    expect(request.decides_at).toBe(new Date(server.clock.now().getTime() + 2 * DAY_MS).toISOString())
    server.clock.forward(2 * DAY_MS - 1)
    await silence()
    expect(await orderStatusOf(server, work.id)).toBe('ongoing')
    server.clock.forward(1)
    await silence()
    expect([await orderStatusOf(server, work.id), (await warnings()).length]).toEqual(['completed', 2])
  })

  test('a last warning that came an hour before the end has its 48 hours all the same', async () => {
    const work = await makeWork(server)
    await askForCompletion(work)
    server.clock.forward(8 * DAY_MS)
    await silence()
    server.clock.forward(6 * DAY_MS - HOUR_MS)
    await silence()
    server.clock.forward(47 * HOUR_MS)
    await silence()
    expect(await orderStatusOf(server, work.id)).toBe('ongoing')
    server.clock.forward(HOUR_MS)
    await silence()
    expect(await orderStatusOf(server, work.id)).toBe('completed')
  })

  test('money that is not held is not released', async () => {
    const { client, agent, asClient } = await makePaidWork(server)
    // A chargeback took the money away.
    const { id } = await makeOrder(server, { client, agent, status: 'ongoing' })
    expect((await asClient.post(`/orders/${id}/accept`)).status).toBe(409)
    expect(await orderStatusOf(server, id)).toBe('ongoing')
    await set(id, { status: 'cancelled', cancelled_at: server.clock.now() })
  })
})

describe('the way', () => {
  test('while the authority has it the due date waits, and moves by as long', async () => {
    let work = await makeWork(server)
    const due = (await workOf(work)).due_at
    const stage = (stage: string, note?: string) =>
      work.asAgent.put(`/orders/${work.id}/stage`, { stage, ...(note && { note }) })
    const noteless = await stage('waiting')
    expect([noteless.status, noteless.body.errors[0].field]).toEqual([422, 'note'])
    expect((await workOf(work)).filed_at).toBeNull()
    expect((await stage('waiting', 'Filed under A-17.')).status).toBe(200)
    expect((await workOf(work)).filed_at).toEqual(expect.any(String))
    server.clock.forward(30 * DAY_MS)
    work = await later(work)
    expect(await workOf(work)).toMatchObject({ is_late: false, pause_note: 'Filed under A-17.', due_at: due })
    await stage('decided')
    const moved = new Date(new Date(due).getTime() + 30 * DAY_MS).toISOString()
    expect(await workOf(work)).toMatchObject({ stage: 'decided', paused_at: null, due_at: moved })
    server.clock.forward(22 * DAY_MS)
    work = await later(work)
    expect(await workOf(work)).toMatchObject({ is_late: true })
  })

  test('more days are asked for once, and agreed, declined or withdrawn by silence', async () => {
    let work = await makeWork(server)
    const due = new Date((await workOf(work)).due_at).getTime()
    const ask = () => work.asAgent.post(`/orders/${work.id}/extensions`, { days: 5, reason: 'A stamp.' })
    const answer = async (accept: boolean) => {
      const { extension } = await workOf(work)
      return work.asClient.post(`/orders/${work.id}/extensions/${extension.id}/answer`, { accept })
    }
    await ask()
    expect((await ask()).status).toBe(409)
    expect((await answer(true)).body.data.due_at).toBe(new Date(due + 5 * DAY_MS).toISOString())
    expect((await answer(true)).status).toBe(409)
    await ask()
    await answer(false)
    await ask()
    // Nothing ran for four days: the client is told once more, and has two days from then on.
    server.clock.forward(4 * DAY_MS)
    await silence()
    await silence()
    const warned = async () =>
      (await subjectsTo(work.client.email)).filter((subject) =>
        subject.includes('still waits for your answer'),
      )
    expect(await warned()).toHaveLength(1)
    server.clock.forward(2 * DAY_MS - 1)
    await silence()
    work = await later(work)
    expect(await workOf(work)).toMatchObject({ extension: { status: [0, 'Pending'] } })
    server.clock.forward(1)
    await silence()
    work = await later(work)
    expect(await warned()).toHaveLength(1)
    expect(await workOf(work)).toMatchObject({
      due_at: new Date(due + 5 * DAY_MS).toISOString(),
      extension: { status: [-2, 'Cancelled'] },
    })
  })
})
