import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testSettings } from '../../../test/settings.ts'
import type { CalendarProvider } from '../../settings/calendar-settings.ts'
import { readCalendarProviders } from '../../settings/calendar-settings.ts'
import { TokenRefused } from './busy-source.ts'
import type { CalendarRow } from './calendar-store.ts'
import { tokensFrom } from './connection.ts'
import { sealTokens, unsealTokens } from './sealed-tokens.ts'
import { sourceOf } from './source-of.ts'
import { viewCalendars } from './view.ts'

interface Asked {
  method: string
  path: string
  query: URLSearchParams
  headers: Record<string, unknown>
  body: string
}
interface Reply {
  status?: number
  body?: unknown
  location?: string
}

let server: Server
let base: string
let asked: Asked[]
/** One for each question, the last for all that follow. */
let replies: Reply[]
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', base)
    const { method = '', headers } = request
    asked.push({ method, path: pathname, query: searchParams, headers, body: await text(request) })
    const { status = 200, body = {}, location } = (replies.length > 1 ? replies.shift() : replies[0]) ?? {}
    response.writeHead(status, location ? { location } : {})
    response.end(status === 204 ? undefined : typeof body === 'string' ? body : JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  asked = []
  replies = []
})

const [google, microsoft] = readCalendarProviders({
  ...{ CALENDARS: 'google,microsoft', OIDC_GOOGLE_CLIENT_ID: 'g', OIDC_GOOGLE_SECRET: 's' },
  ...{ OIDC_MICROSOFT_CLIENT_ID: 'm', OIDC_MICROSOFT_SECRET: 's' },
}) as [CalendarProvider, CalendarProvider]

const FROM = Date.parse('2026-11-02T00:00:00Z')
const DAY = 24 * 60 * 60 * 1000
const read = (provider: CalendarProvider, days = 1, zone = 'Europe/Berlin') =>
  sourceOf({ ...provider, api: base, patienceMs: 2000 }).busyBetween('a-token', {
    ...{ from: FROM, until: FROM + days * DAY, zone },
  })
const written = async (busy: ReturnType<typeof read>) =>
  (await busy).map(({ from, until }) =>
    [from, until].map((time) => new Date(time).toISOString().slice(0, 16)).join(' to '),
  )

const ofGoogle = (busy: unknown, more: object = {}): Reply => ({
  body: { kind: 'calendar#freeBusy', calendars: { primary: { busy, ...more } } },
})
const hour = { start: '2026-11-02T09:00:00Z', end: '2026-11-02T10:00:00Z' }

describe('Google', () => {
  test('is asked for one calendar between two instants, with the token and nothing else of the person', async () => {
    replies = [ofGoogle([])]
    expect(await read(google)).toEqual([])
    expect(asked).toHaveLength(1)
    const { method, path, headers, body } = asked[0] as Asked
    expect([method, path, headers.authorization]).toEqual(['POST', '/freeBusy', 'Bearer a-token'])
    expect(headers.accept).toBe('application/json')
    expect(JSON.parse(body)).toEqual({
      ...{ timeMin: '2026-11-02T00:00:00.000Z', timeMax: '2026-11-03T00:00:00.000Z' },
      items: [{ id: 'primary' }],
    })
  })

  test.each([
    [1, ['2026-11-03']],
    [31, ['2026-12-03']],
    [32, ['2026-12-03', '2026-12-04']],
    [92, ['2026-12-03', '2027-01-03', '2027-02-02']],
  ])('%i days are asked in stretches that end on %j', async (days, ends) => {
    replies = [ofGoogle([])]
    await read(google, days)
    const bodies = asked.map(({ body }) => JSON.parse(body) as { timeMin: string; timeMax: string })
    expect(bodies.map(({ timeMax }) => timeMax.slice(0, 10))).toEqual(ends)
    expect(bodies.slice(1).map(({ timeMin }) => timeMin)).toEqual(
      bodies.slice(0, -1).map(({ timeMax }) => timeMax),
    )
  })

  test('what each stretch says is busy', async () => {
    replies = [
      ofGoogle([hour]),
      ofGoogle([{ start: '2026-12-04T09:00:00+01:00', end: '2026-12-04T10:30:00+01:00' }]),
    ]
    expect(await written(read(google, 40))).toEqual([
      '2026-11-02T09:00 to 2026-11-02T10:00',
      '2026-12-04T08:00 to 2026-12-04T09:30',
    ])
  })

  test.each<[string, Reply]>([
    ['an offset', ofGoogle([{ start: '2026-11-02T10:00:00+01:00', end: '2026-11-02T04:00:00-06:00' }])],
    ['parts of a second', ofGoogle([{ start: '2026-11-02T09:00:00.000Z', end: '2026-11-02T10:00:00.000Z' }])],
    ['an empty list of errors', ofGoogle([hour], { errors: [] })],
    ['what we do not know', ofGoogle([{ ...hour, kind: 'new' }], { color: 'red' })],
  ])('%s is understood', async (_, reply) => {
    replies = [reply]
    expect(await written(read(google))).toEqual(['2026-11-02T09:00 to 2026-11-02T10:00'])
  })

  test.each<[string, Reply]>([
    ['errors for the calendar', ofGoogle([], { errors: [{ domain: 'global', reason: 'notFound' }] })],
    ['no calendar', { body: { calendars: {} } }],
    ['no calendars', { body: {} }],
    ['no list', ofGoogle(null)],
    ['an instant without a zone', ofGoogle([{ ...hour, end: '2026-11-02T10:00:00' }])],
    ['a day', ofGoogle([{ ...hour, end: '2026-11-03' }])],
    ['a number', ofGoogle([{ ...hour, start: 1_793_000_000 }])],
    ['an end that is missing', ofGoogle([{ start: hour.start }])],
    ['a page', { body: '<html>Sign in</html>' }],
    ['nothing', { status: 204 }],
    ['null', { body: 'null' }],
    ['a failure of its own', { status: 500 }],
    ['that it is too much', { status: 429 }],
    [
      'that it is too much for this hour',
      { status: 403, body: { error: { errors: [{ reason: 'userRateLimitExceeded' }] } } },
    ],
    ['the way to somewhere else', { status: 302, location: 'http://169.254.169.254/latest' }],
    ['more than anybody has', { body: `"${'x'.repeat(4 * 1024 * 1024)}"` }],
  ])('%s is no calendar without meetings', async (_, reply) => {
    replies = [reply]
    const failed = await read(google).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(Error)
    expect(failed).not.toBeInstanceOf(TokenRefused)
    expect(asked).toHaveLength(1)
  })

  test('a second stretch that fails makes all of it fail', async () => {
    replies = [ofGoogle([hour]), { status: 503 }]
    await expect(read(google, 40)).rejects.toThrow('Google Calendar answered 503')
  })
})

const at = (dateTime: string, timeZone = 'UTC') => ({ dateTime, timeZone })
const event = (changes: object = {}) => ({
  ...{ start: at('2026-11-02T09:00:00.0000000'), end: at('2026-11-02T10:00:00.0000000') },
  ...{ showAs: 'busy', isAllDay: false, ...changes },
})
const ofMicrosoft = (value: unknown, more: object = {}): Reply => ({ body: { value, ...more } })

describe('Microsoft', () => {
  test('is asked for when, how it is shown and no more, in UTC', async () => {
    replies = [ofMicrosoft([])]
    expect(await read(microsoft, 92)).toEqual([])
    const { method, path, query, headers } = asked[0] as Asked
    expect([method, path, headers.authorization]).toEqual(['GET', '/me/calendarView', 'Bearer a-token'])
    expect(headers.prefer).toBe('outlook.timezone="UTC"')
    expect(Object.fromEntries(query)).toEqual({
      ...{ startDateTime: '2026-11-02T00:00:00.000Z', endDateTime: '2027-02-02T00:00:00.000Z' },
      ...{ $select: 'start,end,showAs,isAllDay', $top: '500' },
    })
  })

  const HOUR = ['2026-11-02T09:00 to 2026-11-02T10:00']
  test.each<[string, object, string[]]>([
    ['busy', {}, HOUR],
    ['tentative', { showAs: 'tentative' }, HOUR],
    ['away', { showAs: 'oof' }, HOUR],
    ['unknown', { showAs: 'unknown' }, HOUR],
    ['shown as what comes one day', { showAs: 'dancing' }, HOUR],
    ['shown as nothing', { showAs: null }, HOUR],
    ['that does not say', { showAs: undefined, isAllDay: undefined }, HOUR],
    ['free', { showAs: 'free' }, []],
    ['elsewhere', { showAs: 'workingElsewhere' }, []],
    ['without parts of a second', { start: at('2026-11-02T09:00:00'), end: at('2026-11-02T10:00:00') }, HOUR],
    [
      'of a whole day',
      { isAllDay: true, start: at('2026-11-02T00:00:00.0000000'), end: at('2026-11-03T00:00:00.0000000') },
      ['2026-11-01T23:00 to 2026-11-02T23:00'],
    ],
  ])('an event %s', async (_, changes, busy) => {
    replies = [ofMicrosoft([event(changes)])]
    expect(await written(read(microsoft))).toEqual(busy)
  })

  test.each([
    ['Europe/Berlin', '2026-11-01T23:00 to 2026-11-03T23:00'],
    ['America/New_York', '2026-11-02T05:00 to 2026-11-04T05:00'],
    ['Pacific/Auckland', '2026-11-01T11:00 to 2026-11-03T11:00'],
    ['UTC', '2026-11-02T00:00 to 2026-11-04T00:00'],
  ])('two whole days are those of %s', async (zone, busy) => {
    const days = { start: at('2026-11-02T00:00:00.0000000'), end: at('2026-11-04T00:00:00.0000000') }
    replies = [ofMicrosoft([event({ isAllDay: true, ...days })])]
    expect(await written(read(microsoft, 3, zone))).toEqual([busy])
  })

  test('its pages are read to the end', async () => {
    const next = (skip: number) => ({ '@odata.nextLink': `${base}/me/calendarView?$skip=${skip}` })
    replies = [ofMicrosoft([event()], next(1)), ofMicrosoft([], next(2)), ofMicrosoft([event()])]
    expect(await read(microsoft)).toHaveLength(2)
    expect(asked.map(({ query }) => query.get('$skip'))).toEqual([null, '1', '2'])
    expect(asked.every(({ headers }) => headers.prefer === 'outlook.timezone="UTC"')).toBe(true)
  })

  test('but not for ever', async () => {
    replies = [ofMicrosoft([event()], { '@odata.nextLink': `${base}/me/calendarView?$skip=1` })]
    await expect(read(microsoft)).rejects.toThrow('The calendar has no end')
    expect(asked).toHaveLength(20)
  })

  test.each([
    ['http://169.254.169.254/me/calendarView?'],
    ['/me/calendarView?$skip=1'],
    ['BASE/me/messages?$skip=1'],
    ['BASE/me/calendarView'],
    ['BASE/me/calendarView/../messages?'],
    ['BASE@evil.example/me/calendarView?'],
    [''],
  ])('a next page at %j is never opened, and carries no token there', async (address) => {
    replies = [ofMicrosoft([event()], { '@odata.nextLink': address.replace('BASE', base) })]
    await expect(read(microsoft)).rejects.toThrow('The calendar leads elsewhere')
    expect(asked).toHaveLength(1)
  })

  test.each<[string, Reply]>([
    ['no list', { body: {} }],
    ['a time of another zone', ofMicrosoft([event({ start: at('2026-11-02T09:00:00', 'Europe/Berlin') })])],
    ['a time with an offset', ofMicrosoft([event({ start: at('2026-11-02T09:00:00+01:00') })])],
    ['a day', ofMicrosoft([event({ end: at('2026-11-02') })])],
    ['no end', ofMicrosoft([event({ end: undefined })])],
    ['a next page that is none', ofMicrosoft([], { '@odata.nextLink': 7 })],
    ['a page', { body: '<html>' }],
    ['a failure of its own', { status: 502 }],
    ['that it is too much', { status: 429 }],
    ['the way to somewhere else', { status: 307, location: '/me/messages' }],
  ])('%s is no calendar without meetings', async (_, reply) => {
    replies = [reply]
    const failed = await read(microsoft).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(Error)
    expect(failed).not.toBeInstanceOf(TokenRefused)
    expect(asked).toHaveLength(1)
  })
})

test.each([
  [401, { error: 'invalid_token' }],
  [403, { error: { errors: [{ reason: 'insufficientPermissions' }], code: 'ErrorAccessDenied' } }],
])('of both a token that is refused with %s is told from all else that fails', async (status, body) => {
  for (const provider of [google, microsoft]) {
    replies = [{ status, body }]
    const failed = await read(provider).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(TokenRefused)
    expect((failed as Error).message).toBe(`${provider.name} refused the token`)
  }
})

describe('tokens', () => {
  const now = new Date('2026-11-02T09:00:00Z')
  const granted = { access_token: 'access', refresh_token: 'refresh', expires_in: 3600 }

  test.each([
    ['end a minute early', granted, '2026-11-02T09:59:00.000Z'],
    [
      'last an hour where nothing is said',
      { access_token: 'access', refresh_token: 'refresh' },
      '2026-11-02T09:59:00.000Z',
    ],
    ['last as short as is said', { ...granted, expires_in: 120 }, '2026-11-02T09:01:00.000Z'],
    [
      'are over at once where they last less than that',
      { ...granted, expires_in: 0 },
      '2026-11-02T08:59:00.000Z',
    ],
  ])('%s', (_, given, until) => {
    expect(tokensFrom(given, now)).toEqual({
      ...{ access: 'access', refresh: 'refresh', until: Date.parse(until) },
    })
  })

  test('that do not last are none', () => {
    expect(tokensFrom({ access_token: 'access' }, now)).toBeNull()
    expect(tokensFrom({ access_token: 'access', refresh_token: '' }, now)).toBeNull()
  })

  test('that are renewed without a new refresh token keep the old one, and take a new one', () => {
    expect(tokensFrom({ access_token: 'second' }, now, 'old')).toMatchObject({ refresh: 'old' })
    const rotated = { access_token: 'second', refresh_token: 'new' }
    expect(tokensFrom(rotated, now)).toMatchObject({ access: 'second', refresh: 'new' })
  })

  const tokens = { access: 'an-access-token', refresh: 'a-refresh-token', until: now.getTime() }
  test('are sealed for one calendar and one secret', () => {
    const settings = testSettings('/nowhere')
    const sealed = sealTokens(settings, 'calendar-1', tokens)
    expect(unsealTokens(settings, 'calendar-1', sealed)).toEqual(tokens)
    expect(unsealTokens(settings, 'calendar-2', sealed)).toBeNull()
    expect(unsealTokens({ secret: 'another'.repeat(8) } as never, 'calendar-1', sealed)).toBeNull()
    expect(sealed.includes('token')).toBe(false)
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a few bytes', Buffer.from('tokens')],
    ['plain text', Buffer.from(JSON.stringify(tokens))],
  ])('that are %s are none', (_, stored) => {
    expect(unsealTokens(testSettings('/nowhere'), 'calendar-1', stored)).toBeNull()
  })
})

describe('what an agent sees of a calendar', () => {
  const row: CalendarRow = {
    ...{ id: 'c1', provider: 'google', status: 'linked', refreshed_at: null, under_way: false },
  }
  const view = (changes: Partial<CalendarRow>, calendars = [google, microsoft]) =>
    viewCalendars({ calendars }, [{ ...row, ...changes }]).items[0]

  test.each<[CalendarRow['status'], boolean, string]>([
    ['linked', false, 'Linked'],
    ['linked', true, 'Linked'],
    ['incomplete', true, 'In Progress'],
    ['incomplete', false, 'Incomplete'],
  ])('%s, on the way there: %s – %s', (status, under_way, words) => {
    expect(view({ status, under_way })?.linkStatus[1]).toBe(words)
  })

  test('when it was read, and its name as long as it is offered', () => {
    expect(view({})).toMatchObject({ id: 'c1', name: 'Google Calendar', last_read_at: null })
    const refreshed_at = new Date('2026-11-02T09:00:00Z')
    expect(view({ refreshed_at })?.last_read_at).toBe('2026-11-02T09:00:00.000Z')
    expect(view({}, [microsoft])?.name).toBe('google')
  })

  test('which can be connected, and nothing of how', () => {
    const { providers } = viewCalendars({ calendars: [google, microsoft] }, [])
    expect(providers).toEqual([
      { id: 'google', name: 'Google Calendar' },
      { id: 'microsoft', name: 'Outlook Calendar' },
    ])
    expect(viewCalendars({ calendars: [] }, [])).toEqual({ providers: [], items: [] })
  })
})

describe('the settings', () => {
  const given = { OIDC_GOOGLE_CLIENT_ID: 'id', OIDC_GOOGLE_SECRET: 'secret' }
  const idsOf = (env: Record<string, string>) => readCalendarProviders(env).map(({ id }) => id)

  test.each([
    [{}, []],
    [{ CALENDARS: '' }, []],
    [{ CALENDARS: ' , ' }, []],
    [{ CALENDARS: 'google', ...given }, ['google']],
    [{ CALENDARS: ' google , google,', ...given }, ['google']],
  ])('%j offer %j', (env, ids) => {
    expect(idsOf(env)).toEqual(ids)
  })

  test.each<[Record<string, string>, string]>([
    [{ CALENDARS: 'apple' }, 'CALENDARS names "apple"'],
    [{ CALENDARS: 'Google', ...given }, 'CALENDARS names "Google"'],
    [{ CALENDARS: 'google' }, 'set OIDC_GOOGLE_CLIENT_ID and OIDC_GOOGLE_SECRET too'],
    [{ CALENDARS: 'google,microsoft', ...given }, 'set OIDC_MICROSOFT_CLIENT_ID'],
    [{ CALENDARS: 'google', OIDC_GOOGLE_CLIENT_ID: 'id' }, 'CALENDARS names google'],
  ])('%j do not start: %s', (env, message) => {
    expect(() => readCalendarProviders(env)).toThrow(message)
  })

  test('a tenant of Microsoft is one part of its addresses', () => {
    const microsoftOf = (tenant: string) =>
      readCalendarProviders({
        ...{ CALENDARS: 'microsoft', OIDC_MICROSOFT_CLIENT_ID: 'id', OIDC_MICROSOFT_SECRET: 'secret' },
        OIDC_MICROSOFT_TENANT: tenant,
      })[0]
    expect(microsoftOf('')?.issuer).toBe('https://login.microsoftonline.com/common/v2.0')
    expect(microsoftOf('a/../b')?.tokenUrl).toBe(
      'https://login.microsoftonline.com/a%2F..%2Fb/oauth2/v2.0/token',
    )
    expect(microsoftOf('common')?.revokeUrl).toBeNull()
  })
})
