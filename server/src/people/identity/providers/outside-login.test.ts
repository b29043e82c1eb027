import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { codeOf } from '../../../../test/authenticator.ts'
import { followTo, type OutsideAccount, startLocalProvider } from '../../../../test/local-provider.ts'
import { linkIn, mailAbout, mailsTo } from '../../../../test/mailbox.ts'
import { Browser, makePerson, PASSWORD, signIn, type TestPerson } from '../../../../test/people.ts'
import { openTestApp, startApp, type TestApp } from '../../../../test/start-app.ts'

const ORIGIN = 'http://127.0.0.1:3000'
const MINUTE = 60_000

// Each login is a dozen requests, back and forth between two servers.
vi.setConfig({ testTimeout: 60_000 })

let server: TestApp
let provider: Awaited<ReturnType<typeof startLocalProvider>>
let second: typeof provider
beforeAll(async () => {
  provider = await startLocalProvider('nearby', ORIGIN)
  second = await startLocalProvider('second', ORIGIN)
  server = await openTestApp({ settings: { outside: [provider.settings, second.settings] } })
})
afterAll(async () => {
  await server.close()
  await provider.close()
  await second.close()
})
beforeEach(() => server.clock.forward(15 * MINUTE))

const account = (more: Partial<OutsideAccount> = {}): OutsideAccount => ({
  sub: randomUUID(),
  email: `${randomUUID().slice(0, 8)}@example.com`,
  email_verified: true,
  given_name: 'Ines',
  family_name: 'Duarte',
  ...more,
})

/** To the provider and back: the address the provider sends the browser to, which nobody has opened yet. */
async function goThere(
  browser: Browser,
  as: OutsideAccount | 'declines',
  query = '',
  at = provider,
  from: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
) {
  at.mood.now = as
  const { status, headers } = await browser.get(`/auth/outside/${at.settings.id}/start${query}`, {
    headers: from,
  })
  expect(status).toBe(303)
  return followTo(ORIGIN, headers.location as string)
}

const open = (browser: Browser, path: string) => browser.get(path.replace(/^\/api/, ''))

async function signInAs(as: OutsideAccount | 'declines', query = '', browser = new Browser(server)) {
  const answer = await open(browser, await goThere(browser, as, `?device=${browser.device}${query}`))
  expect(answer.status).toBe(303)
  return { browser, location: answer.headers.location as string, answer }
}

async function link(
  browser: Browser,
  as: OutsideAccount,
  returnTo = '/p/client/account/security',
  at = provider,
) {
  at.mood.now = as
  const begun = await browser.post('/account/connected-accounts', {
    provider: at.settings.id,
    return_to: returnTo,
  })
  expect(begun.status).toBe(200)
  const back = await followTo(ORIGIN, begun.body.data.url)
  return async (by = browser) => (await open(by, back)).headers.location as string
}

const me = async (browser: Browser) => (await browser.get('/account')).body.data
const connected = async (browser: Browser) =>
  (await browser.get('/account/connected-accounts')).body.data.items as { id: string; provider: string }[]

async function numbers() {
  const { rows } = await server.context.pool.query(
    'select (select count(*) from person) as people, (select count(*) from session) as sessions, (select count(*) from connected_account) as accounts',
  )
  return rows[0]
}

test('an identity is judged by the time the nodes agreed on', async () => {
  let correction = 0
  const other = await startApp({
    settings: { outside: [provider.settings] },
    replaced: { clock: { now: () => new Date(), correction: () => correction } },
  })
  const comesBackTo = async () => {
    const browser = new Browser(other)
    const answer = await open(browser, await goThere(browser, account(), `?device=${browser.device}`))
    return answer.headers.location as string
  }
  expect(await comesBackTo()).not.toContain('problem=')
  // It is good for an hour.
  correction = 2 * 60 * MINUTE
  expect(await comesBackTo()).toContain('problem=outside_failed')
  correction = 0
  expect(await comesBackTo()).not.toContain('problem=')
})

test('the providers of the settings are listed, by name and nothing else', async () => {
  const { body } = await new Browser(server).get('/auth/providers')
  expect(body.data.providers).toEqual([
    { id: 'nearby', name: 'Nearby' },
    { id: 'second', name: 'Second' },
  ])
})

describe('a link that begins a sign-in', () => {
  const knows = async (email: string, device: string) => {
    const { rows } = await server.context.pool.query(
      'select 1 from known_device join person on person.id = person_id where email = $1 and device_id = $2',
      [email, device],
    )
    return rows.length > 0
  }

  test.each<[string, Record<string, string>, boolean]>([
    ['on our own page', { 'sec-fetch-site': 'same-origin' }, true],
    ['on our own page, in a browser that says only its address', { referer: `${ORIGIN}/p/auth/login` }, true],
    ['in a mail', { 'sec-fetch-site': 'none' }, false],
    ['on another page', { 'sec-fetch-site': 'cross-site', referer: `${ORIGIN}/p/auth/login` }, false],
    ['on a page that says nothing of itself', {}, false],
    ['on a page of another address', { referer: 'https://evil.example/' }, false],
  ])('%s makes a device known: %o', async (_, from, isBelieved) => {
    const [planted, as, victim] = [randomUUID(), account(), new Browser(server)]
    const back = await goThere(victim, as, `?device=${planted}`, provider, from)
    expect((await open(victim, back)).status).toBe(303)
    expect((await me(victim)).email.address).toBe(as.email)
    expect(await knows(as.email as string, planted)).toBe(isBelieved)
  })
})

describe('somebody new', () => {
  test('joins as a client with a proven email and is signed in', async () => {
    const ines = account()
    const { browser, location } = await signInAs(ines)
    expect(location).toBe('/p/client/goals')
    expect(await me(browser)).toMatchObject({
      fullname: 'Ines Duarte',
      email: { address: ines.email, verified: true },
      is_a: 'subscriber',
    })
    expect(await browser.head('/heartbeat')).toMatchObject({ status: 204 })
    expect(await browser.put('/account/timezone', { timezone: 'Europe/Lisbon' })).toMatchObject({
      status: 200,
    })
    await mailAbout(server, ines.email as string, /Welcome/)
  })

  test('begins and goes on in the language of the page they came by, whatever their browser speaks', async () => {
    const ines = account()
    const browser = new Browser(server)
    const back = await goThere(browser, ines, '?language=fr&return_to=%2Fx%3Fhire%3D1')
    const { headers } = await browser.get(back.replace(/^\/api/, ''), {
      headers: { 'accept-language': 'en' },
    })
    expect(headers.location).toBe('/fr/x?hire=1')
    expect((await me(browser)).language).toBe('fr')
    await mailAbout(server, ines.email as string, /Bienvenue/)
  })

  test('has the language of their browser where the page was English', async () => {
    const browser = new Browser(server)
    const back = await goThere(browser, account())
    const { headers } = await browser.get(back.replace(/^\/api/, ''), {
      headers: { 'accept-language': 'es' },
    })
    expect(headers.location).toBe('/p/client/goals')
    expect((await me(browser)).language).toBe('es')
  })

  test('reads in the language of their page why they could not join', async () => {
    const { location } = await signInAs('declines', '&language=fr')
    expect(location).toBe('/fr/p/auth/login?problem=outside_cancelled')
  })

  test('joins as an agent where they chose so', async () => {
    const ines = account()
    const { browser, location } = await signInAs(ines, '&join=consultant')
    expect(location).toBe('/p/agent/services')
    expect(await me(browser)).toMatchObject({ is_a: 'unverified_consultant', home: 'consultant' })
    const { rows } = await server.context.pool.query(
      'select 1 from agent join person on id = person_id where email = $1',
      [ines.email],
    )
    expect(rows).toHaveLength(1)
  })

  test.each([false, undefined])(
    'has to prove an email the provider does not vouch for (%s)',
    async (vouched) => {
      const { browser } = await signInAs(account({ email_verified: vouched as false }))
      expect((await me(browser)).email.verified).toBe(false)
    },
  )

  test.each([
    [{ given_name: '', family_name: '', name: 'Ines Maria Duarte' }, 'Ines Maria Duarte'],
    [{ given_name: '  ', family_name: '\u202egnp', name: '' }, 'New member'],
    [{ given_name: 'x'.repeat(300), family_name: 'Duarte', name: 'Ines' }, 'Ines Duarte'],
  ])('has a name whatever the provider tells: %j', async (told, fullname) => {
    const { browser } = await signInAs(account(told))
    expect((await me(browser)).fullname).toBe(fullname)
  })

  test('without an email is told to join with one', async () => {
    const before = await numbers()
    const { email: _none, ...nameless } = account()
    const { location } = await signInAs(nameless)
    expect(location).toBe('/p/auth/login?problem=outside_no_email')
    expect(await numbers()).toEqual(before)
  })
})

describe('somebody known by their account', () => {
  test('is signed in again, whatever their email there is by now', async () => {
    const ines = account()
    const first = await signInAs(ines)
    const again = await signInAs({ ...ines, email: 'elsewhere@example.com' })
    expect((await me(again.browser)).uuid).toBe((await me(first.browser)).uuid)
  })

  test('goes on where they were going', async () => {
    const { location } = await signInAs(
      account(),
      `&return_to=${encodeURIComponent('/consultants/x?tab=2#top')}`,
    )
    expect(location).toBe('/consultants/x?tab=2#top')
  })

  /** The link of a page whose scripts are still on their way names no target itself. */
  async function signInFrom(referer: string) {
    const browser = new Browser(server)
    provider.mood.now = account()
    const start = await browser.get(`/auth/outside/${provider.settings.id}/start`, { headers: { referer } })
    const back = await followTo(ORIGIN, start.headers.location as string)
    return (await open(browser, back)).headers.location
  }

  test('goes on where the page they came from was to lead', async () => {
    const page = `${ORIGIN}/p/auth/login?return_to=%2Fp%2Fclient%2Faccount%2Fprofile`
    expect(await signInFrom(page)).toBe('/p/client/account/profile')
  })

  test.each([
    'https://evil.example/p/auth/login?return_to=/p/client/account/profile',
    `${ORIGIN}.evil.example/?return_to=/p/client/account/profile`,
    `${ORIGIN}/p/auth/login?return_to=//evil.example`,
    `${ORIGIN}/p/auth/login`,
    'no address',
  ])('goes on as ever from %s', async (page) => {
    expect(await signInFrom(page)).toBe('/p/client/goals')
  })

  test('gets a new session in place of the one the browser had', async () => {
    const ines = account()
    const { browser } = await signInAs(ines)
    const old = browser.cookies.get('session') as string
    await signInAs(ines, '', browser)
    const thief = new Browser(server)
    thief.cookies.set('session', old)
    expect(await thief.get('/account')).toMatchObject({ status: 401 })
  })

  test('still has their second step before them', async () => {
    const ines = account()
    const { browser } = await signInAs(ines)
    const { secret } = (await browser.post('/account/two-step')).body.data
    await browser.put('/account/two-step', { code: codeOf(secret, server.clock.now()) })
    server.clock.forward(MINUTE)
    const next = new Browser(server)
    const { location } = await signInAs(ines, '&return_to=/p/client/goals', next)
    const target = new URL(location, ORIGIN)
    expect(target.pathname).toBe('/p/auth/login')
    expect(target.searchParams.get('return_to')).toBe('/p/client/goals')
    expect(next.cookies.has('session')).toBe(false)
    const code = codeOf(secret, server.clock.now())
    expect(await next.post(`/auth/login/${target.searchParams.get('challenge')}`, { code })).toMatchObject({
      status: 200,
    })
    expect(await next.get('/account')).toMatchObject({ status: 200 })
  })

  test('has it also in a browser that keeps no device, and had none when the way began', async () => {
    const ines = account()
    const { browser } = await signInAs(ines)
    const { secret } = (await browser.post('/account/two-step')).body.data
    await browser.put('/account/two-step', { code: codeOf(secret, server.clock.now()) })
    server.clock.forward(MINUTE)
    const next = new Browser(server)
    const answer = await open(next, await goThere(next, ines, '', provider, {}))
    const challenge = new URL(answer.headers.location as string, ORIGIN).searchParams.get('challenge')
    const code = codeOf(secret, server.clock.now())
    expect(await next.post(`/auth/login/${challenge}`, { code })).toMatchObject({ status: 200 })
    expect(await next.get('/account')).toMatchObject({ status: 200 })
  })

  test('at two providers, or under two subjects, is two people', async () => {
    const ines = account()
    await signInAs(ines)
    const { location } = await signInAs({ ...ines, sub: randomUUID() })
    expect(location).toBe('/p/auth/login?problem=outside_email_taken')
    const browser = new Browser(server)
    const elsewhere = await goThere(browser, ines, '', second)
    expect((await open(browser, elsewhere)).headers.location).toBe(
      '/p/auth/login?problem=outside_email_taken',
    )
  })
})

describe('nobody gets into another’s account', () => {
  let before: Awaited<ReturnType<typeof numbers>>
  let victim: TestPerson
  beforeEach(async () => {
    victim = await makePerson(server)
    before = await numbers()
  })
  const nobodyIsIn = async (browser: Browser) => {
    expect(browser.cookies.has('session')).toBe(false)
    expect(await numbers()).toEqual(before)
  }

  test.each([true, false])('by the email alone (vouched for: %s)', async (email_verified) => {
    const { browser, location } = await signInAs(
      account({ email: victim.email.toUpperCase(), email_verified }),
    )
    expect(location).toBe('/p/auth/login?problem=outside_email_taken')
    await nobodyIsIn(browser)
  })

  test('by a callback that was used before', async () => {
    const first = new Browser(server)
    const back = await goThere(first, account())
    const cookie = first.cookies.get('outside') as string
    expect((await open(first, back)).headers.location).toBe('/p/client/goals')
    before = await numbers()
    const thief = new Browser(server)
    thief.cookies.set('outside', cookie)
    expect((await open(thief, back)).headers.location).toBe('/p/auth/login?problem=outside_expired')
    await nobodyIsIn(thief)
  })

  test('by leading another browser to one’s own callback', async () => {
    const attacker = new Browser(server)
    const back = await goThere(attacker, account())
    const other = new Browser(server)
    expect((await open(other, back)).headers.location).toBe('/p/auth/login?problem=outside_expired')
    await goThere(other, account())
    expect((await open(other, back)).headers.location).toBe('/p/auth/login?problem=outside_expired')
    await nobodyIsIn(other)
  })

  test('by a code of another login put into one’s own', async () => {
    const attacker = new Browser(server)
    const theirs = new URL(await goThere(attacker, account()), ORIGIN)
    const browser = new Browser(server)
    const own = new URL(await goThere(browser, account()), ORIGIN)
    own.searchParams.set('code', theirs.searchParams.get('code') as string)
    const answer = await open(browser, own.pathname + own.search)
    expect(answer.headers.location).toBe('/p/auth/login?problem=outside_failed')
    await nobodyIsIn(browser)
  })

  test.each(['state', 'code'])('by a callback without its %s', async (name) => {
    const browser = new Browser(server)
    const back = new URL(await goThere(browser, account()), ORIGIN)
    back.searchParams.delete(name)
    const answer = await open(browser, back.pathname + back.search)
    expect(answer.headers.location).toMatch(/^\/p\/auth\/login\?problem=outside_(expired|failed)$/)
    await nobodyIsIn(browser)
  })

  test('by a callback that comes too late', async () => {
    const browser = new Browser(server)
    const back = await goThere(browser, account())
    server.clock.forward(10 * MINUTE)
    expect((await open(browser, back)).headers.location).toBe('/p/auth/login?problem=outside_expired')
    await nobodyIsIn(browser)
  })

  test('by the callback of another provider', async () => {
    const browser = new Browser(server)
    const back = await goThere(browser, account())
    expect((await open(browser, back.replace('nearby', 'second'))).headers.location).toBe(
      '/p/auth/login?problem=outside_expired',
    )
    await nobodyIsIn(browser)
  })

  test('by an answer that names another issuer', async () => {
    const browser = new Browser(server)
    const back = new URL(await goThere(browser, account()), ORIGIN)
    back.searchParams.set('iss', second.settings.issuer)
    expect((await open(browser, back.pathname + back.search)).headers.location).toBe(
      '/p/auth/login?problem=outside_failed',
    )
    await nobodyIsIn(browser)
  })

  test('and whoever declines is told so', async () => {
    const { browser, location } = await signInAs('declines', '&return_to=/agents')
    expect(location).toBe('/p/auth/login?problem=outside_cancelled&return_to=%2Fagents')
    await nobodyIsIn(browser)
  })

  test('by joining first with an address that is not theirs: its owner’s recovery shuts them out', async () => {
    const squat = account({ email_verified: false })
    await signInAs(squat)
    const owner = new Browser(server)
    const { id } = (await owner.post('/auth/forgot-password', { email: squat.email })).body.data
    await owner.post(`/auth/forgot-password/${id}`, {})
    const params = linkIn(await mailAbout(server, squat.email as string, /new .*password/)).searchParams
    const set = { newPassword: PASSWORD, confirmPassword: PASSWORD }
    expect(
      await owner.put(`/auth/forgot-password/${params.get('id')}/${params.get('token')}`, set),
    ).toMatchObject({ status: 200 })
    const { location } = await signInAs(squat)
    expect(location).toBe('/p/auth/login?problem=outside_email_taken')
  })
})

describe('connecting an account', () => {
  let ada: TestPerson
  let browser: Browser
  beforeEach(async () => {
    ada = await makePerson(server)
    browser = await signIn(server, ada)
  })

  test('lets one sign in with it from then on, and is told by mail', async () => {
    const ines = account()
    expect(await (await link(browser, ines))()).toBe('/p/client/account/security')
    expect(await connected(browser)).toMatchObject([
      { provider: 'nearby', name: 'Nearby', email: ines.email },
    ])
    const { browser: other } = await signInAs(ines)
    expect((await me(other)).uuid).toBe(ada.id)
    await mailAbout(server, ada.email, /sign in with Nearby/)
  })

  test('wants the password shown lately, and the nonce', async () => {
    const body = { provider: 'nearby', return_to: '/p' }
    const { nonce } = browser
    browser.nonce = null
    expect(await browser.post('/account/connected-accounts', body)).toMatchObject({ status: 403 })
    browser.nonce = nonce
    server.clock.forward(11 * MINUTE)
    await browser.head('/heartbeat')
    expect(await browser.post('/account/connected-accounts', body)).toMatchObject({
      status: 409,
      body: { code: 'confirm_first' },
    })
  })

  test('is done by who began it: not by a visitor, nor by whoever is signed in meanwhile', async () => {
    const before = await numbers()
    const finish = await link(browser, account())
    const token = browser.cookies.get('outside') as string
    const other = await signIn(server, await makePerson(server))
    other.cookies.set('outside', token)
    expect(await finish(other)).toBe('/p/client/account/security?problem=outside_expired')
    expect(await connected(other)).toEqual([])

    const again = await link(browser, account())
    await browser.post('/auth/logout')
    expect(await again()).toMatch(/problem=outside_expired/)
    expect((await numbers()).accounts).toBe(before.accounts)
  })

  test('that is somebody else’s already is refused', async () => {
    const ines = account()
    await signInAs(ines)
    expect(await (await link(browser, ines))()).toMatch(/problem=outside_linked_elsewhere$/)
    expect(await connected(browser)).toEqual([])
  })

  test('a second time changes nothing; another of the same provider is refused', async () => {
    const ines = account()
    await (await link(browser, ines))()
    expect(await (await link(browser, ines))()).toBe('/p/client/account/security')
    expect(await (await link(browser, account()))()).toMatch(/problem=outside_already_linked$/)
    expect(await connected(browser)).toHaveLength(1)
    expect((await mailsTo(server, ada.email)).filter((mail) => /Nearby/.test(mail.subject))).toHaveLength(1)
  })

  test('and disconnecting it is told by mail too', async () => {
    const ines = account()
    await (await link(browser, ines))()
    const [one] = await connected(browser)
    expect(await browser.delete(`/account/connected-accounts/${one?.id}`)).toMatchObject({ status: 204 })
    expect(await browser.delete(`/account/connected-accounts/${one?.id}`)).toMatchObject({ status: 404 })
    const before = await numbers()
    const { location } = await signInAs(ines)
    expect(location).toBe('/p/client/goals')
    expect((await numbers()).people).toBe(before.people + 1)
    await mailAbout(server, ada.email, /no longer sign in with Nearby/)
  })
})

describe('the only way in', () => {
  test('is not taken away', async () => {
    const { browser } = await signInAs(account())
    const [one] = await connected(browser)
    expect(await browser.delete(`/account/connected-accounts/${one?.id}`)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('only way to sign in') },
    })
    expect(await connected(browser)).toHaveLength(1)
  })

  test('stays when the last two are taken away at once', async () => {
    const { browser } = await signInAs(account())
    await (await link(browser, account(), '/p', second))()
    const both = await connected(browser)
    expect(both).toHaveLength(2)
    const { pool } = server.context
    const holder = await pool.connect()
    // Neither gets to take one away before both have looked.
    await holder.query('begin; lock table connected_account in share mode')
    const answers = both.map(({ id }) => browser.delete(`/account/connected-accounts/${id}`))
    const waiting =
      "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await expect.poll(async () => (await pool.query(waiting)).rows[0].count).toBe(2)
    await holder.query('commit')
    holder.release()
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([204, 409])
  })
})

test('setting out is limited by address, and says so on the login page', async () => {
  const browser = new Browser(server)
  const from = { remoteAddress: '198.51.100.77' }
  const answers = []
  for (let time = 0; time < 31; time++) answers.push(await browser.get('/auth/outside/nearby/start', from))
  expect(answers[29]?.headers.location).toContain(provider.settings.issuer)
  expect(answers[30]?.headers.location).toBe('/p/auth/login?problem=outside_busy')
})

test('a provider nobody set is not there', async () => {
  for (const step of ['start', 'callback'])
    expect(await new Browser(server).get(`/auth/outside/github/${step}`)).toMatchObject({ status: 404 })
})
