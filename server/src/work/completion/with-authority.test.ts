import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeWork, type PaidWork } from '../../../test/paid-work.ts'
import { enter } from '../../../test/payments.ts'
import { makePerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS } from '../../platform/clock.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
  await setVisa(TOLD, { time: { value: { min_days: 30, max_days: 90, by_residence: { IN: 45 } }, ...READ } })
  await setVisa(UNREAD, { time: { value: { min_days: 5, max_days: 9 }, ...READ, unread: true } })
})
afterAll(() => server.close())

const TOLD = 'ca/study-permit'
const UNREAD = 'ca/visitor-visa'
const READ = { source: 'https://www.canada.ca/times', checked: '2025-03' }

async function setVisa(id: string, facts: object) {
  const { numUpdatedRows } = await server.context.db
    .updateTable('visa')
    .set({ facts: JSON.stringify(facts) })
    .where('id', '=', id)
    .executeTakeFirst()
  expect(numUpdatedRows).toBe(1n)
}

async function makeWorkFor(visa: string) {
  const work = await makeWork(server)
  await server.context.db
    .updateTable('client_order')
    .set({ visa_id: visa })
    .where('id', '=', work.id)
    .execute()
  return work
}

/** Days later both sign in again. */
const later = async (work: PaidWork): Promise<PaidWork> => ({
  ...work,
  asClient: await enter(server, work.client),
  asAgent: await enter(server, work.agent),
})

async function setStage({ id, asAgent }: PaidWork, stage: string) {
  const { status, body, text } = await asAgent.put(`/orders/${id}/stage`, { stage, note: 'Receipt 17' })
  expect(status, text).toBe(200)
  return body.data.with_authority
}

const toldTo = async ({ id }: PaidWork, who: PaidWork['asClient']) =>
  (await who.get(`/orders/${id}/workspace`)).body.data.paid.work.with_authority

const now = () => server.clock.now().toISOString()

describe('an application with the authority', () => {
  test('both sides read since when it is filed, and how long one usually waits', async () => {
    let work = await makeWorkFor(TOLD)
    expect(await toldTo(work, work.asClient)).toBeNull()
    const filed = {
      filed_at: now(),
      usual: { min_days: 30, max_days: 90, ...READ, is_of_copy: false },
    }
    expect(await setStage(work, 'filed')).toEqual(filed)
    server.clock.forward(3 * DAY_MS)
    work = await later(work)
    expect(await setStage(work, 'waiting'), 'still the day it was filed').toEqual(filed)
    for (const who of [work.asClient, work.asAgent]) expect(await toldTo(work, who)).toEqual(filed)
  })

  test('what was filed too early counts from when it is filed again', async () => {
    let work = await makeWorkFor(TOLD)
    await setStage(work, 'filed')
    expect(await setStage(work, 'preparing')).toBeNull()
    server.clock.forward(3 * DAY_MS)
    work = await later(work)
    expect(await setStage(work, 'filed')).toMatchObject({ filed_at: now() })
  })

  test('where the time goes by where people live, it is that of the client', async () => {
    const work = await makeWorkFor(TOLD)
    await server.context.db
      .updateTable('goal')
      .set({ residence_iso: 'IN' })
      .where('client_id', '=', work.client.id)
      .execute()
    expect(await setStage(work, 'filed')).toMatchObject({ usual: { min_days: 45, max_days: 45 } })
  })

  test.each([
    ['nobody has read at a source', UNREAD],
    ['of a visa we do not know', 'xx/gone'],
  ])('a time that %s is not told', async (_, visa) => {
    const work = await makeWorkFor(visa)
    expect(await setStage(work, 'waiting')).toEqual({ filed_at: now(), usual: null })
  })

  test('nothing is told of a stranger’s', async () => {
    const work = await makeWorkFor(TOLD)
    await setStage(work, 'filed')
    const stranger = await enter(server, await makePerson(server))
    for (const part of ['work', 'workspace'])
      expect((await stranger.get(`/orders/${work.id}/${part}`)).status).toBe(404)
  })
})

describe('the wait is over', () => {
  test('once the authority has decided', async () => {
    const work = await makeWorkFor(TOLD)
    await setStage(work, 'filed')
    expect(await setStage(work, 'decided')).toBeNull()
  })

  test('once the decision is recorded with the goal', async () => {
    const work = await makeWorkFor(TOLD)
    await setStage(work, 'filed')
    await server.context.db
      .updateTable('goal')
      .set({ status: 'approved', decided_at: server.clock.now(), decided_on: now().slice(0, 10) })
      .where('client_id', '=', work.client.id)
      .execute()
    expect(await toldTo(work, work.asClient)).toBeNull()
  })

  test('once the order is over, and not while a conflict is open', async () => {
    const work = await makeWorkFor(TOLD)
    await setStage(work, 'filed')
    await server.context.db
      .updateTable('client_order')
      .set({ status: 'conflicted', resume_status: 'ongoing' })
      .where('id', '=', work.id)
      .execute()
    expect(await toldTo(work, work.asClient)).not.toBeNull()
    await server.context.db
      .updateTable('client_order')
      .set({ status: 'ongoing', resume_status: null })
      .where('id', '=', work.id)
      .execute()
    expect((await work.asClient.post(`/orders/${work.id}/accept`)).status).toBe(200)
    expect(await toldTo(work, work.asClient)).toBeNull()
  })
})
