import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PATIENCE_MS, startFakeCalendars } from '../../../test/fake-calendars.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { makeMeeting } from '../../../test/meetings.ts'
import { Browser, makePerson, signIn, type TestPerson } from '../../../test/people.ts'
import { makeService } from '../../../test/services.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { erasePeople } from '../../desk/leaving/erase-people.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import type { CalendarProvider } from '../../settings/calendar-settings.ts'
import { takeSlot } from '../availability/slots/take-slot.ts'
import { readCalendars } from './read-calendars.ts'

const ORIGIN = 'http://127.0.0.1:3000'
const CALENDARS = '/account/consultant/calendars'
const PAGE = '/p/agent/account/calender'

/** Tuesday, 10 to 11: a free hour, until the calendar elsewhere says otherwise. */
const TEN = '2026-11-03T10:00:00.000Z'
const MEETING = { start: '2026-11-03T10:00:00Z', end: '2026-11-03T11:00:00Z' }
const HOURS = ['09', '10', '11', '12'].map((hour) => `2026-11-03T${hour}:00:00.000Z`)
const FREE_BUT_TEN = HOURS.filter((hour) => hour !== TEN)

const lines: string[] = []
const log = pino(
  { level: 'trace' },
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  }),
)

let server: TestApp
let fake: Awaited<ReturnType<typeof startFakeCalendars>>
beforeAll(async () => {
  fake = await startFakeCalendars()
  server = await openTestApp({ settings: { calendars: fake.providers }, replaced: { log } })
})
afterAll(async () => {
  await server.close()
  await fake.close()
})

type Agent = TestPerson & { browser: Browser }
let agent: Agent
beforeEach(async () => {
  // Each test begins on the same Monday morning, for the queue too.
  server.clock.forward(Date.parse('2026-11-02T09:00:00Z') - server.clock.now().getTime())
  await server.jobsDone()
  Object.assign(fake.state, {
    mood: 'up',
    events: [MEETING],
    areGrantsEnded: false,
    areTokensRefused: false,
    scope: undefined,
    isOffline: true,
    pageSize: 500,
    nextPage: null,
    asked: [],
  })
  await server.context.pool.query('delete from connected_calendar')
  agent = await openAgent()
})

async function openAgent(timezone = 'UTC'): Promise<Agent> {
  const person = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  const browser = await signIn(server, person)
  await browser.put('/account/timezone', { timezone })
  const workHours = [{ day: 2, start: '09:00', end: '12:59' }]
  await browser.put('/account/consultant/work-hours', { workHours, workHoursOverride: [] })
  const rules = { buffer_before: 0, buffer_after: 0, notice_minutes: 0, most_a_day: null, slot_step: 60 }
  await browser.put('/account/consultant/availability-rules', rules)
  return { ...person, browser }
}

const slotsOf = async ({ id }: TestPerson, day = '2026-11-03') =>
  (await new Browser(server).get(`/consultants/${id}/schedules?from=${day}&to=${day}&length=60`)).body.data
    .slots as string[]

const calendars = async ({ browser }: Agent) => (await browser.get(CALENDARS)).body.data.items
const statusOf = async (whose: Agent) => (await calendars(whose))[0]?.linkStatus

const open = async (browser: Browser, address: string) =>
  (await browser.get(address.slice(`${ORIGIN}/api`.length))).headers.location as string

/** To the provider and a yes there: the address to come back by, which nobody has opened yet. */
async function goThere({ browser }: Pick<Agent, 'browser'>, provider = 'google') {
  await browser.head('/heartbeat')
  // Nobody connects so many; the limit counts addresses.
  const [a, b] = randomBytes(2)
  const begun = await browser.post(CALENDARS, { provider }, { remoteAddress: `10.0.${a}.${b}` })
  expect(begun.status).toBe(200)
  return fake.consent(begun.body.data.url)
}

async function connect(whose: Agent = agent, provider = 'google') {
  const location = await open(whose.browser, await goThere(whose, provider))
  await server.jobsDone()
  return location
}

/** The calendars are read every quarter of an hour. */
async function aQuarterLater() {
  server.clock.forward(15 * MINUTE_MS)
  await server.context.jobs.runDue(server.context)
  await readCalendars.run(server.context, {})
  await server.jobsDone()
}

describe.each(['google', 'microsoft'])('a calendar at %s', (provider) => {
  test('takes slots away once it is connected, and again as it changes', async () => {
    expect(await slotsOf(agent)).toEqual(HOURS)
    expect(await connect(agent, provider)).toBe(`${PAGE}?tab=calendars#connected-calendar`)
    expect(await slotsOf(agent)).toEqual(FREE_BUT_TEN)
    expect(await calendars(agent)).toEqual([
      {
        id: expect.any(String),
        provider,
        name: provider === 'google' ? 'Google Calendar' : 'Outlook Calendar',
        linkStatus: [1, 'Linked'],
        last_read_at: server.clock.now().toISOString(),
      },
    ])
    fake.state.events = [{ start: '2026-11-03T08:30:00Z', end: '2026-11-03T09:01:00Z' }]
    await aQuarterLater()
    expect(await slotsOf(agent)).toEqual(HOURS.slice(1))
  })

  test('is read every quarter of an hour, with new tokens once an hour', async () => {
    await connect(agent, provider)
    fake.state.asked = []
    for (let quarter = 0; quarter < 8; quarter++) await aQuarterLater()
    expect(fake.state.asked.filter((what) => what === 'POST /token')).toHaveLength(2)
    expect(new Set(fake.state.asked).size).toBe(2)
    await readCalendars.run(server.context, {})
    fake.state.asked = []
    await server.jobsDone()
    expect(fake.state.asked).toEqual([])
  })

  test('is asked for three months', async () => {
    const last = { start: '2027-02-02T10:00:00Z', end: '2027-02-02T11:00:00Z' }
    fake.state.events = [last, { start: '2027-02-09T09:00:00Z', end: '2027-02-09T20:00:00Z' }]
    expect(await slotsOf(agent, '2027-02-02')).toContain('2027-02-02T10:00:00.000Z')
    await connect(agent, provider)
    expect(await slotsOf(agent, '2027-02-02')).not.toContain('2027-02-02T10:00:00.000Z')
    const { rows } = await server.context.pool.query('select during from busy_time where agent_id = $1', [
      agent.id,
    ])
    expect(rows).toHaveLength(1)
  })

  test.each(['failing', 'hanging', 'babbling', 'leading away', 'endless'] as const)(
    'that is %s leaves what was known, and is asked again',
    async (mood) => {
      await connect(agent, provider)
      fake.state.events = []
      fake.state.mood = mood
      await aQuarterLater()
      expect(await slotsOf(agent)).toEqual(FREE_BUT_TEN)
      expect(await statusOf(agent)).toEqual([1, 'Linked'])
      expect(fake.state.asked).not.toContain('GET /elsewhere')
      expect(fake.state.asked).not.toContain('POST /elsewhere')
      fake.state.mood = 'up'
      await aQuarterLater()
      expect(await slotsOf(agent)).toEqual(HOURS)
    },
  )

  test.each(['areGrantsEnded', 'areTokensRefused'] as const)(
    'that no longer lets us in (%s) counts no more, and the agent is told once',
    async (end) => {
      await connect(agent, provider)
      fake.state[end] = true
      for (let quarter = 0; quarter < 6; quarter++) await aQuarterLater()
      expect(await slotsOf(agent)).toEqual(HOURS)
      expect(await statusOf(agent)).toEqual([-3, 'Incomplete'])
      const mails = await mailsTo(server, agent.email)
      expect(mails.filter(({ subject }) => subject.includes('no longer connected'))).toHaveLength(1)
      const { rows } = await server.context.pool.query(
        'select sealed_tokens, (select count(*)::int from busy_time) as times from connected_calendar',
      )
      expect(rows).toEqual([{ sealed_tokens: null, times: 0 }])

      fake.state[end] = false
      await connect(agent, provider)
      expect(await statusOf(agent)).toEqual([1, 'Linked'])
      expect(await slotsOf(agent)).toEqual(FREE_BUT_TEN)
    },
  )

  test('counts no more once it is disconnected', async () => {
    await connect(agent, provider)
    const [{ id }] = await calendars(agent)
    expect(await agent.browser.delete(`${CALENDARS}/${id}`)).toMatchObject({ status: 204 })
    expect(await slotsOf(agent)).toEqual(HOURS)
    expect(await calendars(agent)).toEqual([])
    await server.jobsDone()
    fake.state.asked = []
    await aQuarterLater()
    expect(fake.state.asked).toEqual([])
  })

  test('is neither read nor disconnected by a stranger', async () => {
    await connect(agent, provider)
    const [{ id }] = await calendars(agent)
    const stranger = await openAgent()
    expect(await calendars(stranger)).toEqual([])
    expect(await stranger.browser.delete(`${CALENDARS}/${id}`)).toMatchObject({ status: 404 })
    expect(await statusOf(agent)).toEqual([1, 'Linked'])
  })
})

describe('Google', () => {
  const disconnect = async () => {
    const [{ id }] = await calendars(agent)
    expect(await agent.browser.delete(`${CALENDARS}/${id}`)).toMatchObject({ status: 204 })
  }

  test('hears that we read no more, also when it is down at first', async () => {
    fake.forgetGrants()
    await connect(agent, 'google')
    fake.state.mood = 'failing'
    await disconnect()
    expect(await server.runJobs()).toHaveLength(1)
    expect(fake.grants()).toBe(1)
    fake.state.mood = 'up'
    server.clock.forward(HOUR_MS)
    await server.jobsDone()
    expect(fake.grants()).toBe(0)
  })

  test('hears it too when the account is deleted', async () => {
    fake.forgetGrants()
    await connect(agent, 'google')
    await agent.browser.post('/account/deletion-requests')
    server.clock.forward(15 * DAY_MS)
    await erasePeople.run(server.context, {})
    await server.jobsDone()
    expect(fake.grants()).toBe(0)
  })

  test('that has ended it by itself is not asked twice', async () => {
    await connect(agent, 'google')
    fake.forgetGrants()
    await disconnect()
    expect(await server.runJobs()).toEqual([])
  })
})

describe('Microsoft', () => {
  test('times shown as free or elsewhere take nothing', async () => {
    const hour = (at: string, showAs: string) => ({
      start: `2026-11-03T${at}:00:00Z`,
      end: `2026-11-03T${at}:59:00Z`,
      showAs,
    })
    fake.state.events = [
      hour('09', 'free'),
      hour('10', 'tentative'),
      hour('11', 'oof'),
      hour('12', 'workingElsewhere'),
    ]
    await connect(agent, 'microsoft')
    expect(await slotsOf(agent)).toEqual([HOURS[0], HOURS[3]])
  })

  test('whole days are days where the agent is', async () => {
    const far = await openAgent('Pacific/Auckland')
    fake.state.events = [{ start: '2026-11-03T00:00:00Z', end: '2026-11-04T00:00:00Z', isAllDay: true }]
    expect(await slotsOf(far, '2026-11-03')).toHaveLength(4)
    await connect(far, 'microsoft')
    expect(await slotsOf(far, '2026-11-03')).toEqual([])
    expect(await slotsOf(far, '2026-11-10')).toHaveLength(4)
  })

  test('is followed from page to page, but nowhere else', async () => {
    const hours = ['09', '10', '11']
    fake.state.events = hours.map((at) => ({
      start: `2026-11-03T${at}:00:00Z`,
      end: `2026-11-03T${at}:30:00Z`,
    }))
    fake.state.pageSize = 1
    await connect(agent, 'microsoft')
    expect(await slotsOf(agent)).toEqual(HOURS.slice(3))
    for (const nextPage of [
      'http://169.254.169.254/latest/meta-data',
      `${fake.providers[0]?.issuer}/v1.0/me/messages?`,
      `${fake.providers[0]?.issuer}.evil.example/v1.0/me/calendarView?`,
      `${fake.providers[0]?.issuer}/v1.0/me/calendarView?again`,
    ]) {
      Object.assign(fake.state, { nextPage, events: [], asked: [] })
      await aQuarterLater()
      expect(
        fake.state.asked.filter((what) => !what.endsWith('/calendarView') && what !== 'POST /token'),
      ).toEqual([])
      expect(await slotsOf(agent)).toEqual(HOURS.slice(3))
    }
  })
})

describe('the way to a provider and back', () => {
  const nothing = async (whose: Agent) => {
    const { rows } = await server.context.pool.query(
      "select 1 from connected_calendar where agent_id = $1 and status = 'linked'",
      [whose.id],
    )
    expect(rows).toEqual([])
  }

  test('asks for when one is busy and no more, for good, with a challenge', async () => {
    const way = new URL((await agent.browser.post(CALENDARS, { provider: 'google' })).body.data.url)
    expect(Object.fromEntries(way.searchParams)).toMatchObject({
      scope: 'https://www.googleapis.com/auth/calendar.freebusy',
      access_type: 'offline',
      code_challenge_method: 'S256',
      redirect_uri: `${ORIGIN}/api${CALENDARS}/google/callback`,
    })
    expect(await statusOf(agent)).toEqual([-1, 'In Progress'])
    server.clock.forward(11 * MINUTE_MS)
    expect(await statusOf(agent)).toEqual([-3, 'Incomplete'])
  })

  test('is open for ten minutes, and once', async () => {
    const late = await goThere(agent)
    server.clock.forward(11 * MINUTE_MS)
    expect(await open(agent.browser, late)).toContain('problem=calendar_expired')
    await nothing(agent)
    const back = await goThere(agent)
    expect(await open(agent.browser, back)).not.toContain('problem')
    expect(await open(agent.browser, back)).toContain('problem=calendar_expired')
    expect(await statusOf(agent)).toEqual([1, 'Linked'])
  })

  test('may be given up', async () => {
    const back = new URL(await goThere(agent))
    back.searchParams.delete('code')
    back.searchParams.set('error', 'access_denied')
    expect(await open(agent.browser, back.href)).toContain('problem=calendar_cancelled')
    expect(await statusOf(agent)).toEqual([-3, 'Incomplete'])
  })

  test('ends in nothing where another browser, another agent or nobody comes back', async () => {
    const other = await openAgent()
    const back = await goThere(agent)
    expect(await open(other.browser, back)).toContain('problem=calendar_expired')
    expect(await open(new Browser(server), back)).toContain('problem=calendar_expired')
    const elsewhere = await signIn(server, agent)
    elsewhere.cookies.set('calendar', 'of another way')
    expect(await open(elsewhere, back)).toContain('problem=calendar_expired')
    // Somebody signed in here meanwhile.
    other.browser.cookies.set('calendar', agent.browser.cookies.get('calendar') as string)
    expect(await open(other.browser, back)).toContain('problem=calendar_expired')
    await nothing(agent)
    await nothing(other)
  })

  test('ends in nothing with a foreign state, at another provider, or with another’s code', async () => {
    const changed = async (change: (back: URL) => void) => {
      const back = new URL(await goThere(agent))
      change(back)
      const location = await open(agent.browser, back.href)
      await nothing(agent)
      return location
    }
    expect(await changed(({ searchParams }) => searchParams.set('state', 'x'))).toContain('calendar_expired')
    expect(await changed(({ searchParams }) => searchParams.delete('state'))).toContain('calendar_expired')
    expect(
      await changed((back) => {
        back.pathname = back.pathname.replace('google', 'microsoft')
      }),
    ).toContain('calendar_expired')
    const theirs = new URL(await goThere(await openAgent())).searchParams.get('code') as string
    expect(await changed(({ searchParams }) => searchParams.set('code', theirs))).toContain('calendar_failed')
    const twice = await changed(({ searchParams }) => searchParams.append('state', 'y'))
    expect(twice ?? '').not.toContain(`${PAGE}?tab=calendars#`)
  })

  test.each(['failing', 'hanging', 'babbling', 'leading away', 'endless'] as const)(
    'fails politely while the provider is %s',
    async (mood) => {
      const back = await goThere(agent)
      fake.state.mood = mood
      expect(await open(agent.browser, back)).toContain('problem=calendar_failed')
      await nothing(agent)
    },
  )

  test('ends in nothing where the calendar was left out, or it would not last', async () => {
    fake.state.scope = 'openid email'
    expect(await connect()).toContain('problem=calendar_not_shared')
    fake.state.scope = undefined
    fake.state.isOffline = false
    expect(await connect()).toContain('problem=calendar_failed')
    await nothing(agent)
  })

  test('begins nowhere but at what is offered', async () => {
    expect(await agent.browser.post(CALENDARS, { provider: 'nowhere' })).toMatchObject({ status: 404 })
    expect(await agent.browser.get(`${CALENDARS}/nowhere/callback`)).toMatchObject({ status: 404 })
    expect((await agent.browser.get(CALENDARS)).body.data.providers).toEqual([
      { id: 'google', name: 'Google Calendar' },
      { id: 'microsoft', name: 'Outlook Calendar' },
    ])
  })
})

test('our own meeting, which came into that calendar by mail, is not in the way of its own move', async () => {
  const { id } = await makeMeeting(server, { client: await makePerson(server), agent, inHours: 25 })
  const rules = { buffer_before: 0, buffer_after: 0, notice_minutes: 0, most_a_day: null, slot_step: 30 }
  await agent.browser.put('/account/consultant/availability-rules', rules)
  await connect()
  const halfPastTen = (except?: string) =>
    transact(server.context, (tx) =>
      takeSlot(server.context, tx, {
        ...{ agentId: agent.id, start: new Date('2026-11-03T10:30:00Z'), length: 60, except },
      }),
    )
  await expect(halfPastTen()).rejects.toMatchObject({ code: 'not_now' })
  expect((await halfPastTen(id)).during.from).toBe(Date.parse('2026-11-03T10:30:00Z'))
})

test('an agent has both, and what either says is busy is not free', async () => {
  await connect(agent, 'google')
  await connect(agent, 'microsoft')
  fake.state.areGrantsEnded = true
  expect(await slotsOf(agent)).toEqual(FREE_BUT_TEN)
  const [{ id }] = await calendars(agent)
  await agent.browser.delete(`${CALENDARS}/${id}`)
  expect(await slotsOf(agent)).toEqual(FREE_BUT_TEN)
})

test('a run that is slower than linking anew takes nothing away', async () => {
  await connect()
  const [arrived, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  Object.assign(fake.providers[0] as CalendarProvider, { patienceMs: 60_000 })
  fake.state.before = () => {
    arrived.resolve()
    return held.promise
  }
  fake.forgetGrants()
  server.clock.forward(15 * MINUTE_MS)
  await readCalendars.run(server.context, {})
  const run = server.jobsDone()
  await arrived.promise
  fake.state.before = null
  expect(await open(agent.browser, await goThere(agent))).toBe(`${PAGE}?tab=calendars#connected-calendar`)
  held.resolve()
  await run
  Object.assign(fake.providers[0] as CalendarProvider, { patienceMs: PATIENCE_MS })
  expect(await statusOf(agent)).toEqual([1, 'Linked'])
  expect(await slotsOf(agent)).toEqual(FREE_BUT_TEN)
})

test('who is found by their next free time is found by the new one', async () => {
  await makeService(server, agent)
  const next = async () =>
    (
      await server.context.pool.query('select next_free_at as next from found_free where agent_id = $1', [
        agent.id,
      ])
    ).rows[0].next
  fake.state.events = [{ start: '2026-11-03T08:00:00Z', end: '2026-11-03T12:00:00Z' }]
  await connect()
  expect(await next()).toEqual(new Date('2026-11-03T12:00:00Z'))
  fake.state.areGrantsEnded = true
  for (let quarter = 0; quarter < 4; quarter++) await aQuarterLater()
  expect(await next()).toEqual(new Date('2026-11-03T09:00:00Z'))
})

test('no token, code or subject of an event stands in a row, a log line or the export', async () => {
  lines.length = 0
  await connect(agent, 'google')
  await connect(agent, 'microsoft')
  for (const mood of ['failing', 'babbling', 'leading away'] as const) {
    fake.state.mood = mood
    server.clock.forward(60 * MINUTE_MS)
    await aQuarterLater()
    expect(await open(agent.browser, await goThere(agent))).toContain('calendar_failed')
  }
  fake.state.mood = 'up'
  const { pool } = server.context
  const { rows } = await pool.query<{ table: string }>(
    "select quote_ident(table_schema) || '.' || quote_ident(table_name) as table from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')",
  )
  const exported = await agent.browser.get('/account/export')
  const held = lines.join('') + exported.text
  const markers = ['a secret matter', 'known to the two of us', ...fake.state.secrets.slice(-12)]
  for (const marker of markers) expect(held).not.toContain(marker)
  expect(lines.length).toBeGreaterThan(4)
  for (const { table } of rows) {
    const found = await pool.query(
      `select 1 from ${table} t, unnest($1::text[]) as marker where position(marker in t::text) > 0`,
      [markers],
    )
    expect(found.rowCount, table).toBe(0)
  }
})
