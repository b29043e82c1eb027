import { Writable } from 'node:stream'
import { longDay } from '@sojourn/contract/dates/moments'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailAbout, mailsTo } from '../../../test/mailbox.ts'
import { makeOrder } from '../../../test/orders.ts'
import { type Browser, makePerson, signIn } from '../../../test/people.ts'
import { openTestApp, startApp, type TestApp } from '../../../test/start-app.ts'
import {
  ANSWERS,
  decide,
  failing,
  makeAgent,
  makeStaff,
  makeWaiting,
  NEW_DOCUMENT,
  upload,
} from '../../../test/verifying.ts'
import { DAY_MS } from '../../platform/clock.ts'
import type { OrderState } from '../../work/orders/order-state.ts'
import { tendVerifications } from './tend-verifications.ts'

const MINE = '/account/consultant/verification'

let server: TestApp
let origin: string
let staff: Browser
beforeAll(async () => {
  server = await openTestApp()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.forward(61_000)
  staff = (await makeStaff(server)).browser
})

const slugOf = async (browser: Browser) => (await browser.get(MINE)).body.data.label.slug
const roleOf = async (browser: Browser) => (await browser.head('/heartbeat')).headers['x-role']

async function makeVerified(wanted: Parameters<typeof makePerson>[1] = {}) {
  const agent = await makeWaiting(server, origin, wanted)
  await decide(staff, agent.person, { outcome: 'verified' })
  // The nonce of the role they had is good no more.
  await agent.browser.head('/heartbeat')
  return agent
}

/** The hourly look at what has come to its day. */
async function tend() {
  const { context } = server
  await context.db.transaction().execute((tx) => context.jobs.enqueue(tx, tendVerifications, {}))
  await server.jobsDone()
}

/** Days later, still signed in. */
async function later(days: number, person: { email: string }) {
  server.clock.forward(days * DAY_MS)
  await tend()
  return signIn(server, person)
}

/** They stop to count as verified then, unless something comes before. */
async function lapseOf(person: { email: string }, browser: Browser) {
  const { level_until } = (await browser.get(MINE)).body.data
  return {
    daysBefore: (days: number) =>
      later((Date.parse(level_until) - server.clock.now().getTime()) / DAY_MS - days, person),
    warnings: async () =>
      (await mailsTo(server, person.email)).filter(({ subject }) => /You stay verified until/.test(subject))
        .length,
  }
}

describe('before anything is sent', () => {
  test('an agent sees what is missing, item by item', async () => {
    const { browser } = await makeAgent(server, { verifiedEmail: false })
    const { status, body } = await browser.get(MINE)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      status: null,
      label: { code: -2, label: 'Unverified', slug: 'unverified' },
      level: [1, 'Unverified'],
      may: ['send'],
      tries_left: 5,
      document: null,
      history: [],
    })
    expect(
      body.data.missing.map(({ item, sentence }: { item: string; sentence: string }) => [item, sentence]),
    ).toEqual([
      ['email', 'verify your email'],
      ['country', 'please select a country'],
      ['state', 'please enter a state'],
      ['city', 'please enter a city'],
      ['postal_code', 'please enter a postal code'],
      ['address', 'please enter an address'],
      ['dob', 'please select your date of birth'],
      ['gender', 'please select a gender'],
      ['document_type', 'please select an identification type'],
      ['document_country', 'please select an issuing country'],
      ['document_id', 'please enter an ID number'],
      ['document_expires_on', 'please enter the expiry date of your document'],
      ['document', 'Please select a file!'],
    ])
  })

  test('what is typed is kept, right or wrong, and comes back on another device', async () => {
    const { person, browser } = await makeAgent(server)
    await browser.patch(`${MINE}/draft`, { country: 'CA', dob: '2020-01-01' })
    await browser.patch(`${MINE}/draft`, { document_id: 'HALF-TY', country: null })
    const { body } = await (await signIn(server, person)).get(MINE)
    expect(body.data.answers).toMatchObject({ country: null, dob: '2020-01-01', document_id: 'HALF-TY' })
    expect(body.data.draft_saved_at).toBe(server.clock.now().toISOString())
  })

  test('drafts saved at once lose nothing of each other', async () => {
    for (let round = 0; round < 10; round++) {
      const { browser } = await makeAgent(server)
      await Promise.all([
        browser.patch(`${MINE}/draft`, { country: 'CA' }),
        browser.patch(`${MINE}/draft`, { state: '08' }),
        browser.patch(`${MINE}/draft`, { city: 'Toronto' }),
        browser.patch(`${MINE}/draft`, { gender: 'female' }),
      ])
      expect((await browser.get(MINE)).body.data.answers).toMatchObject({
        country: 'CA',
        state: '08',
        city: 'Toronto',
        gender: 'female',
      })
    }
  })

  test('it can be chosen from every kind of document', async () => {
    const { browser } = await makeAgent(server)
    const { body } = await browser.get(`${MINE}/enums`)
    expect(body.data.document_types.map(({ id }: { id: string }) => id)).toEqual([
      'passport',
      'national_id',
      'driving_licence',
      'residence_permit',
    ])
    expect(body.data).toMatchObject({
      file_types: ['png', 'jpg', 'jpeg'],
      max_bytes: 3_145_728,
      least_age: 18,
    })
  })

  test('whoever lives where advisers are licensed is told so', async () => {
    const { browser } = await makeAgent(server)
    await browser.put('/account/address', {
      country: 'CA',
      state: '08',
      city: 'Toronto',
      postal_code: 'M5V 2T6',
      address: '1 Front Street',
    })
    const { body } = await browser.get(MINE)
    expect(body.data.missing.at(-1)).toMatchObject({ item: 'licence', step: 'business', is_required: false })
  })
})

describe('sending (F1)', () => {
  test('brings the papers to our team, and the profile what they say', async () => {
    const { person, browser } = await makeWaiting(server, origin)
    const { body } = await browser.get(MINE)
    expect(body.data).toMatchObject({
      status: [0, 'Pending'],
      label: { code: 0, label: 'In Progress', slug: 'in_progress' },
      level: [1, 'Unverified'],
      asked_for: [],
      may: [],
      tries_left: 4,
      answers: { country: 'CA', city: 'Toronto', document_id: null },
      document_id_masked: '••••••T47',
      document: { is_draft: false },
      history: [{ from: 'unverified', to: 'in_progress', by: 'agent' }],
    })
    expect((await browser.get('/account')).body.data).toMatchObject({
      dob: '1990-04-01',
      gender: 'female',
      address: { country: 'CA', city: 'Toronto', address: '1 Front Street' },
    })
    expect((await mailAbout(server, person.email, /checking your documents/)).text).toContain(
      '/p/agent/account/verification',
    )
  })

  test('waits for the email to be verified', async () => {
    const { browser } = await makeAgent(server, { verifiedEmail: false })
    await upload(origin, browser)
    expect(await browser.post(MINE, ANSWERS)).toMatchObject({
      status: 409,
      body: {
        code: 'email_not_verified',
        message: 'Please verify your email before you send your verification.',
      },
    })
  })

  test.each([
    ['dob', '2008-11-03', 'agents are at least 18 years old'],
    ['dob', '', 'please select your date of birth'],
    ['gender', 'unknown', 'please select a gender'],
    ['country', 'XX', 'please select a country'],
    ['country', '', 'please select a country'],
    ['state', '', 'please enter a state'],
    ['state', 'Nowhere', 'please enter a state'],
    ['city', 'Lisbon', 'please enter a city'],
    ['postal_code', ' ', 'please enter a postal code'],
    ['address', '', 'please enter an address'],
    ['address', 'a\u202ebc', 'please use plain text'],
    ['address', 'a'.repeat(201), 'please keep it under 200 characters'],
    ['document_type', 'library card', 'please select an identification type'],
    ['document_country', 'XX', 'please select an issuing country'],
    ['document_country', '', 'please select an issuing country'],
    ['document_id', '', 'please enter an ID number'],
    ['document_expires_on', '', 'please enter the expiry date of your document'],
    ['document_expires_on', '2026-10-01', 'this document has expired'],
  ])('%s %j is met with its sentence', async (field, value, message) => {
    const { browser } = await makeAgent(server)
    await upload(origin, browser)
    expect(await browser.post(MINE, { ...ANSWERS, [field]: value })).toMatchObject({
      status: 422,
      body: { errors: [{ field, message }] },
    })
  })

  test('another city has a name of its own', async () => {
    const { browser } = await makeAgent(server)
    await upload(origin, browser)
    const elsewhere = { ...ANSWERS, city: 'Other city' }
    expect(await browser.post(MINE, elsewhere)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'altCity', message: 'please enter an alternative city' }] },
    })
    const sent = await browser.post(MINE, { ...elsewhere, altCity: 'Moose Factory' })
    expect(sent).toMatchObject({ status: 201, body: { data: { answers: { altCity: 'Moose Factory' } } } })
  })

  test('wants a picture of the document', async () => {
    const { browser } = await makeAgent(server)
    expect(await browser.post(MINE, ANSWERS)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'document', message: 'Please select a file!' }] },
    })
  })

  test('somebody who turns 18 today is old enough', async () => {
    const { browser } = await makeAgent(server)
    await upload(origin, browser)
    const today = server.clock.now().toISOString().slice(5, 10)
    expect((await browser.post(MINE, { ...ANSWERS, dob: `2008-${today}` })).status).toBe(201)
  })

  test('happens once, however often it is asked for at once', async () => {
    const { person, browser } = await makeAgent(server)
    await upload(origin, browser)
    const answers = await Promise.all(Array.from({ length: 6 }, () => browser.post(MINE, ANSWERS)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
    const mails = (await mailsTo(server, person.email)).filter(({ subject }) => /checking/.test(subject))
    expect(mails).toHaveLength(1)
  })

  test('what waits changes no more', async () => {
    const { browser } = await makeWaiting(server, origin)
    const sentence = 'Our team has your verification. We will email you.'
    for (const answer of [
      await browser.patch(`${MINE}/draft`, { dob: '1990-01-01' }),
      await browser.put(MINE, { dob: '1990-01-01' }),
      await upload(origin, browser),
    ])
      expect(answer).toMatchObject({ status: 409, body: { message: sentence } })
  })
})

describe('being verified (F2)', () => {
  test('makes an agent a consultant at once, in a session that is open', async () => {
    const { person, browser } = await makeWaiting(server, origin)
    expect(await roleOf(browser)).toBe('unverified_consultant')
    expect(await decide(staff, person, { outcome: 'verified' })).toMatchObject({
      status: 200,
      body: { data: { status: [1, 'Verified'], label: { slug: 'verified' }, level: [2, 'Verified'] } },
    })
    expect(await roleOf(browser)).toBe('consultant')
    expect((await browser.get('/account')).body.data.is_a).toBe('consultant')
    expect((await browser.get(MINE)).body.data).toMatchObject({
      level: [2, 'Verified'],
      valid_until: '2031-01-01',
      missing: [{ item: 'licence' }],
      history: [{ to: 'verified', by: 'staff' }, { to: 'in_progress' }],
    })
    await mailAbout(server, person.email, /You are verified/)
  })

  test('no agent learns who of our team it was', async () => {
    const { browser } = await makeVerified()
    expect((await browser.get(MINE)).text).not.toContain('Sanna')
  })
})

describe('failing (F3)', () => {
  test('only what failed is asked for again, with its reason', async () => {
    const { person, browser } = await makeWaiting(server, origin)
    await decide(staff, person, failing(['document_id', 'document']))
    const { body } = await browser.get(MINE)
    expect(body.data).toMatchObject({
      status: [-1, 'Failed'],
      label: { code: -2, slug: 'failed' },
      asked_for: ['document_id', 'document'],
      reasons: [
        { field: 'document_id', reason: 'The document_id cannot be read.' },
        { field: 'document', reason: 'The document cannot be read.' },
      ],
      missing: [
        { item: 'document_id', sentence: 'The document_id cannot be read.', step: 'identification' },
        { item: 'document', step: 'identification' },
        { item: 'licence' },
      ],
      tries_left: 4,
    })
    const mail = await mailAbout(server, person.email, /correct your verification/)
    expect(mail.text).toContain('ID number: The document_id cannot be read.')

    expect(await browser.put(MINE, { document_id: 'X1', dob: '1980-01-01' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'dob', message: 'you do not need to send this at the moment' }, {}] },
    })
    expect(await browser.put(MINE, {})).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: 'document_id', message: 'please enter an ID number' },
          { field: 'document', message: 'Please select a file!' },
        ],
      },
    })
    await upload(origin, browser)
    expect(await browser.put(MINE, { document_id: 'RIGHT-123' })).toMatchObject({
      status: 200,
      body: { data: { label: { slug: 'in_progress' }, tries_left: 3, document_id_masked: '••••••123' } },
    })
  })

  test('a place is asked for again with what lies in it', async () => {
    const { person, browser } = await makeWaiting(server, origin)
    await decide(staff, person, failing(['country']))
    expect((await browser.get(MINE)).body.data.asked_for).toEqual(['country', 'state', 'city'])
    expect(await browser.put(MINE, { country: 'PT', state: '08', city: 'Toronto' })).toMatchObject({
      status: 422,
    })
  })

  test('after five tries there is only support, who can give another', async () => {
    const { person, browser } = await makeWaiting(server, origin)
    for (let tries = 1; tries < 5; tries++) {
      await decide(staff, person, failing(['postal_code']))
      expect((await browser.put(MINE, { postal_code: `M5V ${tries}` })).status).toBe(200)
    }
    await decide(staff, person, failing(['postal_code']))
    expect((await browser.get(MINE)).body.data).toMatchObject({
      tries_left: 0,
      may: [],
      asked_for: [],
    })
    expect(await browser.put(MINE, { postal_code: 'M5V 9' })).toMatchObject({ status: 409 })

    expect((await staff.post(`/staff/verifications/${person.id}/tries`)).status).toBe(200)
    expect((await staff.post(`/staff/verifications/${person.id}/tries`)).status).toBe(409)
    expect((await browser.put(MINE, { postal_code: 'M5V 9' })).status).toBe(200)
  })

  test('a final failure allows no further try', async () => {
    const { person, browser } = await makeWaiting(server, origin)
    await decide(staff, person, failing(['document'], true))
    expect((await browser.get(MINE)).body.data).toMatchObject({
      is_final: true,
      may: [],
      tries_left: 0,
    })
    expect(await upload(origin, browser)).toMatchObject({ status: 409 })
    await mailAbout(server, person.email, /could not verify you/)
  })

  test('a name that failed is changed in the profile', async () => {
    const { person, browser } = await makeWaiting(server, origin)
    await decide(staff, person, failing(['name']))
    const before = await browser.get(MINE)
    expect(before.body.data.missing[0]).toMatchObject({ item: 'name', step: 'profile' })
    expect(await browser.put(MINE, {})).toMatchObject({
      status: 422,
      body: {
        message: 'Please change your name in your profile first, and then send this again.',
        errors: [{ field: 'name', message: 'The name cannot be read.' }],
      },
    })
    expect((await browser.get(MINE)).body.data).toMatchObject({ label: { slug: 'failed' }, tries_left: 4 })
    await rename(browser, 'Augusta')
    expect((await browser.put(MINE, {})).body.data.label.slug).toBe('in_progress')
    const { body } = await staff.get(`/staff/verifications/${person.id}`)
    expect(body.data).toMatchObject({ first_name: 'Augusta', changed: ['name'] })
  })
})

const rename = (browser: Browser, first_name: string) =>
  browser.patch('/account', {
    first_name,
    last_name: 'Example',
    about: 'I advise.',
    dob: '1990-04-01',
    gender: 'female',
  })

describe('a document that ends (F4, F7)', () => {
  test('is reminded of three times, expires, and counts 14 days longer', async () => {
    const { person } = await makeAgent(server)
    const first = await signIn(server, person)
    await upload(origin, first)
    const end = new Date(server.clock.now().getTime() + 70 * DAY_MS).toISOString().slice(0, 10)
    await first.post(MINE, { ...ANSWERS, document_expires_on: end })
    await decide(staff, person, { outcome: 'verified' })
    const reminders = async () =>
      (await mailsTo(server, person.email)).filter(({ subject }) => /Your document expires/.test(subject))
        .length

    await later(9, person)
    expect(await reminders()).toBe(0)
    await later(1, person)
    expect(await reminders()).toBe(1)
    await tend()
    expect(await reminders()).toBe(1)
    await later(30, person)
    expect(await reminders()).toBe(2)
    await later(23, person)
    expect(await reminders()).toBe(3)

    const onLastDay = await later(7, person)
    expect(await slugOf(onLastDay)).toBe('verified')
    const after = await later(1, person)
    expect((await after.get(MINE)).body.data).toMatchObject({
      status: [1, 'Verified'],
      label: { code: -3, slug: 'expired' },
      level: [2, 'Verified'],
      asked_for: ['document_type', 'document_country', 'document_id', 'document_expires_on', 'document'],
      history: [{ to: 'expired', by: 'system' }, { to: 'verified' }, { to: 'in_progress' }],
    })
    const told = await mailAbout(server, person.email, /has expired/)
    const { daysBefore, warnings } = await lapseOf(person, after)
    await daysBefore(7)
    await tend()
    expect(await warnings()).toBe(1)
    await daysBefore(2)
    expect(await warnings()).toBe(2)
    const lastDay = await daysBefore(0.5)
    expect(told.text).toContain(`stay visible until ${longDay(server.clock.now())}.`)
    expect(await roleOf(lastDay)).toBe('consultant')
    const gone = await daysBefore(0)
    expect(await roleOf(gone)).toBe('unverified_consultant')
    await mailAbout(server, person.email, /services are hidden/)

    await upload(origin, gone)
    expect(await gone.put(MINE, { ...NEW_DOCUMENT })).toMatchObject({
      status: 200,
      body: { data: { label: { slug: 'in_progress' } } },
    })
    await decide((await makeStaff(server)).browser, person, { outcome: 'verified' })
    expect(await roleOf(gone)).toBe('consultant')
  })

  test('can be replaced while it is in date, without a gap', async () => {
    const { person, browser } = await makeVerified()
    await upload(origin, browser)
    expect(await browser.put(MINE, NEW_DOCUMENT)).toMatchObject({
      status: 200,
      body: { data: { label: { slug: 'in_progress' }, level: [2, 'Verified'] } },
    })
    const mail = await mailAbout(server, person.email, /We are checking your documents/)
    expect(mail.text).toContain('You stay verified until 15 January 2031. Your services stay visible.')
    // The old one is good until 2031.
    await later(60, person)
    expect(await roleOf(await signIn(server, person))).toBe('consultant')
  })
})

describe('another name or country (F5)', () => {
  test('is looked at anew, and the level stays 14 days', async () => {
    const { person, browser } = await makeVerified()
    await rename(browser, 'Grace')
    expect((await browser.get(MINE)).body.data).toMatchObject({
      label: { slug: 'in_progress' },
      level: [2, 'Verified'],
      history: [{ from: 'verified', to: 'in_progress', by: 'agent' }, {}, {}],
    })
    await mailAbout(server, person.email, /checking your verification again/)
    expect((await staff.get(`/staff/verifications/${person.id}`)).body.data).toMatchObject({
      first_name: 'Grace',
      changed: ['name'],
      keeps_level: true,
    })
    await later(12, person)
    expect(await roleOf(await later(1, person))).toBe('consultant')
    expect(await roleOf(await later(1.1, person))).toBe('unverified_consultant')
    await decide((await makeStaff(server)).browser, person, { outcome: 'verified' })
    expect(await roleOf(await signIn(server, person))).toBe('consultant')
  })

  test('a new address in the same country changes nothing, another country does', async () => {
    const { browser } = await makeVerified()
    const place = {
      country: 'CA',
      state: '08',
      city: 'Toronto',
      postal_code: 'M1',
      address: '2 Queen Street',
    }
    await browser.put('/account/address', place)
    expect(await slugOf(browser)).toBe('verified')
    const states = (await browser.get('/geoDb/PT/states')).body.data.items
    const cities = (await browser.get(`/geoDb/PT/states/${states[0].id}/cities`)).body.data.items
    const answer = await browser.put('/account/address', {
      ...{ ...place, country: 'PT' },
      ...{ state: states[0].id, city: cities[0].id },
    })
    expect(answer.status).toBe(200)
    expect((await browser.get(MINE)).body.data).toMatchObject({
      label: { slug: 'in_progress' },
      answers: { country: 'PT', city: cities[0].id, address: '2 Queen Street' },
    })
  })

  test('whoever moved while their document was out of date is looked at where they live now', async () => {
    const { person, browser } = await makeVerified()
    await server.context.db
      .updateTable('verification')
      .set({ valid_until: '2020-01-01' })
      .where('agent_id', '=', person.id)
      .execute()
    await tend()
    await browser.head('/heartbeat')
    expect(await slugOf(browser)).toBe('expired')
    const states = (await browser.get('/geoDb/PT/states')).body.data.items
    const cities = (await browser.get(`/geoDb/PT/states/${states[0].id}/cities`)).body.data.items
    await browser.put('/account/address', {
      ...{ country: 'PT', state: states[0].id, city: cities[0].id },
      ...{ postal_code: '1100', address: '2 Rua Augusta' },
    })
    await upload(origin, browser)
    expect((await browser.put(MINE, NEW_DOCUMENT)).status).toBe(200)
    const seen = (await staff.get(`/staff/verifications/${person.id}`)).body.data
    expect(seen.address).toMatchObject({ country: 'PT', city: cities[0].id, address: '2 Rua Augusta' })
    expect(seen.changed).toContain('country')
  })

  test('a failed second look takes the level only when it is final', async () => {
    const one = await makeVerified()
    await rename(one.browser, 'Grace')
    await decide(staff, one.person, failing(['name']))
    expect(await roleOf(one.browser)).toBe('consultant')

    const other = await makeVerified()
    await rename(other.browser, 'Grace')
    await decide(staff, other.person, failing(['name'], true))
    expect(await roleOf(other.browser)).toBe('unverified_consultant')
  })

  test('whoever does not answer a second look is warned 7 and 2 days before, and a late warning leaves 48 hours', async () => {
    const { person, browser } = await makeVerified()
    await rename(browser, 'Grace')
    await decide(staff, person, failing(['name']))
    const { daysBefore, warnings } = await lapseOf(person, browser)
    await daysBefore(7.5)
    expect(await warnings()).toBe(0)
    const warned = await daysBefore(7)
    expect(await warnings()).toBe(1)
    const [notice] = (await warned.get('/notifications')).body.data.items
    expect(notice).toMatchObject({
      ...{ title: 'Your verification ends soon', path: '/p/agent/account/verification' },
    })
    // Nothing ran for a week.
    await daysBefore(-1)
    expect(await warnings()).toBe(2)
    const last = await mailAbout(server, person.email, /You stay verified until/)
    const end = new Date(server.clock.now().getTime() + 2 * DAY_MS)
    expect(last.text).toContain(`You stay verified until ${longDay(end)}.`)
    expect(await roleOf(await later(1.9, person))).toBe('consultant')
    expect(await roleOf(await later(0.1, person))).toBe('unverified_consultant')
    expect(await warnings()).toBe(2)
  })

  test('whoever waits for a second look reads that our team has not decided yet', async () => {
    const { person, browser } = await makeVerified()
    await rename(browser, 'Grace')
    const { daysBefore } = await lapseOf(person, browser)
    await daysBefore(2)
    const { text } = await mailAbout(server, person.email, /You stay verified until/)
    expect(text).toContain('Our team is still checking what you sent.')
  })

  test('a name changed while staff looks is not what they decide on', async () => {
    const { person, browser } = await makeWaiting(server, origin)
    const { body } = await staff.put(`/staff/verifications/${person.id}/claim`)
    await rename(browser, 'Mallory')
    expect(
      await staff.post(`/staff/verifications/${person.id}/decision`, {
        outcome: 'verified',
        revision: body.data.revision,
      }),
    ).toMatchObject({ status: 409, body: { message: expect.stringContaining('changed something') } })
    expect(await slugOf(browser)).toBe('in_progress')
  })
})

test('a profile saved while staff takes the case or decides holds neither up', async () => {
  const { person, browser } = await makeWaiting(server, origin)
  const theCase = `/staff/verifications/${person.id}`
  for (let round = 0; round < 40; round++) {
    const [saved, taken] = await Promise.all([rename(browser, `Ada ${round}`), staff.put(`${theCase}/claim`)])
    expect([saved.status, taken.status]).toEqual([200, 200])
    await staff.get(`${theCase}/document`)
    const [savedAgain, decided] = await Promise.all([
      rename(browser, `Grace ${round}`),
      staff.post(`${theCase}/decision`, { ...failing(['document_id']), revision: taken.body.data.revision }),
    ])
    expect(savedAgain.status).toBe(200)
    expect([200, 409]).toContain(decided.status)
    if (decided.status === 200) await browser.put(MINE, { document_id: `N3W-${round}` })
    await staff.post(`${theCase}/tries`)
    server.clock.forward(61_000)
    await Promise.all([browser.head('/heartbeat'), staff.head('/heartbeat')])
  }
})

describe('being taken back (F6)', () => {
  test('takes effect at once, and only our team opens the way again', async () => {
    const { person, browser } = await makeVerified()
    const reason = 'The passport turned out to be another person’s.'
    expect(await staff.post(`/staff/verifications/${person.id}/revocation`, { reason })).toMatchObject({
      status: 200,
    })
    expect(await roleOf(browser)).toBe('unverified_consultant')
    expect((await browser.get(MINE)).body.data).toMatchObject({
      status: [-1, 'Failed'],
      label: { slug: 'failed' },
      reason,
      is_final: true,
      may: [],
    })
    expect((await mailAbout(server, person.email, /revoked/)).text).toContain(reason)
    expect(await staff.post(`/staff/verifications/${person.id}/revocation`, { reason })).toMatchObject({
      status: 409,
      body: { message: 'Only a confirmed verification can be revoked.' },
    })
    await staff.post(`/staff/verifications/${person.id}/tries`)
    expect((await browser.get(MINE)).body.data.asked_for).toHaveLength(12)
    const granted = await mailAbout(server, person.email, /can send your verification again/)
    expect(granted.text).toContain('Please send everything again.')
  })

  test('is for colleagues: nobody of our team may do anything with their own case', async () => {
    const { person } = await makeVerified()
    await server.context.db
      .updateTable('person')
      .set({ staff_since: server.clock.now() })
      .where('id', '=', person.id)
      .execute()
    const own = await signIn(server, person)
    expect((await own.get(`/staff/verifications/${person.id}`)).body.data).toMatchObject({
      ...{ may: [], is_own: true },
    })
    expect((await staff.get(`/staff/verifications/${person.id}`)).body.data).toMatchObject({
      ...{ may: ['revoke'], is_own: false },
    })
  })

  test.each<[string, (agent: Awaited<ReturnType<typeof makeVerified>>) => Promise<{ status: number }>]>([
    [
      'revoked',
      ({ person }) =>
        staff.post(`/staff/verifications/${person.id}/revocation`, { reason: 'The passport was forged.' }),
    ],
    [
      'refused for good on a second look',
      async ({ person, browser }) => {
        await rename(browser, 'Mallory')
        return decide(staff, person, failing(['name'], true))
      },
    ],
  ])('is told to the clients whose orders go on, and not why: %s', async (_how, take) => {
    const taken = await makeVerified()
    const { person: agent } = taken
    const clientOf = async (status: OrderState) => {
      const client = await makePerson(server)
      return { client, order: await makeOrder(server, { client, agent, status }) }
    }
    const running = await Promise.all((['paid', 'ongoing', 'conflicted'] as const).map(clientOf))
    const others = await Promise.all((['awaiting_payment', 'completed', 'cancelled'] as const).map(clientOf))
    expect((await take(taken)).status).toBe(200)
    for (const { client, order } of running) {
      const mails = await mailsTo(server, client.email)
      expect(mails.map(({ subject }) => subject)).toEqual([
        `Your order ${order.ref}: your agent is no longer verified`,
      ])
      expect(mails[0]?.text).toContain(`/p/client/orders/${order.id}`)
      expect(mails[0]?.text).toContain('your money is held')
      expect(mails[0]?.text).toContain('a full refund within 72 hours')
      expect(mails[0]?.text).not.toMatch(/forged|cannot be read/)
    }
    for (const { client } of others) expect(await mailsTo(server, client.email)).toEqual([])
  })

  test('is told to clients once, also when our team refuses again; a try that may be mended is not told', async () => {
    const { person: agent, browser } = await makeVerified()
    const client = await makePerson(server)
    await makeOrder(server, { client, agent, status: 'ongoing' })
    await rename(browser, 'Mallory')
    await decide(staff, agent, failing(['name']))
    expect(await mailsTo(server, client.email)).toEqual([])
    for (const name of ['Malory', 'Mal']) {
      await browser.head('/heartbeat')
      await rename(browser, name)
      const sent = await browser.put(MINE, {})
      expect(sent.status, sent.text).toBe(200)
      expect((await decide(staff, agent, failing(['name'], true))).status).toBe(200)
      expect(await mailsTo(server, client.email)).toHaveLength(1)
      await staff.post(`/staff/verifications/${agent.id}/tries`)
    }
  })

  test('is possible where the document has ended', async () => {
    const { person } = await makeVerified()
    await server.context.db
      .updateTable('verification')
      .set({ valid_until: '2020-01-01' })
      .where('agent_id', '=', person.id)
      .execute()
    await tend()
    const path = `/staff/verifications/${person.id}`
    expect((await staff.get(path)).body.data).toMatchObject({ label: { slug: 'expired' }, may: ['revoke'] })
    const reason = 'The passport was forged.'
    expect((await staff.post(`${path}/revocation`, { reason })).status).toBe(200)
    expect((await staff.get(path)).body.data).toMatchObject({
      label: { slug: 'failed' },
      level: [1, 'Unverified'],
    })
  })
})

test('the number of a document stands nowhere in plain words, neither typed nor sent nor in a mail', async () => {
  const { browser } = await makeAgent(server)
  await browser.patch(`${MINE}/draft`, { document_id: 'MARKER-DRAFTED' })
  await expectNowhere('MARKER-')
  await upload(origin, browser)
  await browser.post(MINE, ANSWERS)
  await server.jobsDone()
  await expectNowhere('MARKER-')
  expect((await browser.get(MINE)).text).not.toContain('MARKER')
})

/** In no row of any table, as text or as bytes. */
async function expectNowhere(marker: string) {
  const { pool } = server.context
  const { rows } = await pool.query<{ table: string }>(
    "select quote_ident(table_schema) || '.' || quote_ident(table_name) as table from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')",
  )
  expect(rows.length).toBeGreaterThan(30)
  const hex = Buffer.from(marker).toString('hex')
  for (const { table } of rows) {
    const found = await pool.query(
      `select 1 from ${table} t where position($1 in t::text) + position($2 in t::text) > 0`,
      [marker, hex],
    )
    expect(found.rowCount, table).toBe(0)
  }
}

test('nor in a log line or a refusal', async () => {
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
  const noisy = await startApp({ replaced: { log } })
  const { browser } = await makeAgent(noisy)
  const answers = [
    await browser.patch(`${MINE}/draft`, { document_id: 'MARKER-DRAFTED' }),
    await browser.post(MINE, ANSWERS),
    await browser.post(MINE, { ...ANSWERS, dob: 'MARKER-DAY' }),
    await browser.put(MINE, { document_id: ANSWERS.document_id }),
    await browser.post(MINE, { ...ANSWERS, unknown: 'MARKER-FIELD' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 422, 422, 409, 400])
  for (const { text } of answers) expect(text).not.toContain('MARKER')
  expect(lines.length).toBeGreaterThan(4)
  expect(lines.join('')).not.toContain('MARKER')
})

test('a client is told to switch modes', async () => {
  const client = await makePerson(server)
  expect(await (await signIn(server, client)).get(MINE)).toMatchObject({
    status: 409,
    body: { code: 'wrong_mode' },
  })
})
