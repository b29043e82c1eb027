import { randomUUID } from 'node:crypto'
import { isGivenByEach } from '@sojourn/contract/ground/paper-words'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makePerson, signIn } from '../../../test/people.ts'
import { makeLicence, makeService, WHOLE } from '../../../test/services.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import type { ValueOf } from '../../platform/database/value-of.ts'

const PATH = '/account/consultant/services'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
// Each test writes as if the one before were long ago.
beforeEach(() => server.clock.forward(60_000))

async function anAgent({
  verified = true,
  plan = 'free',
}: {
  verified?: boolean
  plan?: ValueOf<'agent', 'plan'>
} = {}) {
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: verified })
  await server.context.db
    .updateTable('agent')
    .set({ plan, found_since: verified ? server.clock.now() : null })
    .where('person_id', '=', agent.id)
    .execute()
  return { agent, browser: await signIn(server, agent) }
}

const fieldsOf = (answer: { body: { errors?: { field: string }[] } }) =>
  answer.body.errors?.map(({ field }) => field)

const rowOf = (id: string) =>
  server.context.db.selectFrom('service').selectAll().where('id', '=', id).executeTakeFirst()

describe('V1: a draft begins', () => {
  test('with a country and a visa, also for an agent who is not verified', async () => {
    const { browser } = await anAgent({ verified: false })
    const { status, body } = await browser.post(PATH, { country: 'de', visa: 'de/student-visa' })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      status: [0, 'Draft'],
      country: { id: 'DE', name: 'Germany' },
      visa: { id: 'de/student-visa', purposes: [{ id: 'study', name: 'Study' }] },
      title: '',
      price: null,
      further_person: null,
      delivery_time: null,
      delivery: null,
      meeting_length: null,
      refund_schedule: { before_start: 100, before_filing: 50, after_filing: 0 },
      version: 1,
      locked: false,
      published_at: null,
    })
    expect((await browser.get(`${PATH}/${body.data.id}`)).body).toEqual(body)
  })

  test('with the documents of the visa’s checklist, unless it names its own', async () => {
    const { browser } = await anAgent()
    const { checklist } = await server.context.db
      .selectFrom('visa')
      .select('checklist')
      .where('id', '=', WHOLE.visa)
      .executeTakeFirstOrThrow()
    const { data } = (await browser.post(PATH, { country: 'DE', visa: WHOLE.visa })).body
    expect(checklist.length).toBeGreaterThan(2)
    expect(data.requirements).toEqual(
      checklist.map((name) => ({ name, mandatory: true, ...(isGivenByEach(name) && { each: true }) })),
    )
    expect(data.requirements).toContainEqual(expect.objectContaining({ each: true }))
    const own = [
      { name: 'Passport', mandatory: false },
      { name: 'Diploma', mandatory: true, each: true },
    ]
    expect((await browser.post(PATH, { ...WHOLE, requirements: own })).body.data.requirements).toEqual(own)
  })

  test('a document that only some clients have is not required, and what is done in person is none', async () => {
    const { agent, browser } = await anAgent()
    const { data } = (await browser.post(PATH, { country: 'CA', visa: 'ca/visitor-visa' })).body
    const named = (part: string) =>
      data.requirements.find(({ name }: { name: string }) => name.includes(part))
    expect(named('if you will visit someone')).toMatchObject({ mandatory: false })
    expect(named('Passport')).toMatchObject({ mandatory: true })
    expect(named('Fingerprints')).toBeUndefined()
    const { id } = await makeService(server, agent, { status: 'draft' })
    const requirements = [
      { name: 'Passport', mandatory: true },
      { name: 'Officer notes, if you have requested them', mandatory: true },
    ]
    expect((await browser.patch(`${PATH}/${id}`, { requirements })).body.data.requirements).toEqual([
      { name: 'Passport', mandatory: true },
      { name: 'Officer notes, if you have requested them', mandatory: false },
    ])
  })

  test('sent again by a network that stuttered, is one', async () => {
    const { browser } = await anAgent()
    const headers = { 'idempotency-key': randomUUID() }
    const [first, second] = [
      await browser.post(PATH, WHOLE, { headers }),
      await browser.post(PATH, WHOLE, { headers }),
    ]
    expect(second.body).toEqual(first.body)
    expect((await browser.get(PATH)).body.data.counts).toEqual({ active: 0, draft: 1, archived: 0 })
  })

  test.each([
    [{}, ['country', 'visa']],
    [{ country: 'DE' }, ['visa']],
    [{ country: 'ZZ', visa: 'de/student-visa' }, ['country']],
    [{ country: 'FR', visa: 'de/student-visa' }, ['visa']],
    [{ country: 'DE', visa: 'general/study' }, ['visa']],
    [{ country: 'DE', visa: 'de/none' }, ['visa']],
  ])('%j is refused for %j', async (body, fields) => {
    const { browser } = await anAgent()
    const answer = await browser.post(PATH, body)
    expect(answer.status).toBe(422)
    expect(fieldsOf(answer)).toEqual(fields)
  })

  test('of a country without a catalogue with a general visa', async () => {
    const { browser } = await anAgent()
    expect((await browser.post(PATH, { country: 'FJ', visa: 'general/study' })).status).toBe(201)
    expect((await browser.post(PATH, { country: 'FJ', visa: 'de/student-visa' })).status).toBe(422)
  })

  test('is not for who keeps five hundred', async () => {
    const { agent, browser } = await anAgent()
    const now = server.clock.now()
    const one = {
      agent_id: agent.id,
      country_iso: 'DE',
      visa_id: WHOLE.visa,
      created_at: now,
      updated_at: now,
    }
    await server.context.db.insertInto('service').values(Array(500).fill(one)).execute()
    expect(await browser.post(PATH, WHOLE)).toMatchObject({ status: 409, body: { code: 'not_now' } })
  })
})

describe('what is typed', () => {
  const TOO_LONG = 'please keep it under 200 characters'
  const PRICE = 'please input a price'
  const FURTHER = 'please enter 0 or more for each further person'
  const MEETING = 'please choose between 15 and 240 minutes'
  const REFUND = 'please enter a share from 0 to 100'
  const PLAIN = 'please use plain text'
  const refunds = (before_start: unknown, before_filing: unknown, after_filing: unknown) => ({
    before_start,
    before_filing,
    after_filing,
  })

  test.each([
    ['country', '', 'please select a country'],
    ['country', 'Germany', 'please select a country'],
    ['country', null, 'please select a country'],
    ['visa', '', 'please select a visa category'],
    ['visa', null, 'please select a visa category'],
    ['visa', 'x'.repeat(101), 'please select a visa category'],
    ['title', 'x'.repeat(201), TOO_LONG],
    ['title', 'a\u0007b', PLAIN],
    ['title', 'a\u202eb', PLAIN],
    ['title', '\u3164', 'please input service name'],
    ['title', 'two\nlines', PLAIN],
    ['title', null, 'please input service name'],
    ['title', 7, 'please input service name'],
    ['description', 'x'.repeat(4001), 'please keep it under 4,000 characters'],
    ['description', 'a\u001b[31mb', PLAIN],
    ['description', 'a\u2066b', PLAIN],
    ['description', '\u200b \u200f', 'please input a description'],
    ['description', '\u3164\u2800', 'please input a description'],
    ['description', null, 'please input a description'],
    ['price', 0, 'price must be greater than 0'],
    ['price', -1, 'price must be greater than 0'],
    ['price', -0.01, 'price must be greater than 0'],
    ['price', 1e12, 'please keep the price under $100,000'],
    ['price', 10_000_001, 'please keep the price under $100,000'],
    ['price', 100.125, PRICE],
    ['price', '42000', PRICE],
    ['price', { amount: 1, currency: 'EUR' }, PRICE],
    ['price', true, PRICE],
    ['further_person', -1, FURTHER],
    ['further_person', 0.5, FURTHER],
    ['further_person', '0', FURTHER],
    ['further_person', 10_000_001, 'please keep the price under $100,000'],
    ['delivery_time', 0, 'time must be greater than 0'],
    ['delivery_time', -3, 'time must be greater than 0'],
    ['delivery_time', 1.5, 'please input a delivery time'],
    ['delivery_time', '3', 'please input a delivery time'],
    ['delivery_time', 10_000, 'please enter at most 10 years'],
    ['delivery_unit', 'day', 'please select a delivery time unit'],
    ['delivery_unit', 'Fortnight', 'please select a delivery time unit'],
    ['delivery_unit', '', 'please select a delivery time unit'],
    ['meeting_length', 14, MEETING],
    ['meeting_length', 241, MEETING],
    ['meeting_length', 30.5, MEETING],
    ['meeting_length', '30', MEETING],
    ['requirements', 'Passport', 'please list the documents'],
    ['requirements', null, 'please list the documents'],
    ['requirements', Array(31).fill({ name: 'Passport', mandatory: true }), 'please keep it to 30 documents'],
    ['requirements', Array(201).fill({ name: '' }), 'please keep it to 30 documents'],
    ['requirements.0.name', [{ name: 'x'.repeat(201), mandatory: true }], TOO_LONG],
    ['requirements.0.name', [{ name: 'a\u202eb', mandatory: true }], PLAIN],
    ['requirements.0.mandatory', [{ name: 'Passport', mandatory: 'yes' }], 'please list the documents'],
    ['refund_schedule', null, REFUND],
    ['refund_schedule.before_start', refunds(101, 0, 0), REFUND],
    ['refund_schedule.before_start', refunds('100', 0, 0), REFUND],
    ['refund_schedule.before_start', refunds(99, 50, 0), 'please give a full refund before you start'],
    ['refund_schedule.after_filing', refunds(100, 50, -1), REFUND],
    ['refund_schedule.before_filing', refunds(100, 33.3, 0), REFUND],
    [
      'refund_schedule.after_filing',
      refunds(100, 40, 45),
      'later stages cannot refund more than earlier ones',
    ],
  ])('%s %j: %s', async (field, value, message) => {
    const { agent, browser } = await anAgent()
    const { id } = await makeService(server, agent, { status: 'draft' })
    const before = await rowOf(id)
    const [name = ''] = field.split('.')
    const answer = await browser.patch(`${PATH}/${id}`, { [name]: value })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field, message }] } })
    expect(answer.body.errors).toHaveLength(1)
    expect(await rowOf(id)).toEqual(before)
  })

  test('is kept as it was typed, markup, emoji and other scripts too', async () => {
    const { agent, browser } = await anAgent()
    const { id } = await makeService(server, agent, { status: 'draft' })
    const typed = {
      title: '<script>alert(1)</script> & "quotes" 🛂 שלום',
      description: '  First line\nsecond line\twith a tab <b>bold</b> 👨‍👩‍👧 العربية  ',
      requirements: [
        { name: '<img src=x onerror=alert(1)>', mandatory: true },
        { name: '   ', mandatory: true },
        { name: 'Passport', mandatory: false },
        { name: '', mandatory: true },
      ],
    }
    const { status, body } = await browser.patch(`${PATH}/${id}`, typed)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      title: typed.title,
      description: typed.description.trim(),
      requirements: [typed.requirements[0], typed.requirements[2]],
    })
  })

  test('of spaces alone is nothing', async () => {
    const { agent, browser } = await anAgent()
    const { id } = await makeService(server, agent, { status: 'draft' })
    const spaces = { title: '   ', description: ' \n ' }
    expect((await browser.patch(`${PATH}/${id}`, spaces)).body.data).toMatchObject({
      title: '',
      description: '',
    })
  })

  test('may be unfinished in a draft, and be taken back', async () => {
    const { agent, browser } = await anAgent()
    const { id } = await makeService(server, agent, { status: 'draft' })
    const nothing = {
      title: '',
      description: '',
      price: null,
      delivery_time: null,
      delivery_unit: null,
      meeting_length: null,
      requirements: [],
    }
    const { status, body } = await browser.patch(`${PATH}/${id}`, nothing)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ title: '', price: null, delivery: null, delivery_time: null })
    expect(body.data.missing.map(({ message }: { message: string }) => message)).toEqual([
      'please input service name',
      'please input a description',
      'please input a price',
      'please input a delivery time',
    ])
  })

  test.each([
    [3, 'Day', 3],
    [2, 'Week', 14],
    [2, 'Month', 62],
    [1, 'Year', 365],
  ])('%i %s are %i days', async (delivery_time, delivery_unit, days) => {
    const { agent, browser } = await anAgent()
    const { id } = await makeService(server, agent, { status: 'draft' })
    const { data } = (await browser.patch(`${PATH}/${id}`, { delivery_time, delivery_unit })).body
    expect(data).toMatchObject({
      delivery_time: days,
      delivery: { value: delivery_time, unit: delivery_unit },
    })
  })

  test('a number of days that become too many years is refused, by whichever half was changed', async () => {
    const { agent, browser } = await anAgent()
    const { id } = await makeService(server, agent, { status: 'draft' })
    expect((await browser.patch(`${PATH}/${id}`, { delivery_time: 300, delivery_unit: 'Day' })).status).toBe(
      200,
    )
    expect(await browser.patch(`${PATH}/${id}`, { delivery_unit: 'Year' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'delivery_time', message: 'please enter at most 10 years' }] },
    })
  })

  test('knows no other fields', async () => {
    const { agent, browser } = await anAgent()
    const { id } = await makeService(server, agent, { status: 'draft' })
    const before = await rowOf(id)
    for (const key of [
      ...['id', 'uuid', 'agent_id', 'user_id', 'status', 'version', 'amount', 'currency', 'price_amount'],
      ...['published_at', 'ordered_at', 'locked', 'verified', 'role', 'is_a', 'balance', '__proto__'],
      ...['delivery_days', 'created_at', 'updated_at', 'archived_at', 'constructor', 'refund_before_start'],
    ]) {
      for (const [method, path] of [
        ['PATCH', `${PATH}/${id}`],
        ['POST', PATH],
      ] as const) {
        const text = `{${JSON.stringify(key)}: 1, ${JSON.stringify(WHOLE).slice(1)}`
        const headers = { 'content-type': 'application/json' }
        expect((await browser.send(method, path, text, { headers })).status, `${method} ${key}`).toBe(400)
      }
    }
    expect(await rowOf(id)).toEqual(before)
  })
})

describe('V2: publishing', () => {
  test('who was never found adds a photo first; who was found before goes on without', async () => {
    const { agent, browser } = await anAgent()
    const { id } = await makeService(server, agent, { status: 'draft' })
    const { db } = server.context
    await db.updateTable('agent').set({ found_since: null }).where('person_id', '=', agent.id).execute()
    expect(fieldsOf(await browser.post(`${PATH}/${id}/publish`))).toEqual(['picture'])
    await db.updateTable('person').set({ picture_key: 'pictures/x' }).where('id', '=', agent.id).execute()
    expect((await browser.post(`${PATH}/${id}/publish`)).status).toBe(200)
  })

  test('makes it active, and its version the first', async () => {
    const { browser } = await anAgent()
    const { id } = (await browser.post(PATH, WHOLE)).body.data
    const { status, body } = await browser.post(`${PATH}/${id}/publish`)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      status: [1, 'Active'],
      version: 1,
      missing: [],
      published_at: server.clock.now().toISOString(),
    })
    expect(await browser.post(`${PATH}/${id}/publish`)).toMatchObject({
      status: 409,
      body: { message: 'This service is already published.' },
    })
  })

  test('says item by item what is missing', async () => {
    const { agent, browser } = await anAgent({ verified: false })
    await makeService(server, agent)
    await makeService(server, agent)
    const { id } = (await browser.post(PATH, { country: 'CA', visa: 'ca/study-permit' })).body.data
    const answer = await browser.post(`${PATH}/${id}/publish`)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      code: 'invalid_fields',
      message: 'Something is missing before clients can see this service.',
      errors: [
        { field: 'title', message: 'please input service name' },
        { field: 'description', message: 'please input a description' },
        { field: 'price', message: 'please input a price' },
        { field: 'delivery_time', message: 'please input a delivery time' },
        { field: 'verification', message: expect.stringMatching(/^Verify your identity/) },
        { field: 'licence', message: expect.stringMatching(/licence for Canada/) },
        { field: 'trader', message: expect.stringMatching(/^Say whether you trade/) },
        { field: 'picture', message: expect.stringMatching(/^Add a photo of yourself/) },
        { field: 'plan', message: expect.stringMatching(/Free plan holds 2 active services/) },
      ],
    })
    expect((await browser.get(`${PATH}/${id}`)).body.data.missing).toEqual(answer.body.errors)
    expect(await rowOf(id)).toMatchObject({ status: 'draft', published_at: null })
  })

  test('wants to know whether the agent is a business, and then which', async () => {
    const { agent, browser } = await anAgent()
    await server.context.db
      .updateTable('agent')
      .set({ declared_trader: null })
      .where('person_id', '=', agent.id)
      .execute()
    const { id } = (await browser.post(PATH, WHOLE)).body.data
    const publish = () => browser.post(`${PATH}/${id}/publish`)
    const declare = (trader: unknown) => browser.put('/account/consultant/trader-declaration', { trader })
    expect(fieldsOf(await publish())).toEqual(['trader'])
    expect((await declare(null)).status).toBe(422)
    expect((await declare(true)).body.data).toEqual({ trader: true })
    expect((await publish()).body.errors).toMatchObject([
      { field: 'trader', message: expect.stringMatching(/Enter your business/) },
    ])
    await declare(false)
    expect((await publish()).status).toBe(200)
  })

  test.each([
    ['none', null],
    ['one that waits', { country: 'CA', status: 'pending' as const }],
    ['one that failed', { country: 'CA', status: 'failed' as const }],
    ['one that ran out yesterday', { country: 'CA', valid_until: '2026-11-01' }],
    ['one of another country', { country: 'AU' }],
  ])('for Canada wants a licence there; it is not %s', async (_which, licence) => {
    const { agent, browser } = await anAgent()
    if (licence) await makeLicence(server, agent, licence)
    const { id } = (await browser.post(PATH, { ...WHOLE, country: 'CA', visa: 'ca/study-permit' })).body.data
    expect(fieldsOf(await browser.post(`${PATH}/${id}/publish`))).toEqual(['licence'])
  })

  test('for Canada is right with a licence to its last day', async () => {
    const { agent, browser } = await anAgent()
    await makeLicence(server, agent, { country: 'CA', valid_until: '2026-11-02' })
    const { id } = (await browser.post(PATH, { ...WHOLE, country: 'CA', visa: 'ca/study-permit' })).body.data
    expect((await browser.post(`${PATH}/${id}/publish`)).status).toBe(200)
  })

  test('for a visa that the class of the licence does not cover names those that do', async () => {
    const { agent, browser } = await anAgent()
    await makeLicence(server, agent, { country: 'CA', class_code: 'RISIA' })
    const { id } = (await browser.post(PATH, { ...WHOLE, country: 'CA', visa: 'ca/super-visa' })).body.data
    const answer = await browser.post(`${PATH}/${id}/publish`)
    expect(answer.body.errors).toEqual([
      {
        field: 'licence',
        message:
          'Your licence for Canada does not cover this visa. You have: RISIA (student adviser). These cover it: RCIC-IRB (class L3); RCIC (class L2); Provincial or territorial law society, or Chambre des notaires du Québec.',
      },
    ])
    expect((await browser.patch(`${PATH}/${id}`, { visa: 'ca/study-permit' })).status).toBe(200)
    expect((await browser.post(`${PATH}/${id}/publish`)).status).toBe(200)
    expect(fieldsOf(await browser.patch(`${PATH}/${id}`, { visa: 'ca/super-visa' }))).toEqual(['licence'])
    expect(await rowOf(id)).toMatchObject({ status: 'active', visa_id: 'ca/study-permit' })
  })

  test('again from draft and from the archive is a new version', async () => {
    const { browser } = await anAgent()
    const { id } = (await browser.post(PATH, WHOLE)).body.data
    const versions = []
    for (const away of ['unpublish', 'archive']) {
      versions.push((await browser.post(`${PATH}/${id}/publish`)).body.data.version)
      expect((await browser.post(`${PATH}/${id}/${away}`)).status).toBe(200)
    }
    versions.push((await browser.post(`${PATH}/${id}/publish`)).body.data.version)
    expect(versions).toEqual([1, 2, 3])
  })

  test.each([
    ['free', 2],
    ['pro', 15],
    ['business', 20],
  ] as const)('of twenty at once on the plan %s are %i', async (plan, most) => {
    const { agent, browser } = await anAgent({ plan })
    const drafts = await Promise.all(
      Array.from({ length: 20 }, () => makeService(server, agent, { status: 'draft' })),
    )
    const answers = await Promise.all(drafts.map(({ id }) => browser.post(`${PATH}/${id}/publish`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(most)
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer.status).toBe(422)
      expect(fieldsOf(answer)).toEqual(['plan'])
    }
    const { data } = (await browser.get(`${PATH}?limit=1`)).body
    expect(data.counts).toEqual({ active: most, draft: 20 - most, archived: 0 })
    expect(data.plan).toEqual({
      plan,
      name: { free: 'Free', pro: 'Pro', business: 'Business' }[plan],
      active: most,
      limit: plan === 'business' ? null : most,
    })
  })

  test('of one service twenty times at once is once', async () => {
    const { agent, browser } = await anAgent({ plan: 'business' })
    const { id } = await makeService(server, agent, { status: 'draft' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.post(`${PATH}/${id}/publish`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)])
    expect(await rowOf(id)).toMatchObject({ status: 'active', version: 1 })
  })
})

describe('V3: a change of an active service', () => {
  test('is a new version at once; the same again is none', async () => {
    const { agent, browser } = await anAgent()
    const { id } = await makeService(server, agent)
    const change = { title: 'A better name', price: 43_000 }
    expect((await browser.patch(`${PATH}/${id}`, change)).body.data).toMatchObject({
      status: [1, 'Active'],
      version: 2,
      title: 'A better name',
      price: { amount: 43_000, currency: 'USD' },
    })
    expect((await browser.patch(`${PATH}/${id}`, change)).body.data.version).toBe(2)
    expect((await browser.patch(`${PATH}/${id}`, {})).body.data.version).toBe(2)
  })

  test.each([
    [{ title: '' }, 'title', 'please input service name'],
    [{ description: '' }, 'description', 'please input a description'],
    [{ price: null }, 'price', 'please input a price'],
    [{ delivery_time: null }, 'delivery_time', 'please input a delivery time'],
    [{ delivery_unit: null }, 'delivery_unit', 'please select a delivery time unit'],
  ])('%j would leave it incomplete', async (change, field, message) => {
    const { agent, browser } = await anAgent()
    const { id } = await makeService(server, agent)
    expect(await browser.patch(`${PATH}/${id}`, change)).toMatchObject({
      status: 422,
      body: { errors: [{ field, message }] },
    })
    expect(await rowOf(id)).toMatchObject({ version: 1, title: WHOLE.title })
  })

  test('to a country on licence wants the licence', async () => {
    const { agent, browser } = await anAgent()
    const { id } = await makeService(server, agent)
    const change = { country: 'CA', visa: 'ca/study-permit' }
    expect(fieldsOf(await browser.patch(`${PATH}/${id}`, change))).toEqual(['licence'])
    expect(await rowOf(id)).toMatchObject({ country_iso: 'DE', version: 1 })
    await makeLicence(server, agent, { country: 'CA' })
    expect((await browser.patch(`${PATH}/${id}`, change)).status).toBe(200)
  })

  test('of country or visa is over once somebody ordered', async () => {
    const { agent, browser } = await anAgent()
    const { id } = await makeService(server, agent, { ordered: true })
    expect((await browser.get(`${PATH}/${id}`)).body.data.locked).toBe(true)
    expect(fieldsOf(await browser.patch(`${PATH}/${id}`, { visa: 'de/opportunity-card' }))).toEqual(['visa'])
    const abroad = { country: 'PL', visa: 'pl/national-visa-work' }
    expect(fieldsOf(await browser.patch(`${PATH}/${id}`, abroad))).toEqual(['country'])
    const same = { country: 'DE', visa: WHOLE.visa, title: 'Still the same visa' }
    expect((await browser.patch(`${PATH}/${id}`, same)).status).toBe(200)
  })

  test('of the country alone leaves it without a visa', async () => {
    const { agent, browser } = await anAgent()
    const { id } = await makeService(server, agent, { status: 'draft' })
    expect(fieldsOf(await browser.patch(`${PATH}/${id}`, { country: 'FR' }))).toEqual(['visa'])
  })

  test('made twenty times at once loses nobody’s word', async () => {
    const { agent, browser } = await anAgent()
    const { id } = await makeService(server, agent)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => browser.patch(`${PATH}/${id}`, { price: 1000 + index })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(answers.map(({ body }) => body.data.version).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 2),
    )
  })
})

describe('V4, V5 and the way back', () => {
  const NEEDS = { unpublish: 'active', archive: 'active or draft', restore: 'archived' }
  test.each([
    ['active', 'unpublish', 'draft'],
    ['active', 'archive', 'archived'],
    ['active', 'restore', null],
    ['draft', 'unpublish', null],
    ['draft', 'archive', 'archived'],
    ['draft', 'restore', null],
    ['archived', 'unpublish', null],
    ['archived', 'archive', null],
    ['archived', 'restore', 'draft'],
  ] as const)('%s: %s leads to %s', async (status, move, to) => {
    const { agent, browser } = await anAgent()
    const { id } = await makeService(server, agent, { status })
    const answer = await browser.post(`${PATH}/${id}/${move}`)
    expect(answer.status, NEEDS[move]).toBe(to ? 200 : 409)
    const row = await rowOf(id)
    expect(row?.status).toBe(to ?? status)
    if (to) expect(row?.archived_at).toEqual(to === 'archived' ? server.clock.now() : null)
  })

  test('an archived one is not changed', async () => {
    const { agent, browser } = await anAgent()
    const { id } = await makeService(server, agent, { status: 'archived' })
    expect(await browser.patch(`${PATH}/${id}`, { title: 'New' })).toMatchObject({ status: 409 })
  })

  test.each([
    ['draft', false, 204],
    ['draft', true, 409],
    ['active', false, 409],
    ['archived', false, 409],
  ] as const)('%s, ordered %s: erasing is answered %i', async (status, ordered, answer) => {
    const { agent, browser } = await anAgent()
    const { id } = await makeService(server, agent, { status, ordered })
    expect((await browser.delete(`${PATH}/${id}`)).status).toBe(answer)
    expect(await rowOf(id)).toEqual(answer === 204 ? undefined : expect.objectContaining({ status }))
    if (answer === 204) expect((await browser.delete(`${PATH}/${id}`)).status).toBe(404)
  })

  test('a duplicate is a draft that says the same', async () => {
    const { agent, browser } = await anAgent()
    const { id } = await makeService(server, agent, { ordered: true })
    const costs = await browser.patch(`${PATH}/${id}`, { further_person: 0 })
    expect(costs.body.data).toMatchObject({ further_person: { amount: 0, currency: 'USD' }, version: 2 })
    const original = (await browser.get(`${PATH}/${id}`)).body.data
    const { status, body } = await browser.post(`${PATH}/${id}/duplicate`)
    expect(status).toBe(201)
    const { title, description, price, further_person, delivery, requirements } = original
    const { refund_schedule, visa } = original
    expect(body.data).toMatchObject({
      ...{ title, description, price, further_person, delivery, requirements, refund_schedule, visa },
      status: [0, 'Draft'],
      locked: false,
      version: 1,
      published_at: null,
    })
    expect(body.data.id).not.toBe(id)
  })
})

describe('the list', () => {
  test('is the agent’s own, by status, by words and by cursor, with the counts of all', async () => {
    const { agent, browser } = await anAgent({ plan: 'business' })
    const { agent: other } = await anAgent()
    await makeService(server, other, { title: 'Somebody else’s' })
    const titles = ['Alpha', 'Beta 100%', 'Gamma', 'Delta', 'Epsilon']
    for (const [index, title] of titles.entries()) {
      server.clock.forward(1)
      await makeService(server, agent, {
        title,
        status: index < 2 ? 'draft' : index < 3 ? 'archived' : 'active',
      })
    }
    const list = async (query = '') => (await browser.get(`${PATH}${query}`)).body.data
    const names = async (query: string) =>
      (await list(query)).items.map(({ title }: { title: string }) => title)

    expect(await names('')).toEqual(titles.toReversed())
    expect(await names('?filter[status]=0')).toEqual(['Beta 100%', 'Alpha'])
    expect(await names('?filter[status]=1')).toEqual(['Epsilon', 'Delta'])
    expect(await names('?filter[status]=3')).toEqual(['Gamma'])
    expect(await names('?query=0%25')).toEqual(['Beta 100%'])
    expect(await names('?query=a_pha')).toEqual([])
    expect(await names('?query=germany+gam')).toEqual(['Gamma'])
    expect((await list('?filter[status]=3')).counts).toEqual({ active: 2, draft: 2, archived: 1 })
    const paged = []
    for (let cursor = ''; ; ) {
      const { items, pagination } = await list(`?limit=2${cursor && `&cursor=${cursor}`}`)
      paged.push(...items.map(({ title }: { title: string }) => title))
      cursor = pagination.next_cursor
      if (!cursor) break
    }
    expect(paged).toEqual(titles.toReversed())
  })

  test.each([
    'filter[status]=2',
    'filter[status]=active',
    'filter[status][0]=1',
    'cursor=x',
    'limit=0',
    'limit=101',
  ])('%s is refused', async (query) => {
    const { browser } = await anAgent()
    expect((await browser.get(`${PATH}?${query}`)).status).toBe(422)
  })

  test('costs the same number of queries for one service and for many', async () => {
    const { agent, browser } = await anAgent({ plan: 'business' })
    const queriesOf = async () => {
      let queries = 0
      const count = () => queries++
      server.context.pool.on('acquire', count)
      await browser.get(PATH)
      server.context.pool.off('acquire', count)
      return queries
    }
    await makeService(server, agent, { status: 'draft' })
    // The first reader fetches what is kept for all.
    await browser.get(PATH)
    const one = await queriesOf()
    for (let index = 0; index < 10; index++) await makeService(server, agent, { status: 'draft' })
    expect(await queriesOf()).toBe(one)
  })
})

describe('a service that is paid by stages', () => {
  const stage = (name: string, amount: number, days = 5) => ({
    name,
    delivers: `All of ${name}.`,
    days,
    amount,
  })
  const publish = async (stages: object[], more: object = {}) => {
    const { browser } = await anAgent()
    const { body } = await browser.post(PATH, { ...WHOLE, requirements: [], ...more, stages })
    if (!body.data) return body
    return (await browser.post(`${PATH}/${body.data.id}/publish`)).body
  }

  test('is offered with them, and its clients read them', async () => {
    const stages = [stage('Plan', 100_00), stage('Filing', 320_00)]
    expect((await publish(stages)).data).toMatchObject({ status: [1, 'Active'], stages })
  })

  test.each([
    ['that do not come to the price', [stage('Plan', 100_00), stage('Filing', 300_00)], 'stages'],
    ['of which one is below 20 dollars', [stage('Plan', 19_99), stage('Filing', 400_01)], 'stages.0.amount'],
    [
      'that take longer than the delivery time',
      [stage('Plan', 100_00, 12), stage('Filing', 320_00, 12)],
      'stages',
    ],
    ['of which there are six', Array.from({ length: 6 }, () => stage('One', 70_00, 1)), 'stages'],
  ])('is not offered with stages %s', async (_, stages, field) => {
    expect((await publish(stages)).errors.map((error: { field: string }) => error.field)).toContain(field)
  })

  test('one stage is no plan', async () => {
    expect((await publish([stage('All', 420_00)])).data.stages).toEqual([])
  })
})
