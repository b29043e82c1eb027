import { randomUUID } from 'node:crypto'
import { addDays } from '@sojourn/contract/dates/day-steps'
import type { Fit } from '@sojourn/contract/desk/fit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askedOfDatabase } from '../../../../test/asked-of-database.ts'
import { makeGoal } from '../../../../test/orders.ts'
import { enter } from '../../../../test/payments.ts'
import { type Browser, makePerson, type TestPerson } from '../../../../test/people.ts'
import { makeLicence, makeService } from '../../../../test/services.ts'
import { openTestApp, type TestApp } from '../../../../test/start-app.ts'
import { putPassport } from '../../../../test/vault.ts'
import { dayOf } from '../../../platform/clock.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const today = () => dayOf(server.clock.now())
const inDays = (days: number) => addDays(today(), days)
const READ = { source: 'https://www.canada.ca/times' }
/** The clock of tests stands in November 2026. */
const NOW = { ...READ, checked: '2026-10' }

interface Wanted {
  /** The goal’s date, in days from today. */
  in?: number
  goal?: { expected_on?: string; stay_days?: number; residence_iso?: string }
  service?: { days?: number; requirements?: string }
  facts?: object
  checklist?: string[]
  /** Confirmed licences, each with its last day. */
  licences?: string[]
  country?: 'CA' | 'DE'
}

interface Case {
  asClient: Browser
  client: TestPerson
  agent: TestPerson
  path: string
  service: string
}

/** A goal, a service of three weeks for it, and a visa of a country of its own, so that no test changes another’s. */
async function makeCase(wanted: Wanted = {}): Promise<Case> {
  const { db } = server.context
  const { country = 'CA' } = wanted
  const visa = `${country.toLowerCase()}/test-${randomUUID().slice(0, 8)}`
  const like = await db
    .selectFrom('visa')
    .selectAll()
    .where('id', '=', country === 'CA' ? 'ca/study-permit' : 'de/student-visa')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('visa')
    .values({
      ...{ ...like, id: visa, name: 'Study permit', checklist: wanted.checklist ?? [] },
      promises: null,
      facts: JSON.stringify(wanted.facts ?? {}),
    })
    .execute()
  const client = await makePerson(server, { first_name: 'Kwame', last_name: 'Mensah' })
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  for (const valid_until of wanted.licences ?? (country === 'CA' ? [inDays(700)] : []))
    await makeLicence(server, agent, { country, valid_until })
  const service = await makeService(server, agent, { country, visa })
  const { days = 21, requirements = '[]' } = wanted.service ?? {}
  await db
    .updateTable('service')
    .set({ delivery_value: days, delivery_unit: 'day', requirements })
    .where('id', '=', service.id)
    .execute()
  const goal = await makeGoal(server, client, { country })
  await db
    .updateTable('goal')
    .set({ expected_on: inDays(wanted.in ?? 300), ...wanted.goal })
    .where('id', '=', goal.id)
    .execute()
  const path = `/goals/${goal.id}/fit?service=${service.id}`
  return { asClient: await enter(server, client), client, agent, path, service: service.id }
}

async function fitOf({ asClient, path }: Pick<Case, 'asClient' | 'path'>): Promise<Fit> {
  const { status, body, text } = await asClient.get(path)
  expect(status, text).toBe(200)
  return body.data
}

const weighed = async (wanted: Wanted = {}) => fitOf(await makeCase(wanted))

describe('in time', () => {
  const time = (checked = NOW.checked) => ({
    time: { value: { min_days: 30, max_days: 90, by_residence: { IN: 120 } }, ...READ, checked },
  })

  // Three weeks of work and at most 90 days come to 111, and two weeks are to be left.
  test.each([
    [125, 'fits'],
    [124, 'close'],
    [51, 'close'],
    [50, 'not'],
    [20, 'not'],
  ])('a goal in %i days: %s', async (days, answer) => {
    const { time: told } = await weighed({ in: days, facts: time() })
    expect(told).toMatchObject({ answer, wanted: inDays(days), work_days: 21 })
    expect(told.usual).toEqual({ min_days: 30, max_days: 90, ...NOW, is_of_copy: false })
    expect(told.ends).toEqual(days < 21 ? null : { first: inDays(51), last: inDays(111) })
  })

  test('the time is that of the country where the client lives', async () => {
    const { time: told } = await weighed({ in: 140, facts: time(), goal: { residence_iso: 'IN' } })
    expect(told).toMatchObject({ answer: 'not', usual: { min_days: 120, max_days: 120 } })
  })

  test('no day is reckoned from a time older than a year, and it is told with its month', async () => {
    const { time: told } = await weighed({ facts: time('2019-03') })
    expect(told).toMatchObject({ answer: 'too_old', ends: null, usual: { checked: '2019-03' } })
  })

  test.each([
    [
      'nobody has read at a source',
      { time: { value: { min_days: 5, max_days: 9 }, ...READ, checked: '2026-01', unread: true } },
    ],
    ['the authority does not name', { time: { value: null, ...READ, checked: '2026-01' } }],
    ['we do not know', {}],
  ])('a time that %s is unknown, unless the work alone ends too late', async (_, facts) => {
    expect((await weighed({ facts })).time).toMatchObject({ answer: 'unknown', usual: null, ends: null })
    expect((await weighed({ facts, in: 20 })).time.answer).toBe('not')
  })
})

describe('the licence', () => {
  test('that lasts longest is told with its end and its register', async () => {
    const { licence } = await weighed({ licences: [inDays(700)] })
    expect(licence).toEqual({
      regulator: 'College of Immigration and Citizenship Consultants',
      licence_class: null,
      valid_until: inDays(700),
      ends_soon: false,
      register_url: 'https://college-ic.ca/protecting-the-public/find-an-immigration-consultant',
    })
  })

  test.each([
    [29, 5, true],
    [30, 5, false],
    [59, 60, true],
    [60, 60, false],
  ])('that ends in %i days ends soon for work of %i: %s', async (left, work, soon) => {
    const { licence } = await weighed({ licences: [inDays(left)], service: { days: work } })
    expect(licence?.ends_soon).toBe(soon)
  })

  test('is left out where nobody needs one and the agent has none', async () => {
    expect((await weighed({ country: 'DE' })).licence).toBeNull()
  })

  test('that has lapsed hides the service', async () => {
    const lapsed = await makeCase({ licences: [inDays(-1)] })
    expect((await lapsed.asClient.get(lapsed.path)).status).toBe(404)
  })
})

describe('the papers', () => {
  const ASKED = ['Passport', 'Police certificate', 'Police certificate from each country', 'My own letter']
  const requirements = JSON.stringify([
    ...ASKED.map((name) => ({ name, mandatory: true })),
    { name: 'Photo', mandatory: false },
    // An older service kept it so.
    { name: 'Provincial letter, if your course needs one', mandatory: true },
  ])

  test('are all missing while the vault is empty', async () => {
    const fit = await weighed({ service: { requirements } })
    expect(fit.papers).toEqual({ held: [], missing: ASKED, vault_is_empty: true })
  })

  test('count where one of their kind or name lies in the vault and has not expired', async () => {
    const one = await makeCase({ service: { requirements } })
    const { uuid } = await putPassport(server, one.client)
    const other = await putPassport(server, one.client)
    await one.asClient.send('PATCH', `/vault/papers/${other.uuid}`, { kind: 'other', name: 'my own letter' })
    const police = await putPassport(server, one.client)
    await one.asClient.send('PATCH', `/vault/papers/${police.uuid}`, { kind: 'police_certificate' })
    expect((await fitOf(one)).papers).toEqual({
      held: ['Passport', 'Police certificate', 'My own letter'],
      missing: ['Police certificate from each country'],
      vault_is_empty: false,
    })
    await one.asClient.send('PATCH', `/vault/papers/${uuid}`, { expires_on: inDays(-1) })
    expect((await fitOf(one)).papers?.missing).toContain('Passport')
  })

  test('are left out where the service asks for none', async () => {
    expect((await weighed()).papers).toBeNull()
  })
})

describe('the passport', () => {
  const LINES = {
    ...{ number: 'G1234567', surname: 'MENSAH', given_names: 'KWAME', nationality: 'GHA' },
    ...{ birth: '1990-03-05' },
  }
  const checklist = ['Passport valid six months past your stay']

  async function withPassport(wanted: Wanted, lines: object) {
    const one = await makeCase({ checklist, ...wanted })
    await addPassport(one, lines)
    return one
  }

  async function addPassport({ client, asClient }: Case, lines: object) {
    const { uuid } = await putPassport(server, client)
    await server.jobsDone()
    const sent = { version: 1, ...LINES, ...lines }
    const { status, text } = await asClient.put(`/vault/papers/${uuid}/reading`, sent)
    expect(status, text).toBe(200)
  }

  const answers = ({ passport }: Fit) =>
    Object.fromEntries((passport?.checks ?? []).map(({ rule, answer }) => [rule, answer]))

  test('none in the vault', async () => {
    expect((await weighed()).passport).toBeNull()
  })

  test('lasts for the journey and as long after it as the visa asks, and no day less', async () => {
    const goal = { expected_on: '2027-01-01', stay_days: 30 }
    const long = await fitOf(await withPassport({ goal }, { expiry: '2027-07-31' }))
    expect(long.passport?.expires_on).toBe('2027-07-31')
    expect(answers(long)).toEqual({ valid: 'fine', name: 'fine' })
    const short = await fitOf(await withPassport({ goal }, { expiry: '2027-07-30' }))
    expect(answers(short)).toEqual({ valid: 'look_again', name: 'fine' })
    expect(short.passport?.checks[0]?.text).toContain(
      'It expires on 30 Jul 2027, but Canada asks for a passport that is valid until 31 Jul 2027',
    )
  })

  test('has expired', async () => {
    const { passport } = await fitOf(await withPassport({}, { expiry: inDays(-1) }))
    expect(passport?.checks[0]).toMatchObject({ rule: 'valid', answer: 'look_again' })
  })

  test('another name than in the profile is told, in the language of whoever reads', async () => {
    const one = await withPassport({}, { expiry: '2040-01-01', given_names: 'KWABENA' })
    const { passport } = await fitOf(one)
    expect(passport?.checks[1]).toMatchObject({
      ...{ rule: 'name', answer: 'look_again' },
      text: expect.stringContaining('The paper says KWABENA MENSAH, but the profile says Kwame Mensah.'),
    })
    const french = await one.asClient.get(one.path, { headers: { 'accept-language': 'fr' } })
    expect(french.body.data.passport.checks[1].text).toContain('mais le profil indique Kwame Mensah')
  })

  test('where no rule of the country is known it says so', async () => {
    expect(answers(await fitOf(await withPassport({ checklist: [] }, { expiry: '2040-01-01' })))).toEqual({
      ...{ valid: 'unsure', name: 'fine' },
    })
  })

  test('one that nobody has confirmed is checked by the day its owner typed, and not by its name', async () => {
    const one = await makeCase({ checklist })
    const { uuid } = await putPassport(server, one.client)
    expect((await fitOf(one)).passport).toEqual({ expires_on: null, checks: [] })
    await one.asClient.send('PATCH', `/vault/papers/${uuid}`, { expires_on: '2040-01-01' })
    const typed = await fitOf(one)
    expect([typed.passport?.expires_on, answers(typed)]).toEqual(['2040-01-01', { valid: 'fine' }])
  })

  test('of two the one the client travels with counts, else the one that lasts longest', async () => {
    const one = await withPassport({}, { expiry: '2027-01-01' })
    await addPassport(one, { expiry: '2039-01-01', nationality: 'GBR' })
    expect((await fitOf(one)).passport?.expires_on).toBe('2039-01-01')
    await server.context.db
      .updateTable('goal')
      .set({ passport_iso: 'GH' })
      .where('client_id', '=', one.client.id)
      .execute()
    expect((await fitOf(one)).passport?.expires_on).toBe('2027-01-01')
  })
})

describe('all in all', () => {
  const fee = (amount: number | null, currency: string | null, more = {}) => ({
    ...{ what: 'Application', for: 'main', amount, currency, ...more },
  })
  const fees = (...value: object[]) => ({ fees: { value, ...NOW } })
  const PRICE = { amount: 42_000, currency: 'USD' }

  test('the agent and the government in one currency are one sum', async () => {
    const { costs } = await weighed({ facts: fees(fee(10_000, 'USD'), fee(500, 'USD', { for: 'child' })) })
    expect(costs).toEqual({
      price: PRICE,
      people: 1,
      government: {
        ...{ ...NOW, is_old: false },
        ...{
          amounts: [{ amount: 10_000, currency: 'USD' }],
          for_each: [{ amount: 10_000, currency: 'USD' }],
        },
      },
      total: { amount: 52_000, currency: 'USD' },
      rates: null,
      has_more: false,
      may_be_taxed: false,
    })
  })

  test('a family reads the price and the fees for all of them', async () => {
    const one = await makeCase({ facts: fees(fee(10_000, 'USD')) })
    const { db } = server.context
    await db
      .updateTable('service')
      .set({ further_person_amount: 80_00 })
      .where('id', '=', one.service)
      .execute()
    await db
      .updateTable('goal')
      .set({
        travellers: JSON.stringify([{ name: 'Ama', relation: 'partner', born_on: null, passport: null }]),
      })
      .where('client_id', '=', one.client.id)
      .execute()
    expect((await fitOf(one)).costs).toMatchObject({
      ...{ price: { amount: 50_000 }, total: { amount: 70_000 }, people: 2, has_more: false },
      government: { amounts: [{ amount: 20_000 }], for_each: [{ amount: 10_000 }] },
    })
  })

  test('in two currencies it is about so much, by rates of a day', async () => {
    const { costs } = await weighed({ facts: fees(fee(15_000, 'CAD'), fee(8500, 'CAD')) })
    expect(costs.government?.amounts).toEqual([{ amount: 23_500, currency: 'CAD' }])
    const { per_euro, ...rates } = (await (await enter(server, await makePerson(server))).get('/rates')).body
      .data
    const about = Math.round(420 + (235 / per_euro.CAD) * per_euro.USD) * 100
    expect([costs.total, costs.rates]).toEqual([{ amount: about, currency: 'USD' }, rates])
  })

  test('an old fee is called one, and what is in no sum is said to be there', async () => {
    const old = {
      fees: { value: [fee(100, 'USD'), fee(5, 'USD', { per: 'year' })], ...READ, checked: '2019-01' },
    }
    const { costs } = await weighed({ facts: old })
    expect(costs).toMatchObject({
      ...{ has_more: true, total: { amount: 42_100 } },
      government: { is_old: true, amounts: [{ amount: 100 }] },
    })
  })

  test.each([
    ['no fee is known', {}],
    ['only the authority says it', fees(fee(null, null))],
    ['nobody has read it at a source', { fees: { ...fees(fee(100, 'USD')).fees, unread: true } }],
  ])('where %s there is no sum', async (_, facts) => {
    expect((await weighed({ facts })).costs).toMatchObject({ price: PRICE, government: null, total: null })
  })
})

describe('nobody else reads it', () => {
  test('another client and the agent of the service learn nothing of the goal or the vault', async () => {
    const one = await makeCase()
    await putPassport(server, one.client)
    const stranger = await enter(server, await makePerson(server))
    expect((await stranger.get(one.path)).status).toBe(404)
    const asAgent = await enter(server, one.agent)
    expect((await asAgent.get(one.path)).body.code).toBe('wrong_mode')
    // In client mode the agent is another client.
    expect((await asAgent.post('/account/switch', { to: 'subscriber' })).status).toBeLessThan(300)
    const switched = await enter(server, one.agent)
    expect((await switched.get(one.path)).status).toBe(404)
  })

  test('a client’s own goal is weighed against the client’s own vault', async () => {
    const [one, other] = [await makeCase(), await makeCase()]
    await putPassport(server, other.client)
    expect((await fitOf(one)).passport).toBeNull()
  })

  test.each<[string, (one: Case) => Promise<unknown>]>([
    ['a draft', ({ service }) => set('service', service, { status: 'draft', published_at: null })],
    ['of an agent who is not verified', ({ agent }) => setAgent(agent, { verified_at: null })],
    [
      'of somebody suspended',
      ({ agent }) => set('person', agent.id, { suspended_at: server.clock.now(), suspended_reason: 'Spam' }),
    ],
    ['of somebody who is gone', ({ agent }) => set('person', agent.id, { deleted_at: server.clock.now() })],
  ])('a service that is %s is not there', async (_, change) => {
    const one = await makeCase()
    await change(one)
    expect((await one.asClient.get(one.path)).status).toBe(404)
  })

  test('nor is a goal that was deleted; one for another country fits no service of this', async () => {
    const [one, other] = [await makeCase(), await makeCase({ country: 'DE' })]
    const elsewhere = one.path.replace(/service=.*/, `service=${other.service}`)
    expect((await one.asClient.get(elsewhere)).body.code).toBe('goal_does_not_fit')
    await one.asClient.send('DELETE', one.path.replace(/\/fit.*/, ''))
    expect((await one.asClient.get(one.path)).status).toBe(404)
  })

  const set = (table: 'service' | 'person', id: string, change: object) =>
    server.context.db
      .updateTable(table)
      .set(change)
      .where('id' as never, '=', id as never)
      .execute()
  const setAgent = ({ id }: TestPerson, change: object) =>
    server.context.db.updateTable('agent').set(change).where('person_id', '=', id).execute()
})

test('it asks no more however many papers there are', async () => {
  const one = await makeCase({
    facts: { fees: { value: [{ what: 'Visa', for: 'main', amount: 5, currency: 'CAD' }], ...NOW } },
  })
  for (let papers = 0; papers < 3; papers++) await putPassport(server, one.client)
  await fitOf(one)
  const asked = await askedOfDatabase(() => fitOf(one))
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(12)
})
