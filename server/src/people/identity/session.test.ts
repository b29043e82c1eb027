import { randomUUID } from 'node:crypto'
import { api } from '@sojourn/contract/api'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startFakeRedis } from '../../../test/fake-redis.ts'
import { Browser, makePerson, PASSWORD, signIn, type TestPerson } from '../../../test/people.ts'
import { openTestApp, startApp, type TestApp } from '../../../test/start-app.ts'
import { hashOfDatabase } from '../../../test/whole-database.ts'
import { SESSION_ENDED, type SessionsEnded } from './sessions/end-sessions.ts'
import { makeNonce } from './sessions/nonce.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let server: TestApp
let ada: TestPerson
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.forward(5 * MINUTE)
  ada = await makePerson(server)
})

const sessionOf = (person: TestPerson) =>
  server.context.db
    .selectFrom('session')
    .selectAll()
    .where('person_id', '=', person.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

/** The ids heard on the bus from now on. */
async function listen({ context }: Pick<TestApp, 'context'>) {
  const heard: string[] = []
  const stop = await context.bus.subscribe(SESSION_ENDED, ({ ids }: SessionsEnded) => heard.push(...ids))
  onTestFinished(stop)
  return heard
}

describe('the heartbeat', () => {
  test('gives a fresh nonce and the role, to nobody else', async () => {
    const browser = await signIn(server, ada)
    const before = browser.nonce
    server.clock.forward(MINUTE)
    const beat = await browser.head('/heartbeat')
    expect(beat).toMatchObject({ status: 204, headers: { 'x-role': 'subscriber' } })
    expect(browser.nonce).not.toBe(before)
    expect(await new Browser(server).head('/heartbeat')).toMatchObject({ status: 401 })
  })

  test('tells a role that changed meanwhile, and the nonce of the old one is over', async () => {
    const browser = await signIn(server, ada)
    const { db } = server.context
    await db.updateTable('person').set({ mode: 'consultant' }).where('id', '=', ada.id).execute()
    expect(await browser.delete('/account/devices')).toMatchObject({
      status: 403,
      body: { code: 'nonce_expired' },
    })
    expect(await browser.head('/heartbeat')).toMatchObject({ headers: { 'x-role': 'unverified_consultant' } })
    expect(await browser.delete('/account/devices')).toMatchObject({ status: 204 })
  })

  test('writes at most every five minutes, and the session lives for 30 days after the last', async () => {
    const browser = await signIn(server, ada)
    const seen = async () => (await sessionOf(ada)).last_seen_at
    const first = await seen()
    server.clock.forward(5 * MINUTE)
    expect((await browser.head('/heartbeat')).headers['set-cookie']).toBeUndefined()
    expect(await seen()).toEqual(first)

    server.clock.forward(29 * DAY)
    const beat = await browser.head('/heartbeat')
    expect(await seen()).toEqual(server.clock.now())
    const expires = new Date(server.clock.now().getTime() + 30 * DAY).toUTCString()
    expect(beat.headers['set-cookie']).toContain(`Expires=${expires}`)
    server.clock.forward(29 * DAY)
    expect(await browser.head('/heartbeat')).toMatchObject({ status: 204 })
    server.clock.forward(30 * DAY)
    expect(await browser.head('/heartbeat')).toMatchObject({ status: 401 })
  })
})

test('a session ends after half a year, however often it is used', async () => {
  const browser = await signIn(server, ada)
  const begun = server.clock.now().getTime()
  for (let day = 20; day < 180; day += 20) {
    server.clock.forward(20 * DAY)
    expect(await browser.head('/heartbeat')).toMatchObject({ status: 204 })
  }
  const end = new Date(begun + 180 * DAY)
  expect((await sessionOf(ada)).expires_at).toEqual(end)
  await browser.post('/account/confirmation', { password: PASSWORD })
  const renewed = { password: PASSWORD, newPassword: 'An0ther-word!', confirmPassword: 'An0ther-word!' }
  const { headers } = await browser.put('/account/password', renewed)
  expect(String(headers['set-cookie'])).toContain(`Expires=${end.toUTCString()}`)
  server.clock.forward(20 * DAY)
  expect(await browser.head('/heartbeat')).toMatchObject({ status: 401 })
})

describe('a tab that shows somebody else than is signed in', () => {
  /** The page shows Ada, while the browser is Bo's by now. */
  async function staleTab() {
    const browser = await signIn(server, await makePerson(server))
    return { browser, asAda: { headers: { 'x-person': ada.id } } }
  }

  test('can neither read nor write in the account of the other', async () => {
    const { browser, asAda } = await staleTab()
    const before = await hashOfDatabase(server.context.pool)
    const calls = [
      await browser.put('/account/timezone', {}, asAda),
      await browser.post('/goals', {}, asAda),
      await browser.delete('/account/devices', undefined, asAda),
      await browser.post('/auth/logout', undefined, asAda),
      await browser.get('/account', asAda),
    ]
    for (const answer of calls) expect(answer).toMatchObject({ status: 403, body: { code: 'other_person' } })
    expect(await hashOfDatabase(server.context.pool)).toBe(before)
  })

  test('learns who it is by the heartbeat, and what shows nobody or the right person goes on', async () => {
    const { browser } = await staleTab()
    const { data } = (await browser.get('/account')).body
    expect((await browser.head('/heartbeat')).headers).toMatchObject({ 'x-person': data.uuid })
    const demoActor = { headers: { 'x-person': data.uuid } }
    expect(await browser.delete('/account/devices', undefined, demoActor)).toMatchObject({ status: 204 })
  })

  test('can still sign in, and read what everybody may once nobody is', async () => {
    const { browser, asAda } = await staleTab()
    const { email } = ada
    expect(await browser.post('/auth/login', { email, password: PASSWORD }, asAda)).toMatchObject({
      status: 200,
    })
    expect(await new Browser(server).get('/purposes', asAda)).toMatchObject({ status: 200 })
  })
})

describe('signing out', () => {
  test.each([
    ['POST auth/logout', (browser: Browser) => browser.post('/auth/logout')],
    [
      'DELETE session without a nonce',
      (browser: Browser) => {
        browser.nonce = null
        return browser.delete('/session')
      },
    ],
  ])('%s ends the session at once, clears the cookies and the cache', async (_call, leave) => {
    const browser = await signIn(server, ada)
    const id = browser.cookies.get('session') as string
    const heard = await listen(server)
    const answer = await leave(browser)
    expect(answer).toMatchObject({ status: 204, headers: { 'clear-site-data': '"cache"' } })
    const cleared = [answer.headers['set-cookie']].flat().map((cookie) => String(cookie).split('=')[0])
    expect(cleared.sort()).toEqual(['first_name', 'language', 'role', 'session', 'token', 'user_id'])
    const thief = new Browser(server)
    thief.cookies.set('session', id)
    expect(await thief.head('/heartbeat')).toMatchObject({ status: 401 })
    await expect.poll(() => heard).toEqual([(await sessionOf(ada)).id])
  })

  test('DELETE session is fine for whoever has none', async () => {
    expect(await new Browser(server).delete('/session')).toMatchObject({ status: 204 })
    expect(await new Browser(server).post('/auth/logout')).toMatchObject({ status: 401 })
  })

  test('kills the session on a second node as well, which hears of it', async () => {
    const redis = { url: (await startFakeRedis(server.clock)).url }
    const first = await startApp({ settings: { redis }, replaced: { clock: server.clock }, besides: server })
    const second = await startApp({ settings: { redis }, replaced: { clock: server.clock }, besides: server })
    const here = await signIn(first, ada)
    const there = new Browser(second)
    Object.assign(there, { device: here.device, nonce: here.nonce })
    there.cookies.set('session', here.cookies.get('session') as string)
    expect(await there.delete('/account/devices')).toMatchObject({ status: 204 })
    const heard = await listen(second)
    await here.post('/auth/logout')
    expect(await there.head('/heartbeat')).toMatchObject({ status: 401 })
    await expect.poll(() => heard).toEqual([(await sessionOf(ada)).id])
  })

  test('goes through while the bus is down', async () => {
    const deaf = await startApp({
      besides: server,
      replaced: {
        clock: server.clock,
        bus: {
          ...server.context.bus,
          publish: async () => {
            throw new Error('The bus is down')
          },
        },
      },
    })
    const browser = await signIn(deaf, ada)
    expect(await browser.post('/auth/logout')).toMatchObject({ status: 204 })
    expect(await browser.head('/heartbeat')).toMatchObject({ status: 401 })
  })
})

describe('devices', () => {
  const list = async (browser: Browser) => (await browser.get('/account/devices')).body.data.items

  test('are listed with this one marked, the latest first', async () => {
    const first = await signIn(server, ada)
    server.clock.forward(MINUTE)
    const second = await signIn(server, ada)
    const items = await list(second)
    expect(items).toMatchObject([
      { is_this: true, name: 'An unknown browser', address: '127.0.0.1' },
      { is_this: false },
    ])
    expect(await list(first)).toMatchObject([{ is_this: false }, { is_this: true }])
    // The very moment at which the first one ends.
    server.clock.forward(30 * DAY - MINUTE)
    expect(await list(second)).toMatchObject([{ is_this: true }])
  })

  test('one of them is signed out, once, and only by its owner', async () => {
    const [here, there] = [await signIn(server, ada), await signIn(server, ada)]
    const stranger = await signIn(server, await makePerson(server))
    const { id } = (await list(here)).find((device: { is_this: boolean }) => !device.is_this)
    expect(await stranger.delete(`/account/devices/${id}`)).toMatchObject({ status: 404 })
    const heard = await listen(server)
    expect(await here.delete(`/account/devices/${id}`)).toMatchObject({ status: 204 })
    expect(await there.head('/heartbeat')).toMatchObject({ status: 401 })
    expect(await here.delete(`/account/devices/${id}`)).toMatchObject({ status: 404 })
    expect(await here.delete(`/account/devices/${randomUUID()}`)).toMatchObject({ status: 404 })
    await expect.poll(() => heard).toEqual([id])
    expect(await list(here)).toHaveLength(1)
  })

  test('this one is signed out like any other, and leaves nothing behind', async () => {
    const browser = await signIn(server, ada)
    const { id } = (await list(browser)).find((device: { is_this: boolean }) => device.is_this)
    const heard = await listen(server)
    expect(await browser.delete(`/account/devices/${id}`)).toMatchObject({
      status: 204,
      headers: { 'clear-site-data': '"cache"' },
    })
    expect(browser.cookies.has('session')).toBe(false)
    await expect.poll(() => heard).toContain(id)
  })

  test('one that calls itself anything is as one without a name', async () => {
    const nameless = { headers: { 'x-device-id': 'nobody' } }
    const answer = await new Browser(server).post(
      '/auth/login',
      { email: ada.email, password: PASSWORD },
      nameless,
    )
    expect(answer.status).toBe(200)
  })

  test('all others are signed out', async () => {
    const browsers = [
      await signIn(server, ada),
      await signIn(server, ada),
      await signIn(server, ada),
    ] as const
    const stranger = await signIn(server, await makePerson(server))
    const others = (await list(browsers[0])).filter((device: { is_this: boolean }) => !device.is_this)
    const heard = await listen(server)
    expect(await browsers[0].delete('/account/devices')).toMatchObject({ status: 204 })
    const statuses = await Promise.all([...browsers, stranger].map((one) => one.head('/heartbeat')))
    expect(statuses.map(({ status }) => status)).toEqual([204, 401, 401, 204])
    // One that was ended before may be told of only now.
    for (const { id } of others) await expect.poll(() => heard).toContain(id)
  })
})

describe('a nonce', () => {
  const SECRET = () => server.context.settings.secret
  const bound = async (browser: Browser) => ({
    sessionId: (await sessionOf(ada)).id,
    device: browser.device,
    role: 'subscriber' as const,
  })

  /** Signs out others: what it would do shows in the database. */
  async function refused(alter: (browser: Browser) => unknown) {
    await signIn(server, ada)
    const browser = await signIn(server, ada)
    await alter(browser)
    const before = await hashOfDatabase(server.context.pool)
    const answer = await browser.delete('/account/devices')
    expect(await hashOfDatabase(server.context.pool)).toBe(before)
    return { status: answer.status, code: answer.body?.code }
  }

  test.each<[string, string, (browser: Browser) => unknown]>([
    ['none', 'nonce_required', (browser) => (browser.nonce = null)],
    ['nonsense', 'nonce_required', (browser) => (browser.nonce = 'a.b')],
    ['one cut short', 'nonce_required', (browser) => (browser.nonce = browser.nonce!.slice(0, -1))],
    ['one over', 'nonce_expired', () => server.clock.forward(15 * MINUTE)],
    [
      'one of another device',
      'nonce_required',
      (browser) => Object.assign(browser, { device: randomUUID() }),
    ],
    [
      'one of another session of theirs',
      'nonce_required',
      async (browser) => {
        const other = await signIn(server, ada)
        browser.nonce = makeNonce(
          SECRET(),
          { ...(await bound(other)), device: browser.device },
          server.clock.now(),
        )
      },
    ],
    [
      'one of somebody else',
      'nonce_required',
      async (browser) => (browser.nonce = (await signIn(server, await makePerson(server))).nonce),
    ],
    [
      'one of another role',
      'nonce_expired',
      async (browser) =>
        (browser.nonce = makeNonce(
          SECRET(),
          { ...(await bound(browser)), role: 'staff' },
          server.clock.now(),
        )),
    ],
    [
      'one another server signed',
      'nonce_required',
      async (browser) =>
        (browser.nonce = makeNonce('another secret', await bound(browser), server.clock.now())),
    ],
  ])('%s is refused with %s, and nothing is written', async (_what, code, alter) => {
    expect(await refused(alter)).toEqual({ status: 403, code })
  })

  test('several are good at once, and each until its end', async () => {
    const browser = await signIn(server, ada)
    const first = browser.nonce
    server.clock.forward(14 * MINUTE)
    await browser.head('/heartbeat')
    browser.nonce = first
    expect(await browser.delete('/account/devices')).toMatchObject({ status: 204 })
  })

  test('reads need none', async () => {
    const browser = await signIn(server, ada)
    browser.nonce = null
    expect(await browser.get('/account/devices')).toMatchObject({ status: 200 })
  })
})

describe('every write that wants a nonce is refused without one, and writes nothing', () => {
  const writes = Object.entries(api).filter(([, call]) => !/GET|HEAD/.test(call.method) && call.nonce)
  const principals: Record<string, Parameters<typeof makePerson>[1]> = {
    anyone: {},
    person: {},
    client: {},
    agent: { home: 'consultant' },
    'verified agent': { home: 'consultant', verifiedAgent: true },
    staff: { staff: true },
  }

  test.each(writes.map(([name, call]) => [name, call] as const))('%s', async (_name, call) => {
    const browser = await signIn(server, await makePerson(server, principals[call.who]))
    const path = call.path.replaceAll(/\{\w+\}/g, () => randomUUID())
    const foreign = (await signIn(server, ada)).nonce
    const before = await hashOfDatabase(server.context.pool)
    for (const nonce of [null, 'x.y', foreign]) {
      browser.nonce = nonce
      const answer = await browser.send(call.method, path, call.method === 'DELETE' ? undefined : {})
      expect(answer).toMatchObject({ status: 403, body: { code: 'nonce_required' } })
    }
    expect(await hashOfDatabase(server.context.pool)).toBe(before)
  })
})

test.each(['cross-site', 'same-site'])(
  'a write from a %s page is refused before anything is looked at',
  async (site) => {
    const browser = await signIn(server, ada)
    const headers = { 'sec-fetch-site': site }
    expect(await browser.delete('/account/devices', undefined, { headers })).toMatchObject({ status: 403 })
    expect(await browser.delete('/session', undefined, { headers })).toMatchObject({ status: 403 })
  },
)

test.each(['consultant', 'subscriber', 'admin', 'staff', 'junk'])(
  'the role cookie “%s” has no effect',
  async (role) => {
    const browser = await signIn(server, ada)
    const before = await browser.get('/account/devices')
    browser.cookies.set('role', role)
    expect(await browser.get('/account/devices')).toMatchObject({ status: 200, text: before.text })
    expect(await browser.head('/heartbeat')).toMatchObject({ headers: { 'x-role': 'subscriber' } })
    expect(await browser.get('/staff/people')).toMatchObject({ status: 404 })
  },
)
