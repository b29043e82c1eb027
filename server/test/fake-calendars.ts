import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { CalendarProvider } from '../src/settings/calendar-settings.ts'

export const PATIENCE_MS = 300

interface Event {
  start: string
  end: string
  showAs?: string
  isAllDay?: boolean
}

interface Grant {
  code: string
  challenge: string
  redirectUri: string
  access: string
  refresh: string
}

/** Google's and Microsoft's sides of consent and calendars over real HTTP, as well as a test's mood allows. */
export async function startFakeCalendars() {
  const state = {
    mood: 'up' as 'up' | 'failing' | 'hanging' | 'babbling' | 'leading away' | 'endless',
    events: [] as Event[],
    areGrantsEnded: false,
    areTokensRefused: false,
    scope: undefined as string | undefined,
    isOffline: true,
    pageSize: 500,
    nextPage: null as string | null,
    asked: [] as string[],
    before: null as (() => Promise<void>) | null,
    /** Every token and code there was. */
    secrets: [] as string[],
  }
  const grants = new Map<string, Grant>()

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', issuer)
    state.asked.push(`${request.method} ${url.pathname}`)
    const body = await text(request)
    await state.before?.()
    if (state.mood === 'hanging') return
    if (state.mood === 'failing') return response.writeHead(500).end('{}')
    if (state.mood === 'leading away')
      return response.writeHead(307, { location: `${issuer}/elsewhere` }).end()
    if (state.mood === 'babbling') return answer(response, { calendars: '<html>' })
    if (state.mood === 'endless') return response.writeHead(200).end('x'.repeat(5 * 1024 * 1024))
    if (url.pathname === '/revoke') return endGrant(response, new URLSearchParams(body))
    if (url.pathname === '/token') return giveTokens(response, new URLSearchParams(body))
    if (!mayRead(request)) return answer(response, { error: { code: 401 } }, 401)
    if (url.pathname === '/calendar/v3/freeBusy') return answer(response, freeBusy(JSON.parse(body)))
    if (url.pathname === '/v1.0/me/calendarView') return answer(response, viewOf(url))
    answer(response, {}, 404)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const answer = (response: ServerResponse, value: object, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

  const keep = (secret: string) => {
    state.secrets.push(secret)
    return secret
  }

  function endGrant(response: ServerResponse, form: URLSearchParams) {
    const grant = [...grants.entries()].find(([, { refresh }]) => refresh === form.get('token'))
    if (!grant) return answer(response, { error: 'invalid_token' }, 400)
    grants.delete(grant[0])
    answer(response, {})
  }

  const mayRead = ({ headers }: IncomingMessage) =>
    !state.areTokensRefused &&
    [...grants.values()].some(({ access }) => headers.authorization === `Bearer ${access}`)

  /** Each refresh token is good for one renewal, as with Microsoft. */
  function giveTokens(response: ServerResponse, form: URLSearchParams) {
    const isUs = form.get('client_id') === 'sojourn' && form.get('client_secret') === 'known to the two of us'
    const grant = isUs ? grantOf(form) : undefined
    if (!grant || state.areGrantsEnded) return answer(response, { error: 'invalid_grant' }, 400)
    Object.assign(grant, { code: '', access: keep(randomUUID()), refresh: keep(randomUUID()) })
    answer(response, {
      access_token: grant.access,
      token_type: 'Bearer',
      expires_in: 3600,
      ...(state.isOffline && { refresh_token: grant.refresh }),
      ...(state.scope && { scope: state.scope }),
    })
  }

  function grantOf(form: URLSearchParams) {
    if (form.get('grant_type') === 'refresh_token')
      return [...grants.values()].find(({ refresh }) => refresh && refresh === form.get('refresh_token'))
    const grant = grants.get(form.get('code') ?? '')
    const shown = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight = grant?.code && grant.challenge === shown && grant.redirectUri === form.get('redirect_uri')
    return isRight ? grant : undefined
  }

  const between = (from: string, until: string) =>
    state.events.filter(
      ({ start, end }) => Date.parse(end) > Date.parse(from) && Date.parse(start) < Date.parse(until),
    )

  function freeBusy({
    timeMin,
    timeMax,
    items,
  }: {
    timeMin: string
    timeMax: string
    items: { id: string }[]
  }) {
    const busy = between(timeMin, timeMax).map(({ start, end }) => ({ start, end }))
    return { kind: 'calendar#freeBusy', calendars: Object.fromEntries(items.map(({ id }) => [id, { busy }])) }
  }

  function viewOf({ pathname, searchParams }: URL) {
    const all = between(searchParams.get('startDateTime') ?? '', searchParams.get('endDateTime') ?? '')
    const skipped = Number(searchParams.get('$skip') ?? 0)
    const until = skipped + state.pageSize
    const next = new URLSearchParams(searchParams)
    next.set('$skip', String(until))
    const link = state.nextPage ?? (until < all.length ? `${issuer}${pathname}?${next}` : null)
    return {
      value: all.slice(skipped, until).map(({ start, end, ...more }) => ({
        subject: 'a secret matter',
        ...more,
        start: { dateTime: `${start.slice(0, 19)}.0000000`, timeZone: 'UTC' },
        end: { dateTime: `${end.slice(0, 19)}.0000000`, timeZone: 'UTC' },
      })),
      ...(link && { '@odata.nextLink': link }),
    }
  }

  const provider = (id: CalendarProvider['id'], name: string, api: string): CalendarProvider => ({
    id,
    name,
    issuer,
    authorizeUrl: `${issuer}/authorize`,
    tokenUrl: `${issuer}/token`,
    revokeUrl: id === 'google' ? `${issuer}/revoke` : null,
    api: `${issuer}${api}`,
    clientId: 'sojourn',
    secret: 'known to the two of us',
    patienceMs: PATIENCE_MS,
  })

  return {
    state,
    providers: [
      provider('google', 'Google Calendar', '/calendar/v3'),
      provider('microsoft', 'Outlook Calendar', '/v1.0'),
    ],
    /** A person who says yes is led back to it. */
    consent(way: string) {
      const { searchParams } = new URL(way)
      const told = (name: string) => searchParams.get(name) ?? ''
      const code = keep(randomUUID())
      const [challenge, redirectUri] = [told('code_challenge'), told('redirect_uri')]
      grants.set(code, { code, challenge, redirectUri, access: '', refresh: '' })
      return `${redirectUri}?${new URLSearchParams({ code, state: told('state') })}`
    },
    grants: () => grants.size,
    forgetGrants: () => grants.clear(),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
