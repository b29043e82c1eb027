import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Browser, makePerson, signIn, type TestPerson } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import type { Context } from '../../../context.ts'
import { MINUTE_MS } from '../../../platform/clock.ts'
import { openDatabase, openPool } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { addHold } from '../meeting-store.ts'
import { bookSlot } from './book-slot.ts'
import { forgetHolds } from './forget-holds.ts'
import { holdSlot } from './hold-slot.ts'
import { nextFreeSlot, nextFreeSlots } from './next-free-slot.ts'

const CONNECTIONS = 40
const TEN = new Date('2026-11-03T10:00:00Z')

let server: TestApp
/** The server with many connections, so that many really come at once. */
let context: Context
beforeAll(async () => {
  server = await openTestApp()
  const pool = openPool(server.databaseUrl, () => {}, { size: CONNECTIONS })
  context = { ...server.context, pool, db: openDatabase(pool) }
})
afterAll(async () => {
  await context.db.destroy()
  await server.close()
})

let agent: TestPerson
let client: TestPerson
beforeEach(async () => {
  agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  client = await makePerson(server)
  await openHours(agent)
})

async function openHours(person: TestPerson, rules: object = {}) {
  const browser = await signIn(server, person)
  await browser.put('/account/timezone', { timezone: 'UTC' })
  await browser.put('/account/consultant/work-hours', {
    workHours: [1, 2, 3].map((day) => ({ day, start: '09:00', end: '16:59' })),
    workHoursOverride: [],
  })
  const none = { buffer_before: 0, buffer_after: 0, notice_minutes: 0, most_a_day: null, slot_step: 60 }
  await browser.put('/account/consultant/availability-rules', { ...none, ...rules })
}

const hold = (who: TestPerson, start = TEN, length = 60) =>
  holdSlot(context, who, { agentId: agent.id, start, length })
const book = async (who: TestPerson, start = TEN) => {
  const { id } = await hold(who, start)
  return transact(context, (tx) => bookSlot(context, tx, who, { meetingId: id, orderId: null }))
}
const offered = async () =>
  (await new Browser(server).get(`/consultants/${agent.id}/schedules?from=2026-11-03&to=2026-11-03`)).body
    .data.slots
const refused = { code: 'not_now' }
const meetings = async () =>
  (await context.pool.query('select status from meeting where agent_id = $1', [agent.id])).rows

async function outcomesOf(tries: Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(tries)
  const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  for (const failure of failures) expect(failure).toBeInstanceOf(Refusal)
  return { won: outcomes.length - failures.length, refused: failures.length }
}

test('of two hundred who want one slot at once, one gets it', async () => {
  expect(await outcomesOf(Array.from({ length: 200 }, () => hold(client)))).toEqual({ won: 1, refused: 199 })
  expect(await meetings()).toEqual([{ status: 'held' }])
}, 60_000)

test('the database itself lets no two meetings of an agent overlap', async () => {
  const at = (minute: number) => ({
    from: TEN.getTime() + minute * MINUTE_MS,
    until: TEN.getTime() + (minute + 60) * MINUTE_MS,
  })
  const now = context.clock.now()
  const added = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      transact(context, (tx) =>
        addHold(tx, {
          agent_id: agent.id,
          client_id: client.id,
          during: at(index % 60),
          padded: at(index % 60),
          held_until: new Date(now.getTime() + MINUTE_MS),
          now,
        }),
      ),
    ),
  )
  expect(added.filter((one) => one !== undefined)).toHaveLength(1)
}, 60_000)

test('no more meetings a day than the agent wants, however many come at once', async () => {
  await openHours(agent, { most_a_day: 3 })
  const hours = [9, 10, 11, 12, 13, 14, 15, 16]
  const starts = hours.map((hour) => new Date(Date.UTC(2026, 10, 3, hour)))
  expect(await outcomesOf(starts.map((start) => hold(client, start)))).toEqual({ won: 3, refused: 5 })
})

describe('a slot', () => {
  test('outside what the schedule offers is refused', async () => {
    for (const start of [
      '2026-11-03T08:00:00Z',
      '2026-11-03T10:30:00Z',
      '2026-11-05T10:00:00Z',
      '2026-11-02T08:00:00Z',
      '2027-02-03T10:00:00Z',
    ])
      await expect(hold(client, new Date(start)), start).rejects.toMatchObject(refused)
    await expect(hold(client, TEN, 600)).rejects.toMatchObject(refused)
  })

  test('that is held is free again after ten minutes, for holding and in the schedule', async () => {
    const { id } = await hold(client)
    expect(await offered()).not.toContain(TEN.toISOString())
    server.clock.forward(10 * MINUTE_MS)
    expect(await offered()).toContain(TEN.toISOString())
    await expect(
      transact(context, (tx) => bookSlot(context, tx, client, { meetingId: id, orderId: null })),
    ).rejects.toMatchObject(refused)
    await hold(await makePerson(server))
    expect(await meetings()).toEqual([{ status: 'held' }])
  })

  test('is booked by whoever holds it and nobody else, once', async () => {
    const { id } = await hold(client)
    const other = await makePerson(server)
    const by = (who: TestPerson) =>
      transact(context, (tx) => bookSlot(context, tx, who, { meetingId: id, orderId: null }))
    await expect(by(other)).rejects.toMatchObject(refused)
    await by(client)
    await expect(by(client)).rejects.toMatchObject(refused)
    expect(await meetings()).toEqual([{ status: 'booked' }])
    server.clock.forward(20 * MINUTE_MS)
    await expect(hold(other)).rejects.toMatchObject(refused)
  })
})

test('holds that are over are swept away, meetings are not', async () => {
  await book(client)
  await hold(client, new Date('2026-11-03T12:00:00Z'))
  server.clock.forward(10 * MINUTE_MS)
  await forgetHolds.run(context, {})
  expect(await meetings()).toEqual([{ status: 'booked' }])
})

test.each([
  ['before', '2026-11-03T09:00:00.000Z'],
  ['after', '2026-11-03T11:00:00.000Z'],
])('the time an agent wants for themselves %s a meeting is nobody’s', async (side, next) => {
  await openHours(agent, { [`buffer_${side}`]: 60 })
  expect(await offered()).toContain(next)
  await book(client)
  expect(await offered()).not.toContain(next)
  await expect(hold(client, new Date(next))).rejects.toMatchObject(refused)
})

describe('the next free slot', () => {
  test('is the first one, also of many agents at once; who has none is not among them', async () => {
    const idle = await makePerson(server, { home: 'consultant', verifiedAgent: true })
    const now = new Date('2026-11-03T16:30:00Z')
    const found = await nextFreeSlots(context.db, [agent.id, idle.id], now)
    const at = new Date('2026-11-04T09:00:00Z')
    expect(found).toEqual(new Map([[agent.id, { at, until: at, coming: expect.any(Array) }]]))
    expect(await nextFreeSlot(context.db, idle.id, now)).toBeNull()
  })

  test('may be months away', async () => {
    const browser = await signIn(server, agent)
    const dateRange = { start: '2026-11-01', end: '2027-01-20' }
    await browser.post('/account/consultant/blocked-dates', { dateRange })
    expect(await nextFreeSlot(context.db, agent.id, TEN)).toEqual(new Date('2027-01-25T09:00:00Z'))
  })
})
