import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailAbout, mailsTo } from '../../../test/mailbox.ts'
import { type Browser, makePerson, signIn, type TestPerson } from '../../../test/people.ts'
import { makeLicence, makeService } from '../../../test/services.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { countriesLicensed, countriesOnLicence } from './countries-licensed.ts'
import { watchLicences } from './expire-licences.ts'
import { gateBefore } from './licence-gate.ts'
import { loadLicenceGate } from './load-licence-gate.ts'

let server: TestApp
let amara: TestPerson
let browser: Browser
let sami: TestPerson
let staff: Browser
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.forward(DAY_MS)
  amara = await makePerson(server, { home: 'consultant', first_name: 'Amara', last_name: 'Okafor' })
  browser = await signIn(server, amara)
  sami = await makePerson(server, { staff: true, first_name: 'Sami' })
  staff = await signIn(server, sami)
})

const inDays = (days: number) =>
  new Date(server.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
const today = () => inDays(0)
const CICC = () => ({
  country: 'CA',
  regulator: 'CICC',
  licence_class: 'RCIC',
  number: 'R512345',
  valid_until: inDays(400),
})
const add = (more: object = {}, by = browser) =>
  by.post('/account/consultant/licences', { ...CICC(), ...more })
const change = (id: string, changes: object, by = browser) =>
  by.patch(`/account/consultant/licences/${id}`, changes)
const own = async () => (await browser.get('/account/consultant/licences')).body.data.items
const decide = (id: string, body: object, by = staff) =>
  by.post(`/staff/licences/${id}/decision`, { revision: 1, ...body })
const confirm = (id: string) => decide(id, { decision: 'verified' })
const stands = async (visa: string) =>
  gateBefore(await loadLicenceGate(server.context, server.context.db, amara.id, today()), {
    country: visa.slice(0, 2).toUpperCase(),
    visa,
  })
const counts = async (visa = 'ca/study-permit') => (await stands(visa)) === 'open'
const log = async () => (await staff.get(`/staff/audit-log?subject=${amara.id}`)).body.data.items
const watch = async () => {
  await watchLicences.run(server.context, {})
  return mailsTo(server, amara.email)
}
const REASON = 'The register shows this number for somebody else.'

/** An active service of theirs, as it stands after publishing. */
const offerFor = (country_iso: string) =>
  server.context.db
    .insertInto('service')
    .values({
      agent_id: amara.id,
      status: 'active',
      country_iso,
      visa_id: 'ca/study-permit',
      title: 'Study permit',
      description: 'Start to finish.',
      price_amount: 40_000,
      delivery_value: 30,
      delivery_unit: 'day',
      created_at: server.clock.now(),
      updated_at: server.clock.now(),
    })
    .execute()

/** A second licence of theirs for the same country. */
const alsoBar = (valid_until = '2099-01-01') =>
  makeLicence(server, amara, { country: 'CA', regulator: 'BAR', valid_until })

describe('a licence', () => {
  test('waits for staff, is told with its country and regulator, and counts for nothing yet', async () => {
    const register_url = 'https://register.college-ic.ca/Public-Register-EN/R512345?lang=en#top'
    expect(await add({ country: 'ca', register_url })).toMatchObject({
      status: 201,
      body: {
        data: {
          country: { id: 'CA', name: 'Canada' },
          regulator: { code: 'CICC', name: 'College of Immigration and Citizenship Consultants' },
          number: 'R512345',
          register_url,
          status: [0, 'Pending'],
          reason: null,
        },
      },
    })
    expect(await own()).toHaveLength(1)
    expect(await counts()).toBe(false)
  })

  test('names its regulator freely where we know none', async () => {
    const licence = { country: 'DE', regulator: 'Rechtsanwaltskammer Berlin', licence_class: null }
    expect((await add(licence)).body.data.regulator).toEqual({
      code: licence.regulator,
      name: licence.regulator,
    })
  })

  test.each([
    ['country', 'please select a country', { country: '' }],
    ['country', 'please select a country', { country: 'XX' }],
    ['regulator', 'please select a regulator', { regulator: 'OMARA' }],
    ['regulator', 'please select a regulator', { regulator: ' ' }],
    ['licence_class', 'please select the class of the licence', { licence_class: null }],
    ['licence_class', 'please select the class of the licence', { licence_class: 'L9' }],
    ['licence_class', 'please select the class of the licence', { regulator: 'BAR' }],
    ['number', 'please enter a licence number', { number: undefined }],
    ['number', 'please use plain text', { number: 'R5\u202e12' }],
    ['number', 'please use plain text', { number: 'R5\u200b12' }],
    ['number', 'please use plain text', { number: '\u3164' }],
    ['number', 'please keep it under 60 characters', { number: 'R'.repeat(61) }],
    ['valid_until', 'please enter the last day of the licence', { valid_until: '2027-02-30' }],
    ['valid_until', 'please enter a date in the future', { valid_until: '2026-01-01' }],
    [
      'register_url',
      'please enter a link that begins with https://',
      { register_url: 'http://college-ic.ca' },
    ],
    [
      'register_url',
      'please enter a link that begins with https://',
      { register_url: 'javascript:alert(1)' },
    ],
  ])('tells what is wrong: %s, %s', async (field, message, wrong) => {
    expect(await add(wrong)).toMatchObject({ status: 422, body: { errors: [{ field, message }] } })
    expect(await own()).toEqual([])
  })

  test('stands once for each regulator, also when added twice at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add()))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(422)])
    const bar = (await add({ regulator: 'BAR', licence_class: null })).body.data
    expect(await change(bar.id, { regulator: 'CICC', licence_class: 'RCIC' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'regulator' }] },
    })
    expect(await own()).toHaveLength(2)
  })

  test('is its holder’s alone', async () => {
    const { id } = (await add()).body.data
    const other = await signIn(server, await makePerson(server, { home: 'consultant' }))
    expect((await change(id, { number: 'X1' }, other)).status).toBe(404)
    expect((await other.delete(`/account/consultant/licences/${id}`)).status).toBe(404)
    expect((await other.get('/account/consultant/licences')).body.data.items).toEqual([])
  })

  test('can be kept thirty times and no more', async () => {
    for (let number = 0; number < 29; number++)
      await add({ country: 'DE', licence_class: null, regulator: `Kammer ${number}` })
    server.clock.forward(DAY_MS)
    browser = await signIn(server, amara)
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, number) =>
        add({ country: 'FR', licence_class: null, regulator: `Barreau ${number}` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      body: { message: 'You can keep 30 licences here. Remove one first.' },
    })
    expect(await own()).toHaveLength(30)
  })
})

describe('staff', () => {
  test('confirm it: it counts at once, the agent hears it, and it is written down', async () => {
    const { id } = (await add()).body.data
    expect(await confirm(id)).toMatchObject({
      status: 200,
      body: { data: { status: [1, 'Verified'], agent: { uuid: amara.id, fullname: 'Amara Okafor' } } },
    })
    expect(await counts()).toBe(true)
    expect(await counts('au/student-500')).toBe(false)
    expect(await countriesLicensed(server.context.db, [amara.id, sami.id], today())).toEqual(
      new Map([
        [amara.id, new Set(['CA'])],
        [sami.id, new Set()],
      ]),
    )
    expect((await mailAbout(server, amara.email, /is confirmed/)).text).toContain('Canada (CICC, R512345)')
    expect((await log())[0]).toMatchObject({
      action: 'verify_licence',
      details: { country: 'Canada', regulator: 'CICC', number: 'R512345' },
    })
  })

  test('send it back with a reason the agent reads; changed, it waits anew', async () => {
    const { id } = (await add()).body.data
    expect(await decide(id, { decision: 'failed' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'reason', message: 'please give a reason of at least 10 characters' }] },
    })
    expect((await decide(id, { decision: 'failed', reason: REASON })).status).toBe(200)
    expect(await own()).toMatchObject([{ status: [-1, 'Failed'], reason: REASON }])
    expect((await mailAbout(server, amara.email, /could not confirm/)).text).toContain(REASON)
    expect((await change(id, { number: 'R999999' })).body.data).toMatchObject({
      status: [0, 'Pending'],
      number: 'R999999',
      reason: null,
      decided_at: null,
    })
    expect((await decide(id, { decision: 'verified', revision: 2 })).status).toBe(200)
    expect(await counts()).toBe(true)
  })

  test('send it back, and it may come again as it is; one that waits or holds is left alone', async () => {
    const { id } = (await add()).body.data
    await decide(id, { decision: 'failed', reason: REASON })
    expect((await change(id, {})).body.data).toMatchObject({ status: [0, 'Pending'], reason: null })
    expect((await change(id, {})).status).toBe(200)
    expect((await decide(id, { decision: 'verified', revision: 2 })).status).toBe(200)
    expect((await change(id, {})).body.data).toMatchObject({ status: [1, 'Verified'] })
  })

  test('decide once, however many do at once', async () => {
    const { id } = (await add()).body.data
    const others = await Promise.all(
      Array.from({ length: 5 }, async () => signIn(server, await makePerson(server, { staff: true }))),
    )
    const answers = await Promise.all(
      others.map((by, index) =>
        decide(id, { decision: index % 2 ? 'verified' : 'failed', reason: REASON }, by),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(await log()).toHaveLength(1)
    expect(await mailsTo(server, amara.email)).toHaveLength(1)
  })

  test('decide on what they read, not on what it became meanwhile', async () => {
    const { id } = (await add()).body.data
    await change(id, { number: 'R000001' })
    expect(await confirm(id)).toMatchObject({
      status: 409,
      body: { message: 'The agent changed this licence meanwhile. Please look at it again.' },
    })
    expect(await counts()).toBe(false)
    expect((await decide(id, { decision: 'verified', revision: 2 })).status).toBe(200)
  })

  test('do not confirm one that has ended, or their own', async () => {
    const { id } = (await add({ valid_until: today() })).body.data
    server.clock.forward(DAY_MS)
    staff = await signIn(server, sami)
    expect((await confirm(id)).status).toBe(409)
    const { db } = server.context
    await db.insertInto('agent').values({ person_id: sami.id, created_at: server.clock.now() }).execute()
    await db.updateTable('licence').set({ agent_id: sami.id }).where('id', '=', id).execute()
    expect(await decide(id, { decision: 'failed', reason: REASON })).toMatchObject({
      body: { message: 'You cannot decide on your own licence.' },
    })
  })

  test('take a confirmation back, and what rests on it is told hidden', async () => {
    const { id } = (await add()).body.data
    const revoke = () => staff.post(`/staff/licences/${id}/revocation`, { reason: REASON })
    expect((await revoke()).status).toBe(409)
    await confirm(id)
    await offerFor('CA')
    const answers = await Promise.all([revoke(), revoke(), revoke()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await counts()).toBe(false)
    const { text } = await mailAbout(server, amara.email, /no longer confirmed/)
    expect(text).toContain(REASON)
    expect(text).toContain(
      'these services are hidden until a licence that covers them is confirmed: Study permit',
    )
  })

  test('take a confirmation back, and nothing is told hidden that another licence opens', async () => {
    const { id } = (await add()).body.data
    await confirm(id)
    await offerFor('CA')
    await alsoBar()
    expect((await staff.post(`/staff/licences/${id}/revocation`, { reason: REASON })).status).toBe(200)
    expect(await counts()).toBe(true)
    expect((await mailAbout(server, amara.email, /no longer confirmed/)).text).not.toContain('hidden')
  })

  test('see the longest waiting first, page by page, and none twice', async () => {
    await server.context.db.deleteFrom('licence').execute()
    const ids: string[] = []
    for (const country of ['DE', 'FR', 'ES', 'IT', 'PT'])
      ids.push((await add({ country, licence_class: null, regulator: 'Bar' })).body.data.id)
    expect((await staff.get('/staff/queues')).body.data.licences).toBe(5)
    const seen: string[] = []
    for (let cursor = ''; ; ) {
      const { data } = (await staff.get(`/staff/licences?limit=2${cursor && `&cursor=${cursor}`}`)).body
      seen.push(...data.items.map((licence: { id: string }) => licence.id))
      if (!data.pagination.next_cursor) break
      cursor = data.pagination.next_cursor
    }
    expect(seen).toEqual(ids)
    await confirm(ids[1] as string)
    const confirmed = (await staff.get('/staff/licences?filter[status]=verified')).body.data.items
    expect(confirmed.map((licence: { id: string }) => licence.id)).toEqual([ids[1]])
    expect((await staff.get('/staff/licences')).body.data.items).toHaveLength(4)
  })
})

describe('a service for a country on licence', () => {
  const foundFor = async (country: string) =>
    (await server.context.db
      .selectFrom('found_offer')
      .select('agent_id')
      .where('agent_id', '=', amara.id)
      .where('country_iso', '=', country)
      .executeTakeFirst()) !== undefined

  test('is found while the licence is in force, and only then', async () => {
    const { db } = server.context
    const verified = { verified_at: server.clock.now() }
    await db.updateTable('agent').set(verified).where('person_id', '=', amara.id).execute()
    // Being verified is another role, and a nonce is of one role.
    browser = await signIn(server, amara)
    await offerFor('CA')
    await offerFor('DE')
    const { id } = (await add({ valid_until: inDays(10) })).body.data
    const steps: [string, () => Promise<unknown>, boolean][] = [
      ['confirmed', () => confirm(id), true],
      ['changed', () => change(id, { number: 'R2' }), false],
      ['confirmed anew', () => decide(id, { decision: 'verified', revision: 2 }), true],
      ['revoked', () => staff.post(`/staff/licences/${id}/revocation`, { reason: REASON }), false],
      ['sent again', () => change(id, { number: 'R3' }), false],
      ['confirmed for the third time', () => decide(id, { decision: 'verified', revision: 3 }), true],
    ]
    for (const [step, act, isFound] of steps) {
      await act()
      expect(await foundFor('CA'), step).toBe(isFound)
    }
    server.clock.forward(11 * DAY_MS)
    await watch()
    expect(await foundFor('CA'), 'expired').toBe(false)
    expect(await foundFor('DE')).toBe(true)
  })
})

describe('a confirmed licence', () => {
  test.each([
    ['another number', { number: 'R777777' }],
    ['another last day', { valid_until: '2029-06-30' }],
    ['another link', { register_url: 'https://college-ic.ca/other' }],
    ['another regulator', { regulator: 'BAR' }],
  ])('counts no longer with %s, until staff looked again', async (_, changes) => {
    const { id } = (await add()).body.data
    await confirm(id)
    expect((await change(id, changes)).body.data.status).toEqual([0, 'Pending'])
    expect(await counts()).toBe(false)
    await decide(id, { decision: 'verified', revision: 2 })
    expect(await counts()).toBe(true)
  })

  test('stays confirmed when nothing of it is changed', async () => {
    const { id } = (await add()).body.data
    await confirm(id)
    expect((await change(id, CICC())).body.data.status).toEqual([1, 'Verified'])
    expect(await counts()).toBe(true)
  })

  test('is gone when its holder removes it', async () => {
    const { id } = (await add()).body.data
    await confirm(id)
    expect((await browser.delete(`/account/consultant/licences/${id}`)).status).toBe(204)
    expect(await counts()).toBe(false)
    expect((await confirm(id)).status).toBe(404)
    expect((await browser.delete(`/account/consultant/licences/${id}`)).status).toBe(404)
  })

  test('counts on its last day and not on the next, when it expires and its holder hears of hidden services', async () => {
    const { id } = (await add({ valid_until: inDays(90) })).body.data
    await confirm(id)
    await offerFor('CA')
    server.clock.forward(90 * DAY_MS)
    expect(await counts()).toBe(true)
    server.clock.forward(DAY_MS)
    expect(await counts()).toBe(false)
    await watch()
    await watch()
    browser = await signIn(server, amara)
    expect(await own()).toMatchObject([{ id, status: [-3, 'Expired'] }])
    const told = (await mailsTo(server, amara.email)).filter(({ subject }) => /has ended/.test(subject))
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain(
      'these services are hidden until a licence that covers them is confirmed: Study permit',
    )
    expect((await change(id, { valid_until: inDays(300) })).body.data.status).toEqual([0, 'Pending'])
  })

  test('ends, and nothing is told hidden that another licence opens', async () => {
    const { id } = (await add({ valid_until: inDays(5) })).body.data
    await confirm(id)
    await offerFor('CA')
    await alsoBar()
    await watch()
    expect((await mailAbout(server, amara.email, /ends on/)).text).not.toContain('hidden')
    server.clock.forward(6 * DAY_MS)
    await watch()
    expect((await mailAbout(server, amara.email, /has ended/)).text).not.toContain('hidden')
    expect(await counts()).toBe(true)
  })

  test('about to end is told to hide services where the other ends no later', async () => {
    const { id } = (await add({ valid_until: inDays(5) })).body.data
    await confirm(id)
    await offerFor('CA')
    await alsoBar(inDays(5))
    await watch()
    const ends = (await mailsTo(server, amara.email)).find(({ key }) => key.startsWith(`licence:${id}:`))
    expect(ends?.text).toContain(
      'From the next day, these services are hidden until we confirm it: Study permit',
    )
  })

  test('is reminded of 60, 30 and 7 days before its end, each once', async () => {
    const { id } = (await add({ valid_until: inDays(61) })).body.data
    await confirm(id)
    const reminders = async () =>
      (await watch())
        .filter(({ subject }) => /ends on/.test(subject))
        .map(({ key }) => key)
        .reverse()
    const told = (...days: number[]) => days.map((left) => `licence:${id}:1:ends-in-${left}`)
    expect(await reminders()).toEqual([])
    const after = async (days: number) => {
      server.clock.forward(days * DAY_MS)
      await watch()
      return reminders()
    }
    expect(await after(1)).toEqual(told(60))
    expect(await after(10)).toEqual(told(60))
    expect(await after(20)).toEqual(told(60, 30))
    expect(await after(23)).toEqual(told(60, 30, 7))
    expect(await after(6)).toEqual(told(60, 30, 7))
  })

  test('renewed, is reminded of before its new end as before the old one', async () => {
    const { id } = (await add({ valid_until: inDays(20) })).body.data
    await confirm(id)
    await watch()
    await change(id, { valid_until: inDays(400) })
    await decide(id, { decision: 'verified', revision: 2 })
    server.clock.forward(340 * DAY_MS)
    const reminders = (await watch()).filter(({ subject }) => /ends on/.test(subject))
    expect(reminders.map(({ key }) => key)).toEqual([
      `licence:${id}:2:ends-in-60`,
      `licence:${id}:1:ends-in-30`,
    ])
  })

  test('is reminded of once when nothing ran for long', async () => {
    const { id } = (await add({ valid_until: inDays(61) })).body.data
    await confirm(id)
    server.clock.forward(56 * DAY_MS)
    const mails = (await watch()).filter(({ subject }) => /ends on/.test(subject))
    expect(mails.map(({ key }) => key)).toEqual([`licence:${id}:1:ends-in-7`])
  })
})

test('licences are demanded where the catalogue says so', async () => {
  expect([...(await countriesOnLicence(server.context.db))].sort()).toEqual([
    'AU',
    'CA',
    'GB',
    'JP',
    'NZ',
    'US',
  ])
  expect(await countriesLicensed(server.context.db, [], today())).toEqual(new Map())
})

test('a licence that is not there is not to be decided on', async () => {
  expect((await confirm(randomUUID())).status).toBe(404)
})

describe('a class', () => {
  const found = async () =>
    (
      await server.context.db
        .selectFrom('found_offer')
        .select('aim')
        .where('agent_id', '=', amara.id)
        .where('country_iso', '=', 'CA')
        .where('aim', 'like', 'ca/%')
        .orderBy('aim')
        .execute()
    ).map(({ aim }) => aim)
  const offered = async () =>
    (await browser.get(`/consultants/${amara.id}/services`)).body.data.items.map(
      ({ visa }: { visa: { id: string } }) => visa.id,
    )
  const name = (id: string, licence_class: string) =>
    staff.post(`/staff/licences/${id}/class`, { licence_class })

  async function offerStudyAndClaim() {
    const { db } = server.context
    await db
      .updateTable('agent')
      .set({ verified_at: server.clock.now() })
      .where('person_id', '=', amara.id)
      .execute()
    browser = await signIn(server, amara)
    await makeService(server, amara, { country: 'CA', visa: 'ca/study-permit', title: 'Study permit' })
    await makeService(server, amara, { country: 'CA', visa: 'ca/refugee-claim', title: 'Refugee claim' })
  }

  test('opens what it may do: elsewhere the agent is neither found, shown nor hired', async () => {
    await offerStudyAndClaim()
    const { id } = (await add()).body.data
    await confirm(id)
    expect(await found()).toEqual(['ca/study-permit'])
    expect(await offered()).toEqual(['ca/study-permit'])
    expect([await stands('ca/study-permit'), await stands('ca/refugee-claim')]).toEqual(['open', 'closed'])
    expect((await mailAbout(server, amara.email, /is confirmed/)).text).toContain(
      'This licence does not cover these services, so clients cannot see them: Refugee claim.',
    )
    expect((await browser.get('/account/consultant/visibility')).body.data).toMatchObject({
      found: true,
      hidden_by: [{ code: 'licence_closed' }],
      hidden_countries: [],
    })
    await change(id, { licence_class: 'RCIC-IRB' })
    expect(await found()).toEqual([])
    await decide(id, { decision: 'verified', revision: 2 })
    expect(await found()).toEqual(['ca/refugee-claim', 'ca/study-permit'])
  })

  test('is the one the register shows: staff name another than the agent did', async () => {
    const { id } = (await add({ licence_class: 'RCIC-IRB' })).body.data
    const unknown = await decide(id, { decision: 'verified', licence_class: 'L9' })
    expect(unknown).toMatchObject({ status: 422, body: { errors: [{ field: 'licence_class' }] } })
    expect(
      (await decide(id, { decision: 'verified', licence_class: 'RISIA' })).body.data.licence_class,
    ).toEqual({
      code: 'RISIA',
      name: 'RISIA (student adviser)',
      may: expect.stringContaining('Advice on study only'),
    })
    expect(await stands('ca/super-visa')).toBe('closed')
    expect((await log())[0].details).toMatchObject({ licence_class: 'RISIA (student adviser)' })
  })

  test('named on a licence of before takes off what it does not open, and the agent hears it', async () => {
    await offerStudyAndClaim()
    const decided_at = server.clock.now()
    await makeLicence(server, amara, { country: 'CA', valid_until: inDays(400), decided_at })
    const [{ id }] = await own()
    const unclassed = async () =>
      (await staff.get('/staff/licences?filter[status]=unclassed')).body.data.items.map(
        (licence: { id: string }) => licence.id,
      )
    expect(await unclassed()).toContain(id)
    expect(await stands('ca/refugee-claim')).toBe('open')
    expect(await name(id, 'L9')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'licence_class' }] },
    })
    expect((await name(id, 'RISIA')).body.data).toMatchObject({
      status: [1, 'Verified'],
      licence_class: { code: 'RISIA' },
    })
    expect(await unclassed()).not.toContain(id)
    expect(await found()).toEqual(['ca/study-permit'])
    expect((await mailAbout(server, amara.email, /has a class now/)).text).toContain('Refugee claim')
    expect((await log())[0]).toMatchObject({ action: 'name_licence_class' })
    expect(await own()).toMatchObject([{ licence_class: { code: 'RISIA' }, status: [1, 'Verified'] }])
  })

  test('that is asked for comes with the next change of a licence of before, which belongs to its regulator', async () => {
    await makeLicence(server, amara, { country: 'CA', valid_until: inDays(400) })
    const [{ id }] = await own()
    expect(await change(id, { number: 'R000002' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'licence_class' }] },
    })
    expect((await change(id, { number: 'R000002', licence_class: 'RCIC' })).status).toBe(200)
    expect((await change(id, { regulator: 'BAR' })).body.data.licence_class).toBeNull()
  })

  test('that left the catalogue opens nothing', async () => {
    await makeLicence(server, amara, { country: 'CA', class_code: 'former', valid_until: inDays(400) })
    expect(await stands('ca/study-permit')).toBe('closed')
  })

  test('is named of confirmed licences only', async () => {
    const { id } = (await add()).body.data
    expect((await name(id, 'RCIC')).status).toBe(409)
    expect((await name(randomUUID(), 'RCIC')).status).toBe(404)
  })
})
