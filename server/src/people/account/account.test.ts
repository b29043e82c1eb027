import { OTHER_CITY } from '@sojourn/contract/people/account'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Browser, makePerson, PASSWORD, signIn, type TestPerson } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
// 300 writes a minute are allowed.
beforeEach(() => server.clock.forward(61_000))

const rowOf = ({ id }: TestPerson) =>
  server.context.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function someone(wanted: Parameters<typeof makePerson>[1] = {}) {
  const person = await makePerson(server, wanted)
  return { person, browser: await signIn(server, person) }
}

const profile = {
  first_name: 'Grace',
  last_name: 'Hopper',
  phone: '+14165550100',
  about: 'I sail.\nAnd I move to Canada.',
  dob: '1986-12-09',
  gender: 'female',
}
const address = {
  country: 'CA',
  state: '08',
  city: 'Toronto',
  postal_code: 'M5V 2T6',
  address: '1 Front Street',
}
const preferences = {
  login_alerts: false,
  sound: false,
  desktop: true,
  mail: {
    orders: true,
    messages: false,
    meetings: true,
    payments: true,
    deadlines: false,
    articles: false,
    news: true,
  },
  in_app: {
    orders: true,
    messages: true,
    meetings: false,
    payments: true,
    deadlines: true,
    articles: true,
    news: false,
  },
  push: {
    orders: true,
    messages: true,
    meetings: false,
    payments: true,
    deadlines: true,
    articles: true,
    news: false,
  },
  quiet: { from: '22:00', until: '07:00' },
  mail_rhythm: 'daily',
}

const writes = [
  ['PATCH', '/account', profile],
  ['PUT', '/account/address', address],
  ['PUT', '/account/nationality', { passports: ['NG'], residence: null }],
  ['PUT', '/account/timezone', { timezone: 'Europe/Berlin' }],
  ['PUT', '/account/clock', { clock: '12' }],
  ['POST', '/account/switch', { to: 'consultant' }],
  ['PUT', '/account/notifications', preferences],
  ['POST', '/account/deletion-requests', {}],
  ['DELETE', '/account/deletion-requests', undefined],
  ['DELETE', '/account/profile-picture', undefined],
] as const

const OPEN_TO_SUSPENDED: string[] = ['/account/deletion-requests', '/account/export']

const reads = ['/account', '/account/notifications', '/account/deletion-requests', '/account/export'] as const

describe('the account', () => {
  test('is one’s own, with everything a page wants', async () => {
    const { person, browser } = await someone({ first_name: 'Ada', last_name: 'Lovelace' })
    const { status, body, headers } = await browser.get('/account')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(body.data).toEqual({
      uuid: person.id,
      role: 'subscriber',
      is_a: 'subscriber',
      switched: false,
      home: 'subscriber',
      is_verified: false,
      email: { address: person.email, verified: true },
      fullname: 'Ada Lovelace',
      first_name: 'Ada',
      firstName: 'Ada',
      last_name: 'Lovelace',
      profile_picture: null,
      order_count: 0,
      unread_count: 0,
      timezone: null,
      clock: null,
      language: 'en',
      phone: null,
      about: null,
      dob: null,
      gender: null,
      address: null,
      nationality: { passports: [], residence: null },
      username: null,
      suspension: null,
      deletion: null,
      created_at: { date: expect.stringMatching(/Z$/) },
    })
  })

  test('shows an agent, an unverified one and staff as what they are', async () => {
    const roles = []
    for (const wanted of [
      { home: 'consultant', verifiedAgent: true },
      { home: 'consultant', verifiedEmail: false },
      { staff: true },
    ] as const) {
      const { browser } = await someone(wanted)
      const { is_a, is_verified, home, email } = (await browser.get('/account')).body.data
      roles.push([is_a, is_verified, home, email.verified])
    }
    expect(roles).toEqual([
      ['consultant', true, 'consultant', true],
      ['unverified_consultant', false, 'consultant', false],
      ['staff', false, 'subscriber', true],
    ])
  })

  test('costs one query beside the one that knows the session', async () => {
    const { browser } = await someone()
    const { pool } = server.context
    const before = pool.totalCount
    let queries = 0
    const count = () => queries++
    pool.on('acquire', count)
    await browser.get('/account')
    pool.off('acquire', count)
    expect(queries).toBe(2)
    expect(pool.totalCount).toBe(before)
  })

  test.each(reads)('a visitor does not read %s', async (path) => {
    expect(await new Browser(server).get(path)).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    })
  })

  test.each(writes)('a visitor does not %s %s', async (method, path, body) => {
    expect(await new Browser(server).send(method, path, body)).toMatchObject({ status: 401 })
  })

  test.each(writes)('%s %s needs the nonce of this session', async (method, path, body) => {
    const { person, browser } = await someone()
    const { browser: other } = await someone()
    const before = await rowOf(person)
    const mine = browser.nonce
    for (const nonce of [null, other.nonce, `${mine}x`]) {
      browser.nonce = nonce
      expect(await browser.send(method, path, body)).toMatchObject({ status: 403 })
    }
    expect(await rowOf(person)).toEqual(before)
  })

  test.each(writes.filter(([, , body]) => body))('%s %s takes JSON only', async (method, path, body) => {
    const { person, browser } = await someone()
    const before = await rowOf(person)
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await browser.send(method, path, JSON.stringify(body), {
        headers: { 'content-type': type },
      })
      expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_type' } })
    }
    expect(await rowOf(person)).toEqual(before)
  })

  test('a suspended person may take their data along, and have their account deleted', async () => {
    const person = await makePerson(server)
    const browser = await signIn(server, person)
    await server.context.db
      .updateTable('person')
      .set({ suspended_at: server.clock.now(), suspended_reason: 'Asked clients for money outside.' })
      .where('id', '=', person.id)
      .execute()
    server.clock.forward(11 * 60_000)
    await browser.head('/heartbeat')
    expect((await browser.post('/account/deletion-requests')).body.code).toBe('confirm_first')
    expect((await browser.post('/account/confirmation', { password: PASSWORD })).status).toBe(200)
    expect((await browser.post('/account/deletion-requests')).status).toBe(200)
    expect((await browser.get('/account/deletion-requests')).body.data.due_at).not.toBeNull()
    expect((await browser.delete('/account/deletion-requests')).status).toBe(204)
    const answer = await server.app.inject({
      ...{ method: 'GET', url: '/api/account/export' },
      headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  })

  test('a suspended person reads why, and may do nothing else', async () => {
    const { person, browser } = await someone()
    await server.context.db
      .updateTable('person')
      .set({ suspended_at: server.clock.now(), suspended_reason: 'Asked clients for money outside.' })
      .where('id', '=', person.id)
      .execute()
    expect((await browser.get('/account')).body.data.suspension).toEqual({
      reason: 'Asked clients for money outside.',
      since: server.clock.now().toISOString(),
    })
    const before = await rowOf(person)
    const isClosed = (path: string) => !OPEN_TO_SUSPENDED.includes(path)
    expect((await browser.get('/account/notifications')).status).toBe(409)
    for (const [method, path, body] of writes.filter(([, of]) => isClosed(of)))
      expect(await browser.send(method, path, body)).toMatchObject({
        status: 409,
        body: { code: 'suspended' },
      })
    expect(await rowOf(person)).toEqual(before)
  })

  test('a role cookie of whatever kind changes nothing', async () => {
    const { browser } = await someone()
    const right = (await browser.get('/account')).body
    for (const role of ['consultant', 'unverified_consultant', 'staff', 'admin', '', '%00']) {
      browser.cookies.set('role', role).set('user_id', '00000000-0000-7000-8000-000000000000')
      expect((await browser.get('/account')).body).toEqual(right)
      expect(await browser.put('/account/timezone', { timezone: 'UTC' })).toMatchObject({
        status: 200,
        body: { data: { is_a: 'subscriber' } },
      })
      await browser.put('/account/timezone', { timezone: 'UTC' })
      right.data.timezone = { name: 'UTC' }
    }
  })
})

const HOSTILE = [
  ...[
    'role',
    'is_a',
    'verified',
    'uuid',
    'id',
    'user_id',
    'person_id',
    'price',
    'amount',
    'status',
    'balance',
  ],
  ...['home', 'mode', 'email', 'email_verified_at', 'staff_since', 'is_staff', 'password', 'password_hash'],
  ...['picture_key', 'suspended_at', 'suspended_reason', 'deletion_due_at', 'deleted_at', 'created_at'],
  ...['username', 'verified_at', 'switched', 'order_count', '__proto__', 'constructor', 'prototype'],
]

describe('nobody sets what is not theirs to set', () => {
  test.each(writes)('%s %s', async (method, path, body) => {
    const { person, browser } = await someone()
    const before = await rowOf(person)
    for (const key of HOSTILE) {
      if (body && key in body && Object.hasOwn(body, key)) continue
      const text = `{${JSON.stringify(key)}: true, ${JSON.stringify(body ?? {}).slice(1)}`.replace(', }', '}')
      const answer = await browser.send(method, path, text, {
        headers: { 'content-type': 'application/json' },
      })
      expect(answer.status, key).toBe(400)
    }
    expect(await rowOf(person)).toEqual(before)
    expect({}).not.toHaveProperty('role')
  })
})

describe('the profile', () => {
  test('is changed and shown', async () => {
    const { browser } = await someone()
    const { status, body } = await browser.patch('/account', profile)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ ...profile, firstName: 'Grace', fullname: 'Grace Hopper' })
    expect((await browser.get('/account')).body).toEqual(body)
  })

  test('keeps its phone number unless told, and loses it when told', async () => {
    const { browser } = await someone()
    await browser.patch('/account', profile)
    const { phone, ...rest } = profile
    expect((await browser.patch('/account', rest)).body.data.phone).toBe(phone)
    expect((await browser.patch('/account', { ...rest, phone: null })).body.data.phone).toBeNull()
  })

  const PHONE = 'please enter a phone number with its dial code'
  const DOB = 'please select your date of birth'
  test.each([
    ['first_name', '', 'please input your first name'],
    ['first_name', '   ', 'please input your first name'],
    ['first_name', undefined, 'please input your first name'],
    ['first_name', 'x'.repeat(201), 'please keep it under 200 characters'],
    ['first_name', 'A\u202eda', 'please use plain text'],
    ['first_name', 'A\u0007da', 'please use plain text'],
    ['last_name', '', 'please input your last name'],
    ['last_name', 3, 'please input your last name'],
    ['phone', '', PHONE],
    ['phone', '0123456', PHONE],
    ['phone', 123, PHONE],
    ['phone', '+1 416 555', PHONE],
    ['about', '', 'please tell us about you'],
    ['about', undefined, 'please tell us about you'],
    ['about', 'x'.repeat(2001), 'please keep it under 2,000 characters'],
    ['about', 'a\u0007b', 'please use plain text'],
    ['dob', '', DOB],
    ['dob', undefined, DOB],
    ['dob', '1986-02-30', DOB],
    ['dob', '0000-01-01', DOB],
    ['dob', '1899-12-31', DOB],
    ['dob', '2026-11-10', DOB],
    ['dob', '9999-12-31', DOB],
    ['gender', '', 'please select a gender'],
    ['gender', 'x', 'please select a gender'],
  ])('%s %j: %s', async (field, value, message) => {
    const { person, browser } = await someone()
    const before = await rowOf(person)
    const answer = await browser.patch('/account', { ...profile, [field]: value })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'invalid_fields', errors: [{ field, message }] },
    })
    expect(answer.body.errors).toHaveLength(1)
    expect(await rowOf(person)).toEqual(before)
  })

  test('an empty form is answered for each field', async () => {
    const { browser } = await someone()
    const { body } = await browser.patch('/account', {})
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'first_name',
      'last_name',
      'about',
      'dob',
      'gender',
    ])
  })
})

describe('passports and residence', () => {
  test('are kept when the person says so, and forgotten when they take it back', async () => {
    const { person, browser } = await someone()
    const told = { passports: ['ng', 'GB'], residence: 'GB' }
    expect((await browser.put('/account/nationality', told)).body.data.nationality).toEqual({
      passports: ['NG', 'GB'],
      residence: 'GB',
    })
    await browser.put('/account/nationality', { passports: [], residence: null })
    expect(await rowOf(person)).toMatchObject({
      passport_iso: null,
      second_passport_iso: null,
      residence_iso: null,
    })
  })

  test.each([
    ['passports', ['XQ'], 'please select a country from the list'],
    ['passports', ['NG', 'NG'], 'please select two different passports'],
    ['passports', ['NG', 'GB', 'DE'], 'please select a country from the list'],
    ['residence', 'XQ', 'please select a country from the list'],
  ])('%s cannot be %s', async (field, value, message) => {
    const { browser } = await someone()
    const told = { passports: [], residence: null, [field]: value }
    expect(await browser.put('/account/nationality', told)).toMatchObject({
      status: 422,
      body: { errors: [{ field, message }] },
    })
  })
})

describe('the address', () => {
  test('is changed and shown', async () => {
    const { browser } = await someone()
    const { status, body } = await browser.put('/account/address', { ...address, country: 'ca' })
    expect(status).toBe(200)
    expect(body.data.address).toEqual({ ...address, altCity: null })
  })

  test('knows a city of no list by its own name, and forgets it with the next one', async () => {
    const { browser } = await someone()
    const other = { ...address, city: OTHER_CITY, altCity: 'Kleinburg' }
    expect((await browser.put('/account/address', other)).body.data.address).toEqual(other)
    const back = await browser.put('/account/address', { ...address, altCity: 'Kleinburg' })
    expect(back.body.data.address.altCity).toBeNull()
  })

  test.each([
    ['country', '', 'please select a country'],
    ['country', undefined, 'please select a country'],
    ['country', 'Canada', 'please select a country'],
    ['country', 'ZZ', 'please select a country'],
    ['country', 'AQ', 'please select a country'],
    ['state', '', 'please enter a state'],
    ['state', 'Ontario', 'please enter a state'],
    ['city', '', 'please enter a city'],
    ['city', 'Berlin', 'please enter a city'],
    ['city', "Toronto' or ''='", 'please enter a city'],
    ['postal_code', '', 'please enter a postal code'],
    ['postal_code', undefined, 'please enter a postal code'],
    ['address', '', 'please enter an address'],
    ['address', null, 'please enter an address'],
    ['altCity', 3, 'please enter an alternative city'],
    ['altCity', 'a\u0007', 'please use plain text'],
    ['altCity', 'x'.repeat(201), 'please keep it under 200 characters'],
  ])('%s %j: %s', async (field, value, message) => {
    const { person, browser } = await someone()
    const answer = await browser.put('/account/address', { ...address, [field]: value })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field, message }] } })
    expect(await rowOf(person)).toMatchObject({ country_iso: null, city: null })
  })

  test.each([undefined, null, '', '  '])('Other city with %j wants its name', async (altCity) => {
    const { browser } = await someone()
    expect(await browser.put('/account/address', { ...address, city: OTHER_CITY, altCity })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'altCity', message: 'please enter an alternative city' }] },
    })
  })

  test('a state of one country and a city of another do not go together', async () => {
    const { browser } = await someone()
    const germany = { ...address, country: 'DE', state: '16', city: 'Berlin' }
    expect((await browser.put('/account/address', germany)).status).toBe(200)
    expect(await browser.put('/account/address', { ...germany, city: 'Toronto' })).toMatchObject({
      body: { errors: [{ field: 'city' }] },
    })
    expect(await browser.put('/account/address', { ...germany, city: 'Hamburg' })).toMatchObject({
      body: { errors: [{ field: 'city' }] },
    })
    expect(await browser.put('/account/address', { ...germany, state: 'XX' })).toMatchObject({
      body: { errors: [{ field: 'state' }] },
    })
  })
})

describe('the clock', () => {
  test('is that of the browser’s language until somebody chooses, and then stays', async () => {
    const { email } = await makePerson(server)
    const browser = new Browser(server)
    const headers = { 'accept-language': 'en-US,en;q=0.9,de;q=0.8' }
    const signIn = () => browser.post('/auth/login', { email, password: PASSWORD }, { headers })
    const clock = async () => (await browser.get('/account')).body.data.clock
    await signIn()
    expect(await clock()).toBe('12')
    expect((await browser.put('/account/clock', { clock: '24' })).body.data.clock).toBe('24')
    await signIn()
    expect(await clock()).toBe('24')
  })

  test('has 12 or 24 hours', async () => {
    const { browser } = await someone()
    expect(await browser.put('/account/clock', { clock: '13' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'clock', message: 'please choose 12 or 24 hours' }] },
    })
  })
})

test.each(['tlh', 'FR', '', '../fr', 7, null])(
  'a language nobody speaks here is none of an account: %j',
  async (language) => {
    const { browser } = await someone()
    expect((await browser.patch('/account/language', { language })).status).toBe(422)
    expect((await browser.get('/account')).body.data.language).toBe('en')
  },
)

describe('the time zone', () => {
  test.each([
    'Europe/Berlin',
    'UTC',
    'Asia/Kolkata',
    'Asia/Calcutta',
    'Etc/GMT+5',
    'America/Argentina/Buenos_Aires',
  ])('%s, as a browser calls it, is kept', async (timezone) => {
    const { browser } = await someone()
    expect((await browser.put('/account/timezone', { timezone })).body.data.timezone).toEqual({
      name: timezone,
    })
  })

  test('is told as it stands, to whoever is signed in', async () => {
    const { browser } = await someone()
    const own = async () => (await browser.get('/account/timezone')).body.data
    expect(await own()).toEqual({ timezone: null })
    await browser.put('/account/timezone', { timezone: 'Asia/Kolkata' })
    expect(await own()).toEqual({ timezone: { name: 'Asia/Kolkata' } })
    expect(await new Browser(server).get('/account/timezone')).toMatchObject({ status: 401 })
  })

  test.each(['', 'Mars/Olympus', '+05:00', undefined, null, 3, 'Europe/Berlin\u0007', 'x'.repeat(300)])(
    '%j is none',
    async (timezone) => {
      const { browser } = await someone()
      expect(await browser.put('/account/timezone', { timezone })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'timezone', message: 'please select a time zone' }] },
      })
    },
  )
})

describe('what one wants to hear', () => {
  test('is the usual until chosen, and then what was chosen', async () => {
    const { browser } = await someone()
    const usual = (await browser.get('/account/notifications')).body.data
    expect(usual).toMatchObject({
      login_alerts: true,
      sound: true,
      desktop: false,
      mail: { orders: true, news: true },
    })
    expect((await browser.put('/account/notifications', preferences)).body.data).toEqual(preferences)
    expect((await browser.put('/account/notifications', preferences)).status).toBe(200)
    expect((await browser.get('/account/notifications')).body.data).toEqual(preferences)
  })

  test('is the usual for a kind that came later', async () => {
    const { person, browser } = await someone()
    await server.context.db
      .insertInto('notice_preference')
      .values({
        person_id: person.id,
        preferences: '{"sound": false, "mail": {"orders": false}}',
        updated_at: new Date(),
      })
      .execute()
    expect((await browser.get('/account/notifications')).body.data).toMatchObject({
      login_alerts: true,
      sound: false,
      mail: { orders: false, messages: true },
    })
  })

  test.each([
    ['sound', { ...preferences, sound: 'yes' }],
    ['mail', { ...preferences, mail: null }],
    ['mail.orders', { ...preferences, mail: { ...preferences.mail, orders: 1 } }],
    ['in_app.news', { ...preferences, in_app: { ...preferences.in_app, news: undefined } }],
  ])('%s is a yes or a no', async (field, chosen) => {
    const { browser } = await someone()
    expect(await browser.put('/account/notifications', chosen)).toMatchObject({
      status: 422,
      body: { errors: [{ field, message: 'please choose yes or no' }] },
    })
  })

  test('what a page of the release before does not know stays as it was', async () => {
    const { browser } = await someone()
    await browser.put('/account/notifications', preferences)
    const { push: _push, quiet: _quiet, mail_rhythm: _rhythm, ...old } = preferences
    const known = ({ deadlines: _, ...kinds }: typeof preferences.mail) => kinds
    const before = { ...old, mail: known(old.mail), in_app: known(old.in_app), sound: true }
    const answer = await browser.put('/account/notifications', before)
    expect(answer.body.data).toEqual({ ...preferences, sound: true })
    const loud = await browser.put('/account/notifications', { ...preferences, quiet: null })
    expect(loud.body.data.quiet).toBeNull()
  })

  test.each(['24:00', '7:00', '07:60', '', 'noon'])('quiet hours cannot begin at %j', async (from) => {
    const { browser } = await someone()
    const answer = await browser.put('/account/notifications', {
      ...preferences,
      quiet: { from, until: '07:00' },
    })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'quiet.from', message: 'please choose a time' }] },
    })
  })

  test('knows no other kinds', async () => {
    const { browser } = await someone()
    const more = { ...preferences, mail: { ...preferences.mail, spam: true } }
    expect(await browser.put('/account/notifications', more)).toMatchObject({ status: 400 })
  })
})
