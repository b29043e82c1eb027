import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, makePerson, signIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { bookSlot } from './slots/book-slot.ts'
import { holdSlot } from './slots/hold-slot.ts'

// Monday 2 November 2026, 9:00 in UTC and 10:00 in Berlin.
let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

interface Agent {
  id: string
  browser: Browser
}
let agent: Agent
beforeEach(async () => {
  agent = await openAgent()
})

async function openAgent(timezone: string | null = 'Europe/Berlin'): Promise<Agent> {
  const person = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  const browser = await signIn(server, person)
  if (timezone) await browser.put('/account/timezone', { timezone })
  return { id: person.id, browser }
}

const WEEKDAYS = [1, 2, 3, 4, 5]
const NINE_TO_FIVE = { workHours: WEEKDAYS.map((day) => ({ day, start: '09:00', end: '16:59' })) }
const setHours = ({ browser }: Agent, hours: object = NINE_TO_FIVE) =>
  browser.put('/account/consultant/work-hours', { workHoursOverride: [], ...hours })
const setRules = ({ browser }: Agent, rules: object) =>
  browser.put('/account/consultant/availability-rules', {
    buffer_before: 0,
    buffer_after: 0,
    notice_minutes: 0,
    most_a_day: null,
    slot_step: 60,
    ...rules,
  })
const block = ({ browser }: Agent, body: object) => browser.post('/account/consultant/blocked-dates', body)
const schedules = async ({ id, browser }: Agent, query = 'from=2026-11-03&to=2026-11-03&length=60') =>
  (await browser.get(`/consultants/${id}/schedules?${query}`)).body.data
const slotsOf = async (whose: Agent, query?: string): Promise<string[]> =>
  (await schedules(whose, query)).slots

async function book(whose: Agent, start: string, length = 60) {
  const client = await makePerson(server, { first_name: 'Ines', last_name: 'Duarte' })
  const held = await holdSlot(server.context, client, { agentId: whose.id, start: new Date(start), length })
  await transact(server.context, (tx) =>
    bookSlot(server.context, tx, client, { meetingId: held.id, orderId: null }),
  )
  return { client, id: held.id }
}

describe('the hours of a week', () => {
  test('come back as they were saved, with the end one minute before the one people see', async () => {
    const hours = {
      workHours: [
        { day: 1, start: '13:00', end: '16:59' },
        { day: 1, start: '09:00', end: '11:59' },
        { day: 6, start: '00:00', end: '23:59' },
      ],
      workHoursOverride: [
        {
          from: { date: '2026-12-21' },
          to: { date: '2026-12-22' },
          workHours: [{ start: '10:00', end: '10:59' }],
        },
        { from: { date: '2026-12-24' }, to: { date: '2027-01-03' }, workHours: [] },
      ],
    }
    expect((await setHours(agent, hours)).status).toBe(200)
    expect((await agent.browser.get('/account/consultant/work-hours')).body.data).toEqual({
      timezone: { name: 'Europe/Berlin' },
      ...hours,
      workHours: [hours.workHours[1], hours.workHours[0], hours.workHours[2]],
      validDates: ['2026-12-21', '2026-12-22'],
      clashes: [],
    })
  })

  test('that end at 17:00 have a slot until 17:00, not until 16:59', async () => {
    await setHours(agent)
    await setRules(agent, {})
    expect((await slotsOf(agent)).at(-1)).toBe('2026-11-03T15:00:00.000Z')
  })

  test('need a time zone first', async () => {
    const nowhere = await openAgent(null)
    expect(await setHours(nowhere)).toMatchObject({ status: 409, body: { message: /time zone/ } })
    expect(await schedules(nowhere)).toMatchObject({ timezone: null, slots: [] })
  })

  const wrong: [string, object, string, string][] = [
    [
      'no end',
      { workHours: [{ day: 1, start: '09:00' }] },
      'workHours.0.end',
      "Please enter 'to' when 'from' is set.",
    ],
    [
      'an end before the start',
      { workHours: [{ day: 1, start: '09:00', end: '08:59' }] },
      'workHours.0.end',
      'The end must be after the start.',
    ],
    [
      'ranges that overlap',
      {
        workHours: [
          { day: 1, start: '09:00', end: '11:59' },
          { day: 1, start: '11:59', end: '12:59' },
        ],
      },
      'workHours.1',
      'These hours overlap. Please leave each of them to one range.',
    ],
    ['a day there is not', { workHours: [{ day: 7, start: '09:00', end: '11:59' }] }, 'workHours.0.day', ''],
    [
      'a time there is not',
      { workHours: [{ day: 1, start: '24:00', end: '25:00' }] },
      'workHours.0.start',
      '',
    ],
    [
      'a period without its end',
      { workHours: [], workHoursOverride: [{ from: { date: '2026-12-01' }, workHours: [] }] },
      'workHoursOverride.0.to',
      'Please enter both start and end dates.',
    ],
    [
      'periods that share a day',
      {
        workHours: [],
        workHoursOverride: [
          { from: { date: '2026-12-05' }, to: { date: '2026-12-09' }, workHours: [] },
          { from: { date: '2026-12-01' }, to: { date: '2026-12-05' }, workHours: [] },
        ],
      },
      'workHoursOverride',
      'Two of these periods share a day. Please keep them apart.',
    ],
  ]
  test.each(wrong)('with %s are refused at that field', async (_what, body, field, message) => {
    const answer = await setHours(agent, body)
    expect(answer.status).toBe(422)
    expect(answer.body.errors[0]).toEqual({ field, message: message || expect.any(String) })
  })

  test('saved twice at once are one of the two, whole', async () => {
    const early = { workHours: WEEKDAYS.map((day) => ({ day, start: '06:00', end: '06:59' })) }
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => setHours(agent, index % 2 ? early : NINE_TO_FIVE)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const { workHours } = (await agent.browser.get('/account/consultant/work-hours')).body.data
    expect([early.workHours, NINE_TO_FIVE.workHours]).toContainEqual(workHours)
  })
})

describe('the schedule clients see', () => {
  beforeEach(async () => {
    await setHours(agent)
    await setRules(agent, {})
  })

  test('is today to three months ahead, and no busy reasons', async () => {
    const all = await schedules(agent, 'length=60')
    expect(all).toMatchObject({
      timezone: { name: 'Europe/Berlin' },
      window: { from: '2026-11-02', to: '2027-02-02' },
    })
    expect(Object.keys(all).sort()).toEqual([
      'has_hours',
      'length',
      'slots',
      'timezone',
      'validDates',
      'window',
    ])
    expect(all.slots[0]).toBe('2026-11-02T09:00:00.000Z')
    expect(all.validDates.at(-1)).toBe('2027-02-02')
    expect(await slotsOf(agent, 'from=2027-02-03&to=2027-03-03')).toEqual([])
    expect(await slotsOf(agent, 'from=2026-10-01&to=2026-11-01')).toEqual([])
  })

  test('begins at 9:00 local on both sides of the change of clocks', async () => {
    const away = await openAgent('America/New_York')
    await setHours(away, { workHours: [0, 1, 6].map((day) => ({ day, start: '09:00', end: '09:59' })) })
    server.clock.forward(100 * DAY_MS)
    try {
      const slots = await slotsOf(away, 'from=2027-03-13&to=2027-03-15&length=60')
      expect(slots).toEqual([
        '2027-03-13T14:00:00.000Z',
        '2027-03-14T13:00:00.000Z',
        '2027-03-15T13:00:00.000Z',
      ])
    } finally {
      server.clock.forward(-100 * DAY_MS)
    }
  })

  test('counts days as the caller does: a client at +14 and an agent at −11', async () => {
    const far = await openAgent('Pacific/Pago_Pago')
    await setHours(far, { workHours: [{ day: 2, start: '09:00', end: '09:59' }] })
    const query = 'length=60&timezone=Pacific/Kiritimati'
    // Tuesday 9:00 at −11 is Wednesday 10:00 at +14.
    expect(await schedules(far, `from=2026-11-04&to=2026-11-04&${query}`)).toMatchObject({
      slots: ['2026-11-03T20:00:00.000Z'],
      validDates: ['2026-11-04'],
      window: { from: '2026-11-02' },
    })
    expect(await slotsOf(far, `from=2026-11-03&to=2026-11-03&${query}`)).toEqual([])
  })

  test('wants both days, in order, and a zone there is', async () => {
    const ask = async (query: string) =>
      (await agent.browser.get(`/consultants/${agent.id}/schedules?${query}`)).body.errors
    expect(await ask('from=2026-11-03')).toEqual([
      { field: 'to', message: 'Please enter both start and end dates.' },
    ])
    expect(await ask('from=2026-11-03&to=2026-11-02')).toMatchObject([{ field: 'to' }])
    expect(await ask('timezone=Mars/Olympus')).toMatchObject([{ field: 'timezone' }])
    expect(await ask('length=0')).toMatchObject([{ field: 'length' }])
    expect(await slotsOf(agent, 'from=0001-01-01&to=9999-12-31')).not.toEqual([])
  })

  test('says of an agent who has set no hours that there are none', async () => {
    const fresh = await openAgent('Africa/Lagos')
    expect(await schedules(fresh)).toMatchObject({ has_hours: false, slots: [] })
    await setHours(fresh)
    expect(await schedules(fresh)).toMatchObject({ has_hours: true })
    await block(fresh, { dateRange: { start: '2026-11-01', end: '2027-03-01' } })
    expect(await schedules(fresh, '')).toMatchObject({ has_hours: true, slots: [] })
  })

  test('leaves out leave, blocked days and hours, and has them back when they go', async () => {
    const before = await slotsOf(agent)
    expect(before).toHaveLength(8)
    const day = { start: '2026-11-03', end: '2026-11-03' }
    const hours = await block(agent, { dateRange: day, timeRanges: [{ start: '09:00', end: '11:59' }] })
    expect(hours.status).toBe(201)
    expect(await slotsOf(agent)).toEqual(before.slice(3))
    const path = `/account/consultant/blocked-dates/${hours.body.data.id}`
    await agent.browser.put(path, { dateRange: day })
    expect(await slotsOf(agent)).toEqual([])
    expect((await agent.browser.delete(path)).status).toBe(204)
    expect(await slotsOf(agent)).toEqual(before)
    await server.context.db
      .updateTable('agent')
      .set({ away_from: '2026-11-01', away_until: '2026-11-03' })
      .where('person_id', '=', agent.id)
      .execute()
    expect(await slotsOf(agent)).toEqual([])
  })

  test('leaves out busy times of a calendar elsewhere', async () => {
    const { id } = await server.context.db
      .insertInto('connected_calendar')
      .values({
        agent_id: agent.id,
        provider: 'google',
        status: 'linked',
        sealed_tokens: Buffer.from('sealed'),
        created_at: server.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await server.context.db
      .insertInto('busy_time')
      .values({ calendar_id: id, agent_id: agent.id, during: '[2026-11-03T08:30Z, 2026-11-03T10:00Z)' })
      .execute()
    expect((await slotsOf(agent))[0]).toBe('2026-11-03T10:00:00.000Z')
  })

  test('is nobody’s business while the agent is not verified, but their own', async () => {
    const person = await makePerson(server, { home: 'consultant' })
    const browser = await signIn(server, person)
    expect((await agent.browser.get(`/consultants/${person.id}/schedules`)).status).toBe(404)
    expect((await browser.get(`/consultants/${person.id}/schedules`)).status).toBe(200)
  })
})

describe('what is blocked', () => {
  test('is listed from today on, the nearest first, page by page', async () => {
    for (const start of ['2026-12-24', '2026-11-20', '2026-10-01', '2026-11-02'])
      await block(agent, { dateRange: { start, end: start } })
    const first = (await agent.browser.get('/account/consultant/blocked-dates?limit=2')).body.data
    expect(first.items.map((one: { dateRange: { start: string } }) => one.dateRange.start)).toEqual([
      '2026-11-02',
      '2026-11-20',
    ])
    const next = await agent.browser.get(
      `/account/consultant/blocked-dates?limit=2&cursor=${first.pagination.next_cursor}`,
    )
    expect(next.body.data).toMatchObject({
      items: [{ dateRange: { start: '2026-12-24', end: '2026-12-24' }, timeRanges: [] }],
      pagination: { next_cursor: null },
    })
  })

  test('needs both of its days', async () => {
    const message = 'Please enter both start and end dates.'
    for (const body of [{}, { dateRange: { start: '2026-11-03' } }, { dateRange: { start: '', end: '' } }]) {
      const { body: answer } = await block(agent, body)
      expect(
        answer.errors.map((error: { message: string }) => error.message),
        JSON.stringify(body),
      ).toContain(message)
    }
  })

  test('of another agent is not there', async () => {
    const day = { dateRange: { start: '2026-11-03', end: '2026-11-03' } }
    const { id } = (await block(agent, day)).body.data
    const other = await openAgent()
    expect((await other.browser.put(`/account/consultant/blocked-dates/${id}`, day)).status).toBe(404)
    expect((await other.browser.delete(`/account/consultant/blocked-dates/${id}`)).status).toBe(404)
  })
})

describe('a booked meeting', () => {
  beforeEach(async () => {
    await setHours(agent)
    await setRules(agent, {})
  })

  test('takes its time and the buffers around it', async () => {
    await setRules(agent, { buffer_before: 30, buffer_after: 30 })
    await book(agent, '2026-11-03T10:00:00Z')
    expect(await slotsOf(agent)).toEqual([
      '2026-11-03T08:00:00.000Z',
      '2026-11-03T12:00:00.000Z',
      '2026-11-03T13:00:00.000Z',
      '2026-11-03T14:00:00.000Z',
      '2026-11-03T15:00:00.000Z',
    ])
  })

  test('fills the day when there may be no more', async () => {
    await setRules(agent, { most_a_day: 1 })
    await book(agent, '2026-11-03T10:00:00Z')
    expect(await slotsOf(agent)).toEqual([])
    expect(await slotsOf(agent, 'from=2026-11-04&to=2026-11-04')).not.toEqual([])
  })

  test('stands when hours change or days are blocked, and is listed as a clash', async () => {
    const { id } = await book(agent, '2026-11-03T10:00:00Z')
    const clash = {
      id,
      start: '2026-11-03T10:00:00.000Z',
      end: '2026-11-03T11:00:00.000Z',
      client: 'Ines Duarte',
    }
    const fewer = await setHours(agent, { workHours: [{ day: 2, start: '14:00', end: '16:59' }] })
    expect(fewer.body.data.clashes).toEqual([clash])
    expect((await setHours(agent)).body.data.clashes).toEqual([])
    const blocked = await block(agent, { dateRange: { start: '2026-11-03', end: '2026-11-03' } })
    expect(blocked.body.data.clashes).toEqual([clash])
    const { rows } = await server.context.pool.query('select status from meeting where id = $1', [id])
    expect(rows).toEqual([{ status: 'booked' }])
  })
})

describe('the rules of an agent', () => {
  test('begin with none but four hours of notice', async () => {
    expect((await agent.browser.get('/account/consultant/availability-rules')).body.data).toEqual({
      buffer_before: 0,
      buffer_after: 0,
      notice_minutes: 240,
      most_a_day: null,
      slot_step: 30,
    })
    await setHours(agent)
    // It is 10:00 there, hence 14:00 at the earliest.
    expect((await slotsOf(agent, 'from=2026-11-02&to=2026-11-02'))[0]).toBe('2026-11-02T13:00:00.000Z')
  })

  test.each([
    ['buffer_before', -1],
    ['buffer_after', 241],
    ['notice_minutes', 1.5],
    ['most_a_day', 0],
    ['slot_step', 7],
  ])('refuse %s of %s', async (field, value) => {
    const answer = await setRules(agent, { [field]: value })
    expect(answer.status).toBe(422)
    expect(answer.body.errors[0].field).toBe(field)
  })
})

describe('what costs everybody who looks is bounded', () => {
  const DAY = { start: '2026-11-04', end: '2026-11-10' }
  const TWELVE = Array.from({ length: 12 }, (_, index) => {
    const hour = String(index * 2).padStart(2, '0')
    return { start: `${hour}:00`, end: `${hour}:14` }
  })

  test('a day has 24 blocked times, however they came together', async () => {
    for (const _ of [1, 2])
      expect((await block(agent, { dateRange: DAY, timeRanges: TWELVE })).status).toBe(201)
    const later = { start: '2026-11-10', end: '2026-11-30' }
    const refused = await block(agent, { dateRange: later })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'A day can have at most 24 blocked times. Please remove some of these days first, or block them whole.',
    ])
    const beside = await block(agent, { dateRange: { start: '2026-11-11', end: '2026-11-30' } })
    expect(beside.status).toBe(201)
    const path = `/account/consultant/blocked-dates/${beside.body.data.id}`
    expect((await agent.browser.put(path, { dateRange: later })).status).toBe(409)
    expect(
      (await agent.browser.put(path, { dateRange: { start: '2026-11-12', end: '2026-11-30' } })).status,
    ).toBe(200)
  })

  test('a day has 96 times to begin at: a longer one has wider steps', async () => {
    await setRules(agent, { slot_step: 5 })
    const hours = (end: string) => setHours(agent, { workHours: [{ day: 2, start: '08:00', end }] })
    const slots = () => slotsOf(agent, 'from=2026-11-03&to=2026-11-03&length=5')
    await hours('15:59')
    expect(await slots()).toHaveLength(96)
    await hours('16:59')
    expect(await slots()).toHaveLength(54)
    expect((await slots()).slice(0, 2)).toEqual(['2026-11-03T07:00:00.000Z', '2026-11-03T07:10:00.000Z'])
  })

  test('one address asks 120 times a minute', async () => {
    const ask = () =>
      agent.browser.get(`/consultants/${agent.id}/schedules`, { remoteAddress: '203.0.113.77' })
    await server.context.pool.query(`insert into rate_limit values ('schedules', $1, 119, $2)`, [
      'address 203.0.113.77',
      new Date(server.clock.now().getTime() + 30_000),
    ])
    expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
  })
})
