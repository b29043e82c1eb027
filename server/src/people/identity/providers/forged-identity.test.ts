import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { returnTarget } from '@sojourn/contract/people/return-target'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type Forgery, startForgingProvider } from '../../../../test/forging-provider.ts'
import { Browser, makePerson, signIn } from '../../../../test/people.ts'
import { REDIRECT_PAYLOADS } from '../../../../test/redirect-payloads.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'

const ORIGIN = 'http://127.0.0.1:3000'
const DAY = 24 * 60 * 60_000

let server: TestApp
let forger: Awaited<ReturnType<typeof startForgingProvider>>
beforeAll(async () => {
  forger = await startForgingProvider('forger')
  server = await openTestApp({ settings: { outside: [forger.settings] } })
})
afterAll(async () => {
  await server.close()
  await forger.close()
})
beforeEach(() => {
  forger.forgery.now = {}
  // The provider is asked anew what it says of itself.
  server.clock.forward(DAY)
})

/** Sets out and comes back with the forgery made of this very login. */
async function comeBack(forge: (nonce: string) => Forgery, query = '', browser = new Browser(server)) {
  const start = await browser.get(`/auth/outside/forger/start${query}`, {
    remoteAddress: `10.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
  })
  const way = new URL((start.headers.location as string) ?? '/', ORIGIN)
  if (way.origin !== forger.issuer) return { browser, location: way.pathname + way.search }
  forger.forgery.now = forge(way.searchParams.get('nonce') ?? '')
  const state = way.searchParams.get('state') ?? ''
  const answer = await browser.get(`/auth/outside/forger/callback?code=any&state=${state}`)
  return { browser, location: answer.headers.location as string }
}

async function numbers() {
  const { rows } = await server.context.pool.query(
    'select (select count(*) from person) as people, (select count(*) from session) as sessions, (select count(*) from connected_account) as accounts',
  )
  return rows[0]
}

const honest = (nonce: string) => ({ nonce, sub: randomUUID(), email: `${randomUUID()}@example.com` })
const seconds = () => Math.floor(Date.now() / 1000)

test('an honest one of it signs in, so the others fail for what they forge', async () => {
  const { browser, location } = await comeBack((nonce) => ({ claims: honest(nonce) }))
  expect(location).toBe('/p/client/goals')
  expect(browser.cookies.has('session')).toBe(true)
})

test('a callback sent ten times at once signs in once', async () => {
  const first = new Browser(server)
  const start = await first.get('/auth/outside/forger/start')
  const way = new URL(start.headers.location as string)
  forger.forgery.now = { claims: honest(way.searchParams.get('nonce') ?? '') }
  const before = await numbers()
  const copies = Array.from({ length: 10 }, () => new Browser(server))
  await Promise.all(
    copies.map((copy) => {
      copy.cookies.set('outside', first.cookies.get('outside') as string)
      return copy.get(`/auth/outside/forger/callback?code=any&state=${way.searchParams.get('state')}`)
    }),
  )
  expect(copies.filter((copy) => copy.cookies.has('session'))).toHaveLength(1)
  expect((await numbers()).sessions).toBe(before.sessions + 1)
})

const forgeries: Record<string, (nonce: string) => Forgery> = {
  'of another login (nonce)': () => ({ claims: honest('another') }),
  'of no login': (nonce) => ({ claims: { ...honest(nonce), nonce: undefined } }),
  'that nobody signed (alg none)': (nonce) => ({
    claims: honest(nonce),
    header: { alg: 'none', kid: undefined },
    signedBy: 'nobody',
  }),
  'whose signature was cut off': (nonce) => ({ claims: honest(nonce), signedBy: 'nobody' }),
  'signed by another key': (nonce) => ({ claims: honest(nonce), signedBy: 'another key' }),
  'signed by a key nobody published': (nonce) => ({
    claims: honest(nonce),
    header: { kid: 'other' },
    signedBy: 'another key',
  }),
  'signed with the client secret (HS256)': (nonce) => ({
    claims: honest(nonce),
    header: { alg: 'HS256', kid: undefined },
    signedBy: 'the client secret',
  }),
  'of another issuer': (nonce) => ({ claims: { ...honest(nonce), iss: 'https://accounts.google.com' } }),
  'for another client': (nonce) => ({ claims: { ...honest(nonce), aud: 'another' } }),
  'for several, made out to another': (nonce) => ({
    claims: { ...honest(nonce), aud: ['sojourn', 'another'], azp: 'another' },
  }),
  'that is over': (nonce) => ({ claims: { ...honest(nonce), iat: seconds() - 7200, exp: seconds() - 3600 } }),
  'that never ends': (nonce) => ({ claims: { ...honest(nonce), exp: undefined } }),
  'of nobody': (nonce) => ({ claims: { ...honest(nonce), sub: undefined } }),
  'of an empty name': (nonce) => ({ claims: { ...honest(nonce), sub: '' } }),
  'of an endless name': (nonce) => ({ claims: { ...honest(nonce), sub: 'x'.repeat(256) } }),
  'of a number': (nonce) => ({ claims: { ...honest(nonce), sub: 5 } }),
  'whose header wants a key from elsewhere': (nonce) => ({
    claims: honest(nonce),
    header: { jku: 'http://127.0.0.1:9/jwks', kid: 'other' },
    signedBy: 'another key',
  }),
  'whose header wants what we do not know': (nonce) => ({
    claims: honest(nonce),
    header: { crit: ['exp'] },
  }),
}

describe('nobody is signed in by an identity', () => {
  test.each(Object.entries(forgeries))('%s', async (_what, forge) => {
    const before = await numbers()
    const { browser, location } = await comeBack(forge)
    expect(location).toBe('/p/auth/login?problem=outside_failed')
    expect(browser.cookies.has('session')).toBe(false)
    expect(await numbers()).toEqual(before)
  })

  test('nor is an account linked by one', async () => {
    const ada = await makePerson(server)
    const browser = await signIn(server, ada)
    const { body } = await browser.post('/account/connected-accounts', {
      provider: 'forger',
      return_to: '/p',
    })
    const state = new URL(body.data.url).searchParams.get('state')
    forger.forgery.now = { claims: honest('another') }
    const answer = await browser.get(`/auth/outside/forger/callback?code=any&state=${state}`)
    expect(answer.headers.location).toBe('/p?problem=outside_failed')
    expect((await browser.get('/account/connected-accounts')).body.data.items).toEqual([])
  })
})

describe('only the issuer of the settings is asked', () => {
  /** Counts who comes where nobody should be led. */
  async function setTrap() {
    const seen: string[] = []
    const trap = createServer((request, response) => {
      seen.push(request.url ?? '')
      response.end('{}')
    })
    trap.on('connection', () => seen.push('a connection'))
    trap.listen(0, '127.0.0.1')
    await once(trap, 'listening')
    onTestFinished(() => void trap.close())
    return { seen, address: `http://127.0.0.1:${(trap.address() as AddressInfo).port}` }
  }

  test.each(['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'userinfo_endpoint'])(
    'whatever it says its %s is',
    async (endpoint) => {
      const trap = await setTrap()
      forger.forgery.now = { description: { [endpoint]: `${trap.address}/here` } }
      const { browser, location } = await comeBack((nonce) => {
        const { email: _elsewhere, ...claims } = honest(nonce)
        return { claims, description: { [endpoint]: `${trap.address}/here` } }
      })
      expect(location).toBe('/p/auth/login?problem=outside_failed')
      expect(browser.cookies.has('session')).toBe(false)
      expect(trap.seen).toEqual([])
    },
  )

  test('and where it leads us on to is not followed', async () => {
    const trap = await setTrap()
    const { location } = await comeBack((nonce) => ({
      claims: honest(nonce),
      leadTo: `${trap.address}/here`,
    }))
    expect(location).toBe('/p/auth/login?problem=outside_failed')
    expect(trap.seen).toEqual([])
  })

  test('one that calls itself another is not believed', async () => {
    forger.forgery.now = { description: { issuer: 'https://accounts.google.com' } }
    const answer = await new Browser(server).get('/auth/outside/forger/start')
    expect(answer.headers.location).toBe('/p/auth/login?problem=outside_failed')
  })

  test('is described once in six hours, and again at once after a failure', async () => {
    const descriptions = () => forger.asked.filter((path) => path.startsWith('/.well-known/')).length
    const start = () => new Browser(server).get('/auth/outside/forger/start')
    const before = descriptions()
    await Promise.all([start(), start(), start()])
    expect(descriptions()).toBe(before + 1)
    server.clock.forward(DAY)
    forger.forgery.now = { description: { issuer: 'https://broken.example' } }
    await start()
    forger.forgery.now = {}
    expect((await start()).headers.location).toContain(forger.issuer)
    expect(descriptions()).toBe(before + 3)
  })

  test('that nobody can reach, which is told in a sentence', async () => {
    const gone = { ...forger.settings, id: 'gone', name: 'Gone', issuer: 'http://127.0.0.1:9' }
    server.context.settings.outside.push({ ...gone, origins: [gone.issuer] })
    onTestFinished(() => void server.context.settings.outside.pop())
    const browser = await signIn(server, await makePerson(server))
    expect((await browser.get('/auth/outside/gone/start?return_to=/agents')).headers.location).toBe(
      '/p/auth/login?problem=outside_failed&return_to=%2Fagents',
    )
    expect(await browser.post('/account/connected-accounts', { provider: 'gone' })).toMatchObject({
      status: 409,
      body: { message: 'Gone cannot be reached at the moment.' },
    })
  })
})

describe('nobody is led off this site', () => {
  const elsewhere = (location: string) => {
    const url = new URL(location, ORIGIN)
    return url.origin !== ORIGIN || /^\/[/\\]/.test(location) || /^\/api(\/|$)/i.test(url.pathname)
  }

  test('there are 80 ways to try', () => expect(REDIRECT_PAYLOADS.length).toBeGreaterThanOrEqual(80))

  test.each(REDIRECT_PAYLOADS)('by %j', async (payload) => {
    expect(returnTarget(payload)).toBeNull()
    const query = `?return_to=${encodeURIComponent(payload)}`
    const { location } = await comeBack((nonce) => ({ claims: honest(nonce) }), query)
    expect(elsewhere(location)).toBe(false)
    // A query with a zero byte is not even read.
    const isRead = !payload.includes('\0')
    expect(location).toBe(isRead ? '/p/client/goals' : '/')
    const refused = await comeBack(() => ({ claims: honest('another') }), query)
    expect(refused.location).toBe(isRead ? '/p/auth/login?problem=outside_failed' : '/')
  })

  test('by the way back from a link', async () => {
    const browser = await signIn(server, await makePerson(server))
    const { body } = await browser.post('/account/connected-accounts', {
      provider: 'forger',
      return_to: '//evil.example',
    })
    const way = new URL(body.data.url)
    forger.forgery.now = { claims: honest(way.searchParams.get('nonce') ?? '') }
    const state = way.searchParams.get('state')
    const answer = await browser.get(`/auth/outside/forger/callback?code=any&state=${state}`)
    expect(answer.headers.location).toBe('/')
  })

  test.each(['/p/client/goals', '/consultants/amara?tab=2#reviews', '/p/x?next=https://a.b/c//d', '/'])(
    'but everywhere on it, such as %s',
    (path) => expect(returnTarget(path)).toBe(path),
  )
})
