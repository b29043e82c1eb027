import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countPasswordWork } from '../../../test/count-password-work.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { Browser, makePerson, PASSWORD, signIn } from '../../../test/people.ts'
import { solveCaptcha } from '../../../test/solve-captcha.ts'
import { openTestApp, startApp, type TestApp } from '../../../test/start-app.ts'
import { rounds } from '../../../test/test-set.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const WRONG = 'Wr0ng-guess!'

const work = countPasswordWork()

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ replaced: { passwords: work.passwords } })
})
afterAll(() => server.close())
// Failures count for an hour.
beforeEach(() => server.clock.forward(2 * HOUR))

const logIn = (browser: Browser, email: string, password = PASSWORD, more: object = {}, from?: string) =>
  browser.post('/auth/login', { email, password, ...more }, from === undefined ? {} : { remoteAddress: from })

async function solve(browser: Browser, from?: string, action = 'sign_in') {
  const more = from === undefined ? {} : { remoteAddress: from }
  const { body } = await browser.get(`/captcha/challenge?action=${action}`, more)
  return { 'g-recaptcha-response': await solveCaptcha(body.data) }
}

/** The language of the pages is set beside it. */
const sessionCookieOf = (headers: Record<string, unknown>) =>
  [headers['set-cookie']].flat().find((cookie) => String(cookie).includes('session='))

test('a person signs in: nonce and role are in the headers, the session in a cookie no script can read', async () => {
  const ada = await makePerson(server)
  const browser = new Browser(server)
  const answer = await logIn(browser, ada.email.toUpperCase())
  expect(answer).toMatchObject({
    status: 200,
    body: { data: { outcome: 'signed_in', is_a: 'subscriber' } },
    headers: { 'x-role': 'subscriber', 'x-nonce': expect.any(String), 'cache-control': 'private, no-store' },
  })
  expect(sessionCookieOf(answer.headers)).toMatch(
    /^session=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly; Expires=/,
  )
  expect(await browser.head('/heartbeat')).toMatchObject({ status: 204 })
})

test('on https the cookie is bound to the host and to https', async () => {
  const secure = await startApp({ settings: { origin: 'https://sojourn.example' } })
  const ada = await makePerson(secure)
  const { headers } = await logIn(new Browser(secure), ada.email)
  expect(sessionCookieOf(headers)).toMatch(/^__Host-session=[\w-]{43}; Path=\/; SameSite=Lax; .*; Secure$/)
})

test.each([
  ['subscriber', {}],
  ['unverified_consultant', { home: 'consultant' }],
  ['consultant', { home: 'consultant', verifiedAgent: true }],
  ['staff', { staff: true }],
] as const)('the role %s is told at sign-in', async (role, wanted) => {
  const person = await makePerson(server, wanted)
  const answer = await logIn(new Browser(server), person.email)
  expect(answer).toMatchObject({ headers: { 'x-role': role }, body: { data: { is_a: role } } })
})

describe('the captcha', () => {
  test('stands after one failure, and with it solved one gets in', async () => {
    const ada = await makePerson(server)
    const browser = new Browser(server)
    expect(await logIn(browser, ada.email, WRONG)).toMatchObject({
      status: 401,
      body: { code: 'wrong_credentials' },
    })
    expect(await logIn(browser, ada.email)).toMatchObject({ status: 422, body: { code: 'captcha_required' } })
    const answer = await solve(browser)
    expect(await logIn(browser, ada.email, PASSWORD, answer)).toMatchObject({ status: 200 })
    // The right code wipes the failure.
    expect(await logIn(browser, ada.email)).toMatchObject({ status: 200 })
  })

  test('counts once', async () => {
    const ada = await makePerson(server)
    const browser = new Browser(server)
    await logIn(browser, ada.email, WRONG)
    const answer = await solve(browser)
    expect(await logIn(browser, ada.email, WRONG, answer)).toMatchObject({ status: 401 })
    expect(await logIn(browser, ada.email, PASSWORD, answer)).toMatchObject({ status: 422 })
  })

  test('is wanted by the server: one for another form, or none at all, is none', async () => {
    const ada = await makePerson(server)
    const browser = new Browser(server)
    await logIn(browser, ada.email, WRONG)
    const { body } = await browser.get('/captcha/challenge?action=contact')
    const forContact = { 'g-recaptcha-response': await solveCaptcha(body.data) }
    for (const more of [{}, { 'g-recaptcha-response': '' }, { 'g-recaptcha-response': 'x' }, forContact])
      expect(await logIn(browser, ada.email, PASSWORD, more)).toMatchObject({ status: 422 })
  })

  test('stands after five failures from one address, whoever and whatever they were', async () => {
    const ada = await makePerson(server)
    const from = '198.51.100.9'
    for (let tries = 0; tries < 5; tries++)
      await logIn(new Browser(server), `nobody-${randomUUID()}@example.com`, WRONG, {}, from)
    expect(await logIn(new Browser(server), ada.email, PASSWORD, {}, from)).toMatchObject({ status: 422 })
    expect(await logIn(new Browser(server), ada.email, PASSWORD, {}, '198.51.100.10')).toMatchObject({
      status: 200,
    })
  })

  test('is forgotten after an hour', async () => {
    const ada = await makePerson(server)
    const browser = new Browser(server)
    await logIn(browser, ada.email, WRONG)
    server.clock.forward(HOUR)
    expect(await logIn(browser, ada.email)).toMatchObject({ status: 200 })
  })
})

describe('under 200 guesses a minute from 50 addresses and as many devices', () => {
  let ada: { id: string; email: string }
  let known: Browser
  beforeEach(async () => {
    ada = await makePerson(server)
    known = await signIn(server, ada)
    server.clock.forward(HOUR)
    work.begin()
    const guesses = Array.from({ length: 200 }, (_, index) =>
      logIn(new Browser(server), ada.email, WRONG, {}, `203.0.113.${index % 50}`),
    )
    const answers = await Promise.all(guesses)
    const codes = answers.map(({ body }) => body.code)
    expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(5)
    expect(codes.filter((code) => code === 'captcha_required')).toHaveLength(195)
  })

  test('five passwords are checked', () => expect(work.done()).toEqual({ hashed: 0, verified: 5 }))

  test('the owner gets in from a browser they used before', async () => {
    expect(await logIn(known, ada.email)).toMatchObject({ status: 200 })
  })

  test('the owner gets in from a new browser with a captcha', async () => {
    const browser = new Browser(server)
    expect(await logIn(browser, ada.email)).toMatchObject({ body: { code: 'captcha_required' } })
    const answer = await solve(browser)
    expect(await logIn(browser, ada.email, PASSWORD, answer)).toMatchObject({ status: 200 })
  })
})

describe('while others guess, each time with a solved captcha', () => {
  const OWNER = '192.0.2.44'

  async function guess(email: string, from: string, action?: string) {
    const browser = new Browser(server)
    const { body } = await logIn(browser, email, WRONG, await solve(browser, from, action), from)
    return body.code as string
  }

  /** Uses up what is free, so that a captcha stands before every stranger. */
  const begin = (email: string) =>
    Promise.all(
      Array.from({ length: 8 }, (_, n) => logIn(new Browser(server), email, WRONG, {}, `203.0.113.${n}`)),
    )

  const ownerLogsIn = async (email: string, action?: string, from = OWNER) => {
    const browser = new Browser(server)
    return logIn(browser, email, PASSWORD, await solve(browser, from, action), from)
  }

  // Each try is a sum to do, as in a browser.
  test('the owner gets in from a new browser every time while one network guesses', {
    timeout: 180_000,
  }, async () => {
    const ada = await makePerson(server)
    for (let round = 0; round < rounds(3, 50); round++) {
      server.clock.forward(MINUTE)
      await begin(ada.email)
      work.begin()
      const codes = []
      for (let tries = 0; tries < 6; tries++) codes.push(await guess(ada.email, '198.51.100.7'))
      expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(5)
      expect(codes.at(-1)).toBe('too_many_tries')
      expect(work.done().verified).toBe(5)
      expect(await ownerLogsIn(ada.email)).toMatchObject({ status: 200 })
    }
  })

  test('many networks together are slowed by a longer sum, which lets the owner in', async () => {
    const ada = await makePerson(server)
    const unknown = `nobody-${randomUUID()}@example.com`
    for (const email of [ada.email, unknown]) {
      await begin(email)
      const codes = []
      for (let n = 0; n < 12; n++) codes.push(await guess(email, `198.51.100.${n}`))
      expect(codes.slice(0, 10).every((code) => code === 'wrong_credentials')).toBe(true)
      expect(codes.slice(10)).toEqual(['captcha_harder', 'captcha_harder'])
    }
    expect(await ownerLogsIn(ada.email)).toMatchObject({ body: { code: 'captcha_harder' } })
    expect(await guess(unknown, OWNER, 'sign_in_hard')).toBe('wrong_credentials')
    expect(await ownerLogsIn(ada.email, 'sign_in_hard')).toMatchObject({ status: 200 })
  })
})

test('ten tries a minute from a known browser, then a refusal that says when', async () => {
  const ada = await makePerson(server)
  const browser = await signIn(server, ada)
  for (let tries = 0; tries < 10; tries++)
    expect(await logIn(browser, ada.email)).toMatchObject({ status: 200 })
  const refused = await logIn(browser, ada.email)
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
})

test('a sign-in under way does not outlive a change of the password', async () => {
  const ada = await makePerson(server)
  const owner = await signIn(server, ada)
  const [looked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { passwords } = server.context
  const isRight: typeof passwords.isRight = async (...given) => {
    const right = await passwords.isRight(...given)
    looked.resolve()
    await goOn.promise
    return right
  }
  const slow = await startApp({
    besides: server,
    replaced: { clock: server.clock, passwords: { ...passwords, isRight } },
  })
  const thief = new Browser(slow)
  const underWay = logIn(thief, ada.email)
  await looked.promise
  const change = { password: PASSWORD, newPassword: 'An0ther-word!', confirmPassword: 'An0ther-word!' }
  expect(await owner.put('/account/password', change)).toMatchObject({ status: 200 })
  goOn.resolve()
  expect(await underWay).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
  expect(await thief.head('/heartbeat')).toMatchObject({ status: 401 })
})

describe('session ids', () => {
  const idOf = (browser: Browser) => browser.cookies.get('session') as string

  test('a planted one is replaced', async () => {
    const ada = await makePerson(server)
    for (let round = 0; round < 20; round++) {
      server.clock.forward(HOUR)
      const browser = new Browser(server)
      const planted = `planted-${randomUUID()}`
      browser.cookies.set('session', planted)
      await logIn(browser, ada.email)
      expect(idOf(browser)).not.toBe(planted)
      const thief = new Browser(server)
      thief.cookies.set('session', planted)
      expect(await thief.head('/heartbeat')).toMatchObject({ status: 401 })
    }
  })

  test('the one from before signing in again is dead', async () => {
    const ada = await makePerson(server)
    const browser = await signIn(server, ada)
    const before = idOf(browser)
    await logIn(browser, ada.email)
    const old = new Browser(server)
    old.cookies.set('session', before)
    expect(await old.head('/heartbeat')).toMatchObject({ status: 401 })
    expect(await browser.head('/heartbeat')).toMatchObject({ status: 204 })
  })

  test('a copy of the table signs nobody in', async () => {
    const browser = await signIn(server, await makePerson(server))
    const { rows } = await server.context.pool.query(
      'select row_to_json(session)::text as row, token_hash from session',
    )
    expect(rows.map(({ row }) => row).join()).not.toContain(idOf(browser))
    for (const { token_hash } of rows) {
      for (const encoding of ['hex', 'base64url'] as const) {
        const thief = new Browser(server)
        thief.cookies.set('session', (token_hash as Buffer).toString(encoding))
        expect(await thief.head('/heartbeat')).toMatchObject({ status: 401 })
      }
    }
  })
})

describe('login alerts', () => {
  const alerts = async (email: string) =>
    (await mailsTo(server, email)).filter((mail) => mail.subject.startsWith('New sign-in'))

  test('none for the first browser, one for each new one, none for one known', async () => {
    const ada = await makePerson(server)
    const first = await signIn(server, ada)
    expect(await alerts(ada.email)).toHaveLength(0)
    const second = await signIn(server, ada)
    expect(await alerts(ada.email)).toHaveLength(1)
    for (const browser of [first, second]) await logIn(browser, ada.email)
    expect(await alerts(ada.email)).toHaveLength(1)
  })

  test('a browser that does not say which it is, is new', async () => {
    const ada = await makePerson(server)
    await signIn(server, ada)
    await logIn(new Browser(server), ada.email, PASSWORD, {})
    const nameless = await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: ada.email, password: PASSWORD },
    })
    expect(nameless.statusCode).toBe(200)
    expect(await alerts(ada.email)).toHaveLength(2)
  })

  test('names the browser and goes to whoever is an agent by their own path', async () => {
    const agent = await makePerson(server, { home: 'consultant' })
    await signIn(server, agent)
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' }
    await new Browser(server).post('/auth/login', { email: agent.email, password: PASSWORD }, { headers })
    const [alert] = await alerts(agent.email)
    const now = server.clock.now()
    const day = now.toLocaleDateString('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    const time = now.toISOString().slice(11, 16)
    expect(alert?.text).toContain(`with Chrome on Windows on ${day.replace(',', '')} at ${time} (UTC)`)
    expect(alert?.text).toContain('/p/agent/account/security')
  })

  test('whoever turned them off gets none', async () => {
    const ada = await makePerson(server)
    await signIn(server, ada)
    await server.context.db
      .insertInto('notice_preference')
      .values({
        person_id: ada.id,
        preferences: JSON.stringify({ login_alerts: false }),
        updated_at: server.clock.now(),
      })
      .execute()
    await signIn(server, ada)
    expect(await alerts(ada.email)).toHaveLength(0)
  })
})

test('a suspended person may sign in, see their account, keep the session and leave, and nothing else', async () => {
  const ada = await makePerson(server)
  await server.context.db
    .updateTable('person')
    .set({ suspended_at: server.clock.now(), suspended_reason: 'Several clients complained.' })
    .where('id', '=', ada.id)
    .execute()
  const browser = await signIn(server, ada)
  expect(await browser.get('/account')).toMatchObject({ status: 200 })
  expect(await browser.head('/heartbeat')).toMatchObject({ status: 204 })
  // They are asked to confirm that it is them before they leave, and read by what they can.
  expect(await browser.get('/account/security')).toMatchObject({ status: 200 })
  for (const path of ['/account/devices', '/account/notifications'])
    expect(await browser.get(path)).toMatchObject({ status: 409, body: { code: 'suspended' } })
  expect(await browser.delete('/account/devices')).toMatchObject({ status: 409, body: { code: 'suspended' } })
  expect(await browser.post('/auth/logout')).toMatchObject({ status: 204 })
})

test('somebody deleted cannot sign in', async () => {
  const ada = await makePerson(server)
  await server.context.db
    .updateTable('person')
    .set({ deleted_at: server.clock.now() })
    .where('id', '=', ada.id)
    .execute()
  expect(await logIn(new Browser(server), ada.email)).toMatchObject({ status: 401 })
})

test.each([
  [{}, ['email', 'password']],
  [{ email: 'ada', password: 'x' }, ['email']],
  [{ email: 'ada@example.com', password: '' }, ['password']],
])('what is missing in %j is said field by field', async (body, fields) => {
  const answer = await new Browser(server).post('/auth/login', body)
  expect(answer.status).toBe(422)
  expect(answer.body.errors.map(({ field }: { field: string }) => field)).toEqual(fields)
})
