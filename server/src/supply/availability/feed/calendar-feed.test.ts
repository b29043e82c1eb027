import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Browser, makePerson, signIn } from '../../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { writeICalendar } from './write-icalendar.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const FEED = '/account/consultant/calendar-feed'

async function openAgent() {
  const person = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  const browser = await signIn(server, person)
  await browser.put('/account/timezone', { timezone: 'Europe/Berlin' })
  return { id: person.id, browser }
}

async function meet(
  agentId: string,
  client: { first_name: string; last_name: string },
  from: string,
  until: string,
) {
  const { id } = await makePerson(server, client)
  const during = `[${from},${until})`
  const now = server.clock.now()
  await server.context.db
    .insertInto('meeting')
    .values({
      agent_id: agentId,
      client_id: id,
      status: 'booked',
      during,
      padded: during,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

/** The address as a calendar program would open it, who is nobody. */
async function open(address: string) {
  const { status, text, headers } = await new Browser(server).get(
    new URL(address).pathname.replace('/api', ''),
  )
  return { status, text, headers }
}

/** Reads iCalendar by its own rules: lines are unfolded, texts unescaped. */
function read(text: string) {
  const lines = text.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)
  const events: Record<string, string>[] = []
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push({})
    const [name = '', ...value] = line.split(':')
    const event = events.at(-1)
    if (event)
      event[name] = value.join(':').replaceAll(/\\([\\;,n])/g, (_, one) => (one === 'n' ? '\n' : one))
  }
  return { lines, events }
}

test('whoever has the address reads meetings and what is blocked', async () => {
  const { id, browser } = await openAgent()
  expect((await browser.get(FEED)).body.data).toEqual({ address: null, created_at: null, last_read_at: null })
  const { address } = (await browser.post(FEED)).body.data
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:3000\/api\/calendars\/[\w-]{43}\.ics$/)

  await meet(id, { first_name: 'Ines', last_name: 'Duarte' }, '2026-11-03T10:00:00Z', '2026-11-03T11:00:00Z')
  await browser.post('/account/consultant/blocked-dates', {
    dateRange: { start: '2026-12-24', end: '2026-12-26' },
  })
  // The clocks of Berlin changed nine days ago; a time of day stays what it is.
  await browser.post('/account/consultant/blocked-dates', {
    dateRange: { start: '2026-11-05', end: '2026-11-06' },
    timeRanges: [{ start: '20:00', end: '23:59' }],
  })

  const answer = await open(address)
  expect(answer).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' },
  })
  const { lines, events } = read(answer.text)
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'END:VCALENDAR'])
  expect(events).toMatchObject([
    { SUMMARY: 'Meeting with Ines D.', DTSTART: '20261103T100000Z', DTEND: '20261103T110000Z' },
    { SUMMARY: 'Not available on Sojourn', DTSTART: '20261105T190000Z', DTEND: '20261105T230000Z' },
    { DTSTART: '20261106T190000Z', DTEND: '20261106T230000Z' },
    { 'DTSTART;VALUE=DATE': '20261224', 'DTEND;VALUE=DATE': '20261227' },
  ])
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(4)
  expect(answer.text).not.toContain('Duarte')
  expect((await browser.get(FEED)).body.data).toMatchObject({ address, last_read_at: expect.any(String) })
})

const ALWAYS = { agent_id: '', from_day: '0001-01-01', until_day: '9999-12-31', ranges: '[]' }
/** Twelve ranges of an hour, the last up to midnight. */
const EVERY_OTHER_HOUR = JSON.stringify(
  Array.from({ length: 12 }, (_, index) => [index * 120 + 60, index * 120 + 119]),
)

test('days blocked for ever are told of from today for a year', async () => {
  const { id, browser } = await openAgent()
  const { address } = (await browser.post(FEED)).body.data
  const created_at = server.clock.now()
  await server.context.db
    .insertInto('blocked_date')
    .values([
      { ...ALWAYS, agent_id: id, created_at },
      { ...ALWAYS, agent_id: id, created_at, from_day: '2028-01-01' },
      { ...ALWAYS, agent_id: id, created_at, ranges: '[[540,599]]' },
    ])
    .execute()
  const { events } = read((await open(address)).text)
  expect(events).toHaveLength(1 + 366)
  expect(events).toContainEqual(
    expect.objectContaining({ 'DTSTART;VALUE=DATE': '20261102', 'DTEND;VALUE=DATE': '20271103' }),
  )
  const hours = events.filter(({ DTSTART }) => DTSTART)
  expect(hours[0]).toMatchObject({ DTSTART: '20261102T080000Z', DTEND: '20261102T090000Z' })
  expect(hours.at(-1)).toMatchObject({ DTSTART: '20271102T080000Z', DTEND: '20271102T090000Z' })
})

test('hours blocked for ever make no more work than is shown', async () => {
  const { id, browser } = await openAgent()
  const { address } = (await browser.post(FEED)).body.data
  const created_at = server.clock.now()
  const block = { ...ALWAYS, agent_id: id, created_at, ranges: EVERY_OTHER_HOUR }
  await server.context.db.insertInto('blocked_date').values([block, block]).execute()
  const inZone = vi.spyOn(Temporal.PlainDate.prototype, 'toZonedDateTime')
  const { events } = read((await open(address)).text)
  expect(events).toHaveLength(2000)
  expect(inZone).toHaveBeenCalled()
  expect(inZone.mock.calls.length).toBeLessThan(2 * 2000 + 10)
  inZone.mockRestore()
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(2000)
  expect(events[0]).toMatchObject({ DTSTART: '20261102T000000Z', DTEND: '20261102T010000Z' })
  expect(events.at(-1)?.DTSTART).toMatch(/^202701/)
})

test('a renewed address ends the one before, and a revoked one opens nothing', async () => {
  const { browser } = await openAgent()
  const first = (await browser.post(FEED)).body.data.address
  const second = (await browser.post(FEED)).body.data.address
  expect(second).not.toBe(first)
  expect((await open(first)).status).toBe(404)
  expect((await open(second)).status).toBe(200)
  expect((await browser.delete(FEED)).status).toBe(204)
  expect((await open(second)).status).toBe(404)
})

test('the feed of a suspended agent opens for nobody', async () => {
  const { id, browser } = await openAgent()
  const { address } = (await browser.post(FEED)).body.data
  await server.context.db
    .updateTable('person')
    .set({ suspended_at: server.clock.now(), suspended_reason: 'Spam.' })
    .where('id', '=', id)
    .execute()
  expect((await open(address)).status).toBe(404)
})

test('a copy of the database opens no feed', async () => {
  const { id, browser } = await openAgent()
  const { address } = (await browser.post(FEED)).body.data
  const token = address.split('/').at(-1).replace('.ics', '')
  const { rows } = await server.context.pool.query('select * from calendar_feed where agent_id = $1', [id])
  const written = JSON.stringify(rows) + rows[0].token_hash.toString() + rows[0].sealed_token.toString()
  expect(written).not.toContain(token)
  expect((await open(address.replace(token, rows[0].token_hash.toString('base64url')))).status).toBe(404)
})

const NAMES = [
  'A\r\nATTENDEE:mailto:x@example.com',
  'B\nBEGIN:VEVENT',
  'C\rEND:VCALENDAR',
  'D\u2028SUMMARY:other',
  'E\u0085X:1',
  'F;RRULE=1,2\\n',
  'G\u0000\u0007\u001b[31m',
  'H:"quoted"',
  `I${'ä🎈'.repeat(120)}`,
]

test.each(NAMES)('no name can write into the calendar: %j', (name) => {
  const now = new Date('2026-11-02T09:00:00Z')
  const text = writeICalendar(name, [{ uid: 'one', from: now, until: now, changedAt: now, summary: name }])
  expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).not.toContain('\ufffd')
  const { lines, events } = read(text)
  expect(lines.map((line) => line.split(/[:;]/)[0])).toEqual([
    'BEGIN',
    'VERSION',
    'PRODID',
    'CALSCALE',
    'METHOD',
    'X-WR-CALNAME',
    'REFRESH-INTERVAL',
    'X-PUBLISHED-TTL',
    'BEGIN',
    'UID',
    'DTSTAMP',
    'DTSTART',
    'DTEND',
    'SUMMARY',
    'TRANSP',
    'END',
    'END',
  ])
  const kept = name.replaceAll(/\r\n|[\r\u0085\u2028]/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, '')
  expect(events[0]?.SUMMARY).toBe(kept)
})
