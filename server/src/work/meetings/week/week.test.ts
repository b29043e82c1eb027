import type { CalendarWeek } from '@sojourn/contract/work/calendar-week'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openEveryDay } from '../../../../test/meetings.ts'
import { makeOrder } from '../../../../test/orders.ts'
import { enter } from '../../../../test/payments.ts'
import { Browser, makePerson, type TestPerson } from '../../../../test/people.ts'
import { rowsRead, statementsOf } from '../../../../test/rows-read.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts'

// Monday 2 November 2026, 9:00 in UTC and 10:00 in Berlin.
let server: TestApp
let agent: TestPerson
let client: TestPerson
let asAgent: Browser
let asClient: Browser
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  client = await makePerson(server, { first_name: 'Ines', last_name: 'Duarte' })
  await server.context.db
    .updateTable('person')
    .set({ timezone: 'Africa/Lagos' })
    .where('id', '=', client.id)
    .execute()
  await openEveryDay(server, agent, 'Europe/Berlin')
  asAgent = await enter(server, agent)
  asClient = await enter(server, client)
})

const PATH = '/account/consultant/calendar'
const week = async (from?: string): Promise<CalendarWeek> =>
  (await asAgent.get(from ? `${PATH}?from=${from}` : PATH)).body.data
const order = (more: object = {}) =>
  makeOrder(server, { client, agent, status: 'ongoing', meeting_minutes: 60, ...more })
const span = (start: string, end: string) => ({ start: `${start}:00.000Z`, end: `${end}:00.000Z` })

test('seven days from the one asked for, else from today, each as long as it is where the agent lives', async () => {
  expect((await week()).days.map(({ date }) => date)).toEqual(
    ['02', '03', '04', '05', '06', '07', '08'].map((day) => `2026-11-${day}`),
  )
  const { timezone, days } = await week('2026-11-16')
  expect(timezone).toEqual({ name: 'Europe/Berlin' })
  expect(days[0]).toEqual({
    date: '2026-11-16',
    ...span('2026-11-15T23:00', '2026-11-16T23:00'),
    hours: [span('2026-11-16T08:00', '2026-11-16T16:00')],
    special: false,
    away: false,
  })
  expect((await asAgent.get(`${PATH}?from=1999-12-31`)).status).toBe(422)
  expect((await asAgent.get(`${PATH}?from=2026-02-31`)).status).toBe(422)
})

test.each([
  // Clocks go back at 3:00 and from 2:00 to 3:00 twice; a year's other Sunday has no 2:30.
  [
    '2026-10-25',
    25,
    span('2026-10-24T22:00', '2026-10-25T23:00'),
    [span('2026-10-25T00:00', '2026-10-25T02:00')],
  ],
  ['2027-03-28', 23, span('2027-03-27T23:00', '2027-03-28T22:00'), []],
])('on %s a day has %i hours', async (date, hours, whole, blocked) => {
  await asAgent.post('/account/consultant/blocked-dates', {
    dateRange: { start: date, end: date },
    timeRanges: [{ start: '02:00', end: '02:59' }],
  })
  const { days, blocks } = await week(date)
  expect(days[0]).toMatchObject({ date, ...whole })
  expect((Date.parse(whole.end) - Date.parse(whole.start)) / HOUR_MS).toBe(hours)
  expect(blocks[0]?.spans).toEqual(blocked)
})

test('special hours, days off, blocked days and other calendars stand in the days they are about', async () => {
  await asAgent.put('/account/consultant/work-hours', {
    workHours: [{ day: 1, start: '09:00', end: '16:59' }],
    workHoursOverride: [
      {
        from: { date: '2026-11-17' },
        to: { date: '2026-11-17' },
        workHours: [{ start: '20:00', end: '23:59' }],
      },
      { from: { date: '2026-11-18' }, to: { date: '2026-11-19' }, workHours: [] },
    ],
  })
  await asAgent.post('/account/consultant/blocked-dates', {
    dateRange: { start: '2026-11-12', end: '2026-11-16' },
  })
  const { db } = server.context
  await db
    .updateTable('agent')
    .set({ away_from: '2026-11-22', away_until: '2026-11-30' })
    .where('person_id', '=', agent.id)
    .execute()
  await busy('2026-11-16T09:00:00Z', '2026-11-16T10:00:00Z')
  await busy('2026-11-16T09:30:00Z', '2026-11-16T11:00:00Z')
  await busy('2026-11-22T20:00:00Z', '2026-11-23T09:00:00Z')
  await busy('2026-11-23T10:00:00Z', '2026-11-23T11:00:00Z')

  const { days, blocks, busy: shadows } = await week('2026-11-16')
  expect(days.map(({ hours, special, away }) => [hours.length, special, away])).toEqual([
    [1, false, false],
    [1, true, false],
    [0, true, false],
    [0, true, false],
    [0, false, false],
    [0, false, false],
    [0, false, true],
  ])
  expect(days[1]?.hours).toEqual([span('2026-11-17T19:00', '2026-11-17T23:00')])
  expect(blocks).toMatchObject([
    {
      dateRange: { start: '2026-11-12', end: '2026-11-16' },
      spans: [span('2026-11-15T23:00', '2026-11-16T23:00')],
    },
  ])
  expect(shadows).toEqual([
    span('2026-11-16T09:00', '2026-11-16T11:00'),
    span('2026-11-22T20:00', '2026-11-22T23:00'),
  ])
})

async function busy(from: string, until: string) {
  const { db } = server.context
  const known = await db
    .selectFrom('connected_calendar')
    .select('id')
    .where('agent_id', '=', agent.id)
    .executeTakeFirst()
  const { id } =
    known ??
    (await db
      .insertInto('connected_calendar')
      .values({
        agent_id: agent.id,
        provider: 'google',
        status: 'incomplete',
        created_at: server.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow())
  await db
    .insertInto('busy_time')
    .values({ calendar_id: id, agent_id: agent.id, during: `[${from},${until})` })
    .execute()
}

test('meetings and offers say with whom and where the other side is; who left has no name, and what was cancelled is not there', async () => {
  const made = await order()
  const { uuid, id } = await offerAt(made.id, '2026-11-17T09:00:00.000Z')
  expect((await week('2026-11-16')).offers).toEqual([
    {
      ...{ id, kind: 'offer', made_by: 'agent', ...span('2026-11-17T09:00', '2026-11-17T10:00') },
      answer_by: expect.any(String),
      ...{
        order: { uuid, title: 'German student visa' },
        client: 'Ines Duarte',
        client_timezone: 'Africa/Lagos',
      },
      may: ['withdraw'],
    },
  ])
  expect((await week('2026-11-09')).offers).toEqual([])

  await asClient.post(`/orders/${uuid}/reschedule/${id}/answer`, { accept: true })
  const { offers, meetings } = await week('2026-11-16')
  expect(offers).toEqual([])
  expect(meetings).toEqual([
    {
      id: meetings[0]?.id,
      ...{ slug: 'booked', ...span('2026-11-17T09:00', '2026-11-17T10:00') },
      ...{
        order: { uuid, title: 'German student visa' },
        client: 'Ines Duarte',
        client_timezone: 'Africa/Lagos',
      },
    },
  ])
  expect((await week('2026-11-18')).meetings).toEqual([])

  const asked = await asClient.post(`/orders/${uuid}/reschedule`, { start: '2026-11-18T09:00:00.000Z' })
  expect(asked.status).toBe(200)
  await asClient.post(`/orders/${uuid}/reschedule`, { start: '2026-11-19T09:00:00.000Z' })
  await asClient.post(`/orders/${uuid}/reschedule`, { start: '2026-11-20T09:00:00.000Z' })
  expect((await week('2026-11-16')).offers).toMatchObject([
    { kind: 'move', made_by: 'client', may: ['answer'] },
  ])

  await server.context.db
    .updateTable('person')
    .set({ deleted_at: server.clock.now() })
    .where('id', '=', client.id)
    .execute()
  expect((await week('2026-11-16')).meetings).toMatchObject([{ client: null, client_timezone: null }])
  const [meeting] = (await week('2026-11-16')).meetings
  await asAgent.post(`/orders/${uuid}/meetings/${meeting?.id}/cancel`, { reason: 'I am ill.' })
  expect((await week('2026-11-16')).meetings).toEqual([])
})

async function offerAt(uuid: string, start: string) {
  const { body, text } = await asAgent.post(`/orders/${uuid}/meetings`, { start })
  if (!body?.data) throw new Error(text)
  return { uuid, id: body.data.request.id as string }
}

test('a meeting over midnight stands in both weeks, and one of long ago in its own', async () => {
  const { id } = await order()
  await meet(id, '2026-11-15T22:30:00Z', 'booked')
  await meet(id, '2026-06-03T08:00:00Z', 'missed_by_client')
  expect((await week('2026-11-16')).meetings).toHaveLength(1)
  expect((await week('2026-11-09')).meetings).toHaveLength(1)
  expect((await week('2026-06-01')).meetings).toMatchObject([{ slug: 'missed_by_client' }])
})

async function meet(order_id: string, start: string, status: 'booked' | 'done' | 'missed_by_client') {
  const from = new Date(start)
  const during = sql<string>`tstzrange(${from}, ${from}::timestamptz + interval '1 hour')`
  const now = server.clock.now()
  await server.context.db
    .insertInto('meeting')
    .values({
      ...{ agent_id: agent.id, client_id: client.id, order_id, status },
      ...{ during, padded: during, created_at: now, updated_at: now },
    })
    .execute()
}

test('a time can be offered in exactly the orders whose page says so', async () => {
  const made = [
    await order(),
    await order({ status: 'paid' }),
    await order({ meeting_minutes: null }),
    await order({ status: 'completed' }),
    await order({ status: 'cancelled' }),
  ]
  const [offered, booked, over, ten] = [await order(), await order(), await order(), await order()]
  await offerAt(offered.id, '2026-11-17T09:00:00.000Z')
  await meet(booked.id, '2026-11-18T09:00:00Z', 'booked')
  await meet(over.id, '2026-10-30T09:00:00Z', 'booked')
  for (let day = 10; day < 20; day++) await meet(ten.id, `2026-10-${day}T09:00:00Z`, 'done')

  const allowed: string[] = []
  for (const { id } of [...made, offered, booked, over, ten])
    if ((await asAgent.get(`/orders/${id}/meetings`)).body.data.may.includes('offer')) allowed.push(id)
  expect((await week()).orders.map(({ uuid }) => uuid).toSorted()).toEqual(allowed.toSorted())
  expect(allowed).toEqual([made[0]?.id, made[1]?.id, over.id])
  expect((await week()).orders[0]).toMatchObject({ client: 'Ines Duarte', meeting_length: 60 })
})

test('it is the agent’s own only: another agent, a client and who is not signed in read nothing of it', async () => {
  const { id } = await order()
  await offerAt(id, '2026-11-17T09:00:00.000Z')
  const other = await enter(server, await makePerson(server, { home: 'consultant', verifiedAgent: true }))
  expect((await other.get(`${PATH}?from=2026-11-16`)).body.data).toMatchObject({
    ...{ timezone: null, days: [], offers: [], orders: [] },
  })
  expect((await asClient.get(PATH)).status).toBe(409)
  expect((await new Browser(server).get(PATH)).status).toBe(401)
})

test('it asks as often and reads as few rows, however much stands in other weeks', async () => {
  await openEveryOtherThing(2)
  const ask = () => asAgent.get(`${PATH}?from=2026-11-16`)
  const few = (await statementsOf(server.context.pool, ask)).length
  await openEveryOtherThing(300)
  expect(await statementsOf(server.context.pool, ask)).toHaveLength(few)
  await sql`analyze meeting, meeting_request`.execute(server.context.db)
  const { meeting = 0, meeting_request = 0 } = await rowsRead(server, ask)
  expect(meeting).toBeLessThan(40)
  expect(meeting_request).toBeLessThan(40)
})

async function openEveryOtherThing(count: number) {
  const { id } = await order({ status: 'completed' })
  const now = server.clock.now()
  const begin = new Date(now.getTime() - 400 * DAY_MS)
  await sql`
    insert into meeting (agent_id, client_id, order_id, status, during, padded, created_at, updated_at)
    select ${agent.id}, ${client.id}, ${id}, 'done', tstzrange(at, at + interval '1 hour'), tstzrange(at, at + interval '1 hour'), ${now}, ${now}
    from generate_series(1, ${count}) number, lateral (select ${begin}::timestamptz + number * interval '1 day' as at) times`.execute(
    server.context.db,
  )
}
