import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Browser, makePerson, signIn, type TestPerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
// 300 writes a minute are allowed.
beforeEach(() => server.clock.forward(61_000))

async function someone(wanted: Parameters<typeof makePerson>[1] = {}) {
  const person = await makePerson(server, wanted)
  return { person, browser: await signIn(server, person) }
}

const roleOf = async (browser: Browser) => (await browser.get('/account')).body.data.is_a
const agentsOf = ({ id }: TestPerson) =>
  server.context.db.selectFrom('agent').selectAll().where('person_id', '=', id).execute()

test('a client becomes an agent, and comes back with an empty call', async () => {
  const { person, browser } = await someone()
  expect(await agentsOf(person)).toEqual([])
  expect(await browser.post('/account/switch', { to: 'consultant' })).toMatchObject({
    status: 200,
    headers: { 'x-role': 'unverified_consultant' },
    body: { data: { is_a: 'unverified_consultant', switched: true } },
  })
  expect((await browser.get('/account')).body.data).toMatchObject({
    is_a: 'unverified_consultant',
    switched: true,
    home: 'subscriber',
  })
  expect(await agentsOf(person)).toHaveLength(1)

  expect((await browser.post('/account/switch')).body.data).toEqual({ is_a: 'subscriber', switched: false })
  expect(await roleOf(browser)).toBe('subscriber')
  await browser.post('/account/switch', { to: 'consultant' })
  expect(await agentsOf(person)).toHaveLength(1)
})

test('a verified agent is a client away from home, and verified again at home', async () => {
  const { browser } = await someone({ home: 'consultant', verifiedAgent: true })
  expect((await browser.post('/account/switch', { to: 'subscriber' })).body.data).toEqual({
    is_a: 'subscriber',
    switched: true,
  })
  expect((await browser.post('/account/switch', {})).body.data).toEqual({
    is_a: 'consultant',
    switched: false,
  })
})

test('the session goes on under a new id, and the old one is dead at once', async () => {
  const { browser } = await someone()
  const old = new Browser(server)
  for (const [name, value] of browser.cookies) old.cookies.set(name, value)
  await browser.post('/account/switch', { to: 'consultant' })
  expect(browser.cookies.get('session')).not.toBe(old.cookies.get('session'))
  expect(await old.get('/account')).toMatchObject({ status: 401 })
  expect(await browser.put('/account/timezone', { timezone: 'UTC' })).toMatchObject({ status: 200 })
})

test('asked again it changes nothing, not even the session', async () => {
  const { browser } = await someone()
  for (const to of ['subscriber', undefined]) {
    const before = browser.cookies.get('session')
    expect(await browser.post('/account/switch', to && { to })).toMatchObject({
      status: 200,
      body: { data: { is_a: 'subscriber', switched: false } },
    })
    expect(browser.cookies.get('session')).toBe(before)
  }
})

test('the nonces of other sessions are stale until their next heartbeat', async () => {
  const { person, browser } = await someone()
  const other = await signIn(server, person)
  await browser.post('/account/switch', { to: 'consultant' })
  expect(await other.put('/account/timezone', { timezone: 'UTC' })).toMatchObject({
    status: 403,
    body: { code: 'nonce_expired' },
  })
  expect(await other.head('/heartbeat')).toMatchObject({ headers: { 'x-role': 'unverified_consultant' } })
  expect(await other.put('/account/timezone', { timezone: 'UTC' })).toMatchObject({ status: 200 })
})

test('staff have no modes', async () => {
  const { person, browser } = await someone({ staff: true })
  for (const body of [{ to: 'consultant' }, { to: 'subscriber' }, undefined])
    expect(await browser.post('/account/switch', body)).toMatchObject({
      status: 409,
      body: { code: 'not_now', message: 'Staff accounts have no modes to switch between.' },
    })
  expect(await agentsOf(person)).toEqual([])
})

test.each(['staff', 'unverified_consultant', '', null, 1, ['consultant']])('%j is no mode', async (to) => {
  const { browser } = await someone()
  expect(await browser.post('/account/switch', { to })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'to' }] },
  })
  expect(await roleOf(browser)).toBe('subscriber')
})

test('a role cookie is no switch', async () => {
  const { browser } = await someone()
  browser.cookies.set('role', 'consultant')
  expect((await browser.post('/account/switch', { to: 'subscriber' })).body.data.is_a).toBe('subscriber')
  expect(await roleOf(browser)).toBe('subscriber')
})

test('switches at the same time end in one mode, with the browser still signed in', async () => {
  for (let round = 0; round < 5; round++) {
    const { person, browser } = await someone()
    const tabs = Array.from({ length: 20 }, (_, tab) => (tab % 2 ? 'subscriber' : 'consultant'))
    const answers = await Promise.all(tabs.map((to) => browser.post('/account/switch', { to })))
    const statuses = new Set(answers.map(({ status }) => status))
    // A call after a switch brings the old id or the nonce of the old role.
    for (const status of statuses) expect([200, 401, 403]).toContain(status)
    expect(statuses).toContain(200)
    expect(answers.filter(({ headers }) => headers['set-cookie'])).toHaveLength(1)

    const { mode } = await server.context.db
      .selectFrom('person')
      .select('mode')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(await roleOf(browser)).toBe(mode === 'subscriber' ? 'subscriber' : 'unverified_consultant')
    expect((await agentsOf(person)).length).toBe(1)
  }
})

test('first switches from several devices make one agent', async () => {
  const { person } = await someone()
  const browsers: Browser[] = []
  while (browsers.length < 4) browsers.push(await signIn(server, person))
  const answers = await Promise.all(
    browsers.map((browser) => browser.post('/account/switch', { to: 'consultant' })),
  )
  for (const { status } of answers) expect([200, 403]).toContain(status)
  expect(await agentsOf(person)).toHaveLength(1)
  for (const browser of browsers) expect(await roleOf(browser)).toBe('unverified_consultant')
})
