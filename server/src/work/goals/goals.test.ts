import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bringCrowd, someAgent, someService } from '../../../test/found-crowd.ts'
import { makeGoal, makeOrder } from '../../../test/orders.ts'
import { enter } from '../../../test/payments.ts'
import { type Browser, makePerson, signIn } from '../../../test/people.ts'
import { makeService } from '../../../test/services.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { transact } from '../../platform/database/transact.ts'
import { eraseDeletedGoals } from './erase-deleted-goals.ts'
import { forgetGoalsOf } from './forget-goals-of.ts'
import { followOrders } from './orders/follow-orders.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const GOAL = {
  name: 'Nursing in Calgary',
  destination_country: 'ca',
  purpose: 'work',
  expected_delivery_date: '2099-05-01',
  comment: 'I have a job offer from a hospital.',
}

const IN_FRENCH = { headers: { 'x-language': 'fr' } }

async function client() {
  const person = await makePerson(server)
  return { person, browser: await signIn(server, person) }
}

async function make(browser: Browser, goal: object = {}) {
  const { status, body } = await browser.post('/goals', { ...GOAL, ...goal })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data
}

const names = async (browser: Browser, query = '') =>
  (await browser.get(`/goals${query}`)).body.data.items.map(({ name }: { name: string }) => name)

test('a goal is made, shown and listed, the newest first', async () => {
  const { browser } = await client()
  const goal = await make(browser)
  expect(goal).toMatchObject({
    id: expect.any(Number),
    name: 'Nursing in Calgary',
    status: [0, 'Draft'],
    purpose: { id: 'work', name: 'Work' },
    destination_country: { id: 'CA', name: 'Canada' },
    visa: { country: { id: 'CA' }, purpose: { id: 'work' } },
    expected_delivery_date: '2099-05-01',
    restorable_until: null,
  })
  await make(browser, { name: 'Another' })
  expect((await browser.get(`/goals/${goal.id}`)).body.data).toEqual(goal)
  expect(await names(browser)).toEqual(['Another', 'Nursing in Calgary'])
})

test('every field says what it misses, in the words of the specification', async () => {
  const { browser } = await client()
  const { status, body } = await browser.post('/goals', {
    name: ' ',
    destination_country: '',
    purpose: '',
    expected_delivery_date: '',
    comment: '',
  })
  expect(status).toBe(422)
  expect(
    Object.fromEntries(
      body.errors.map((error: { field: string; message: string }) => [error.field, error.message]),
    ),
  ).toEqual({
    name: 'please enter a goals name',
    destination_country: 'please select a country',
    purpose: 'please select a purpose for relocation',
    expected_delivery_date: 'please input expected target',
    comment: 'please input more details',
  })
})

const JOURNEY = {
  passports: ['NG', 'gb'],
  residence: 'GB',
  visa_id: 'ca/post-graduation-work-permit',
  stay_days: 730,
  passport_expires_on: '2099-06-01',
}

const AMA = { name: 'Ama Asante', relation: 'partner', born_on: '1991-02-03', passport: 'gh' }

describe('who travels along', () => {
  const SHOWN = { ...AMA, passport: { id: 'GH', name: 'Ghana' } }

  test('is kept, changed as a whole, and named in the language of whoever reads', async () => {
    const { browser } = await client()
    expect((await make(browser)).travellers).toEqual([])
    const goal = await make(browser, { travellers: [AMA, { name: 'Yaw Asante', relation: 'child' }] })
    const yaw = { name: 'Yaw Asante', relation: 'child', born_on: null, passport: null }
    expect(goal.travellers).toEqual([SHOWN, yaw])
    const path = `/goals/${goal.id}`
    expect((await browser.patch(path, { name: 'All of us' })).body.data.travellers).toEqual([SHOWN, yaw])
    expect((await browser.patch(path, { travellers: [yaw] })).body.data.travellers).toEqual([yaw])
    await browser.patch(path, { travellers: [AMA] })
    const { body } = await browser.get('/goals', IN_FRENCH)
    expect(body.data.items[0].travellers[0].passport).toEqual({ id: 'GH', name: 'Ghana' })
    await browser.patch(path, { travellers: [{ ...AMA, passport: 'DE' }] })
    const german = await browser.get(path, IN_FRENCH)
    expect(german.body.data.travellers[0].passport).toEqual({ id: 'DE', name: 'Allemagne' })
  })

  test.each([
    ['twice by one name', [AMA, { ...AMA, name: 'AMA asante' }], 'travellers.1.name'],
    ['born tomorrow', [{ ...AMA, born_on: '2026-11-05' }], 'travellers.0.born_on'],
    ['from no country', [AMA, { ...AMA, name: 'Yaw', passport: 'ZZ' }], 'travellers.1.passport'],
    ['without a name', [{ ...AMA, name: ' ' }], 'travellers.0.name'],
    ['as a friend', [{ ...AMA, relation: 'friend' }], 'travellers.0.relation'],
    [
      'ten of them',
      Array.from({ length: 10 }, (_, at) => ({ name: `Child ${at}`, relation: 'child' })),
      'travellers',
    ],
  ])('%s is refused', async (_, travellers, field) => {
    const { browser } = await client()
    const made = await browser.post('/goals', { ...GOAL, travellers })
    expect([made.status, made.body.errors[0]?.field]).toEqual([422, field])
    const { id } = await make(browser, { travellers: [AMA] })
    const { status, body } = await browser.patch(`/goals/${id}`, { travellers })
    expect([status, body.errors[0]?.field]).toEqual([422, field])
    expect((await browser.get(`/goals/${id}`)).body.data.travellers).toEqual([SHOWN])
  })

  test('a child born today counts, by the calendar on the client’s wall', async () => {
    const { browser, person } = await client()
    await server.context.db
      .updateTable('person')
      .set({ timezone: 'Pacific/Kiritimati' })
      .where('id', '=', person.id)
      .execute()
    const today = server.clock.now().toISOString().slice(0, 10)
    await make(browser, { travellers: [{ ...AMA, born_on: today }] })
  })

  test('goes with the goal', async () => {
    const { browser, person } = await client()
    const goal = await make(browser, { travellers: [AMA] })
    await makeOrder(server, { client: person, goalId: goal.id, status: 'completed' })
    await transact(server.context, (tx) => forgetGoalsOf(tx, person.id))
    const { travellers } = await server.context.db
      .selectFrom('goal')
      .select('travellers')
      .where('id', '=', goal.id)
      .executeTakeFirstOrThrow()
    expect(travellers).toEqual([])
  })
})

test('a goal carries passports, residence, visa and length of stay, and tells until when to apply', async () => {
  const { browser } = await client()
  const goal = await make(browser, JOURNEY)
  expect(goal).toMatchObject({
    passports: [
      { id: 'NG', name: 'Nigeria' },
      { id: 'GB', name: 'United Kingdom' },
    ],
    residence: { id: 'GB', name: 'United Kingdom' },
    programme: { id: 'ca/post-graduation-work-permit' },
    stay_days: 730,
    passport_expires_on: '2099-06-01',
    deadlines: [
      { about: 'apply', urgent: false },
      { about: 'passport', urgent: true, title: 'Your passport expires during your stay' },
    ],
  })

  const changed = (await browser.patch(`/goals/${goal.id}`, { passports: ['GB'], stay_days: null })).body.data
  expect(changed).toMatchObject({ passports: [{ id: 'GB' }], stay_days: null, residence: { id: 'GB' } })
  const emptied = { passports: [], residence: null, visa_id: null, passport_expires_on: null }
  expect((await browser.patch(`/goals/${goal.id}`, emptied)).body.data).toMatchObject({
    passports: [],
    residence: null,
    programme: null,
    deadlines: [],
  })
})

test.each([
  ['passports', ['XQ'], 'please select a country from the list'],
  ['passports', ['NG', 'ng'], 'please select two different passports'],
  ['residence', 'XQ', 'please select a country from the list'],
  ['visa_id', 'de/eu-blue-card', 'please select a visa for this country and purpose'],
  ['visa_id', 'ca/study-permit', 'please select a visa for this country and purpose'],
  ['stay_days', 0, 'please enter the length of stay in whole days, up to ten years'],
])('of a journey %s cannot be %s', async (field, value, message) => {
  const { browser } = await client()
  const { status, body } = await browser.post('/goals', { ...GOAL, [field]: value })
  expect([status, body.errors]).toEqual([422, [{ field, message }]])
})

const checkedOn = (visa: string, day: string) =>
  sql`update visa set facts = jsonb_set(facts, '{time,checked}', to_jsonb(${day}::text)) where id = ${visa}`.execute(
    server.context.db,
  )

test('a time that was checked too long ago gives no day to apply', async () => {
  await checkedOn(JOURNEY.visa_id, '2025-06')
  const { browser } = await client()
  expect((await make(browser, JOURNEY)).deadlines[0]).toMatchObject({
    day: null,
    text: expect.stringContaining('as of Jun 2025: too long ago'),
  })
})

test('the deadlines of a goal are said in the language of its reader', async () => {
  await checkedOn(JOURNEY.visa_id, '2026-10-01')
  const { browser } = await client()
  const { id } = await make(browser, JOURNEY)
  const { body } = await browser.send('GET', `/goals/${id}`, undefined, IN_FRENCH)
  const [apply] = body.data.deadlines
  expect(apply.title).toBe('Faites la demande avant le 16 janv. 2099')
  expect(apply.text).not.toMatch(/typically|days|may change/)
})

test('the days of a goal are a calendar file for its owner alone', async () => {
  await checkedOn(JOURNEY.visa_id, '2026-10-01')
  const { browser } = await client()
  const { id, deadlines } = await make(browser, JOURNEY)
  expect(deadlines[0].title).toBe('Apply before 16 Jan 2099')
  const answer = await browser.send('GET', `/goals/${id}/calendar.ics`)
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  const days = [...answer.text.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day)
  expect(days).toEqual([deadlines[0].day, GOAL.expected_delivery_date].map((day) => day.replaceAll('-', '')))
  const ends = [...answer.text.matchAll(/DTEND;VALUE=DATE:(\d+)/g)].map(([, day]) => Number(day))
  expect(ends, 'each takes one day').toEqual(days.map((day) => Number(day) + 1))
  expect(answer.text).toContain('TRIGGER:-P14D')
  const french = await browser.send('GET', `/goals/${id}/calendar.ics`, undefined, IN_FRENCH)
  expect(french.text).toContain(`SUMMARY:Faites la demande avant ce jour : ${GOAL.name}`)
  expect(french.text).not.toMatch(/Apply|expected/)
  const { browser: other } = await client()
  expect((await other.get(`/goals/${id}/calendar.ics`)).status).toBe(404)
})

test('a time that depends on where one lives is that of the client’s country', async () => {
  await sql`
    update visa set facts = facts || ${{
      time: {
        ...{ value: { min_days: 7, max_days: 300, by_residence: { NG: 70 } }, checked: '2026-10-01' },
        source: 'https://www.example.org/times',
      },
    }}::jsonb where id = ${JOURNEY.visa_id}`.execute(server.context.db)
  const { browser } = await client()
  const livingIn = async (residence: string) =>
    (await make(browser, { ...JOURNEY, residence })).deadlines[0].text
  expect(await livingIn('NG')).toContain('typically takes about 70 days')
  expect(await livingIn('FR')).toContain('typically takes 7 to 300 days')
})

test.each([
  ['destination_country', 'XQ', 'please select a country'],
  ['purpose', 'nothing', 'please select a purpose for relocation'],
  ['expected_delivery_date', '2031-02-30', 'please input expected target'],
  ['name', 'with \u202e turned words', 'please use plain text'],
])('%s cannot be %s', async (field, value, message) => {
  const { browser } = await client()
  const { status, body } = await browser.post('/goals', { ...GOAL, [field]: value })
  expect([status, body.errors]).toEqual([422, [{ field, message }]])
})

test('today is the day on the client’s wall', async () => {
  server.clock.forward(Date.parse('2031-03-10T23:30:00Z') - server.clock.now().getTime())
  const { browser } = await client()
  const on = async (expected_delivery_date: string) =>
    (await browser.post('/goals', { ...GOAL, expected_delivery_date })).status
  const inZone = (timezone: string) => browser.put('/account/timezone', { timezone })

  await inZone('Pacific/Kiritimati')
  expect([await on('2031-03-10'), await on('2031-03-11')]).toEqual([422, 201])
  await inZone('Pacific/Pago_Pago')
  expect([await on('2031-03-09'), await on('2031-03-10')]).toEqual([422, 201])
})

test('who has no zone yet is not told that their today is over', async () => {
  server.clock.forward(Date.parse('2031-03-12T08:00:00Z') - server.clock.now().getTime())
  const { browser } = await client()
  const on = async (day: string) =>
    (await browser.post('/goals', { ...GOAL, expected_delivery_date: day })).status
  expect([await on('2031-03-10'), await on('2031-03-11')]).toEqual([422, 201])
})

test('name, day and details change; country and purpose are locked', async () => {
  const { browser } = await client()
  const { id } = await make(browser)
  const changed = await browser.patch(`/goals/${id}`, { name: 'Nursing', comment: 'Two offers now.' })
  expect(changed.body.data).toMatchObject({
    name: 'Nursing',
    comment: 'Two offers now.',
    purpose: { id: 'work' },
  })
  for (const locked of [{ purpose: 'study' }, { destination_country: 'DE' }, { status: [1, 'Approved'] }])
    expect((await browser.patch(`/goals/${id}`, locked)).status).toBe(400)
})

test('a day that has come may stay when the rest changes', async () => {
  const { browser, person } = await client()
  const today = server.clock.now().toISOString().slice(0, 10)
  const { id } = await make(browser, { expected_delivery_date: today })
  server.clock.forward(10 * DAY_MS)
  const later = await signIn(server, person)
  const change = (body: object) => later.patch(`/goals/${id}`, body)
  expect((await change({ expected_delivery_date: today, name: 'Late' })).status).toBe(200)
  expect((await change({ expected_delivery_date: '2031-01-01' })).status).toBe(422)
})

test('a decided goal stays as it is', async () => {
  const { browser } = await client()
  const { id } = await make(browser)
  await server.context.pool.query(
    `update goal set status = 'approved', decided_on = '2031-01-01', decided_at = now() where id = $1`,
    [id],
  )
  expect((await browser.patch(`/goals/${id}`, { name: 'Else' })).status).toBe(409)
})

test('the list is filtered by status and by words of the name, without their accents', async () => {
  const { browser } = await client()
  const { id } = await make(browser, { name: 'Études à Montréal' })
  await make(browser, { name: '100% remote_work' })
  await server.context.pool.query(`update goal set status = 'in_progress' where id = $1`, [id])
  expect(await names(browser, '?filter[status]=2')).toEqual(['Études à Montréal'])
  expect(await names(browser, '?filter[status]=0')).toEqual(['100% remote_work'])
  expect(await names(browser, '?query=montreal%20ETUDES')).toEqual(['Études à Montréal'])
  expect(await names(browser, '?query=0%25')).toEqual(['100% remote_work'])
  expect(await names(browser, '?query=%25a')).toEqual([])
  expect((await browser.get('/goals?filter[status]=7')).status).toBe(422)
  expect((await browser.get('/goals/summary')).body.data).toEqual({
    total: 2,
    draft: 1,
    in_progress: 1,
    approved: 0,
    rejected: 0,
    deleted: 0,
  })
})

test('the list goes on by cursor without losing or doubling one', async () => {
  const { browser } = await client()
  for (const number of [1, 2, 3, 4, 5]) await make(browser, { name: `Goal ${number}` })
  const seen: string[] = []
  let cursor = ''
  do {
    const { data } = (await browser.get(`/goals?limit=2${cursor && `&cursor=${cursor}`}`)).body
    seen.push(...data.items.map(({ name }: { name: string }) => name))
    cursor = data.pagination.next_cursor
  } while (cursor)
  expect(seen).toEqual(['Goal 5', 'Goal 4', 'Goal 3', 'Goal 2', 'Goal 1'])
  expect((await browser.get('/goals?cursor=bm9uc2Vuc2U')).status).toBe(422)
})

test('a deleted goal is out of sight, comes back for 30 days, and then never', async () => {
  const { browser, person } = await client()
  const kept = await make(browser, { name: 'Kept' })
  const lost = await make(browser, { name: 'Lost' })
  for (const { id } of [kept, lost]) expect((await browser.delete(`/goals/${id}`)).status).toBe(204)
  expect(await names(browser)).toEqual([])
  expect(await names(browser, '?deleted=1')).toEqual(['Lost', 'Kept'])
  expect((await browser.get(`/goals/${kept.id}`)).status).toBe(404)
  expect((await browser.patch(`/goals/${kept.id}`, { name: 'No' })).status).toBe(404)
  expect((await browser.get(`/goals/${kept.id}/shortlist`)).status).toBe(404)

  expect((await browser.post(`/goals/${kept.id}/restore`)).body.data).toMatchObject({ name: 'Kept' })
  expect((await browser.post(`/goals/${kept.id}/restore`)).status).toBe(200)
  server.clock.forward(30 * DAY_MS)
  const later = await signIn(server, person)
  expect(await names(later, '?deleted=1')).toEqual([])
  expect((await later.post(`/goals/${lost.id}/restore`)).status).toBe(404)
  await eraseDeletedGoals.run(server.context, {})
  const { rows } = await server.context.pool.query('select id from goal where id = any($1)', [
    [kept.id, lost.id],
  ])
  expect(rows).toEqual([{ id: kept.id }])
})

test('documents at hand are ticked, each once', async () => {
  const { browser } = await client()
  const { id } = await make(browser)
  await browser.put(`/goals/${id}/checklist`, { ticked: ['Passport', 'Passport', 'Photo'] })
  expect((await browser.get(`/goals/${id}`)).body.data.ticked).toEqual(['Passport', 'Photo'])
})

test('the same key makes one goal', async () => {
  const { browser } = await client()
  const key = { headers: { 'idempotency-key': crypto.randomUUID() } }
  const [first, second] = [await browser.post('/goals', GOAL, key), await browser.post('/goals', GOAL, key)]
  expect(second.body).toEqual(first.body)
  expect(await names(browser)).toHaveLength(1)
})

describe('the orders of a goal', () => {
  const STANDS = [
    ['awaiting_payment', 1, 1],
    ['paid', 1, 1],
    ['ongoing', 1, 1],
    ['conflicted', 1, 1],
    ['completed', 1, 0],
    ['cancelled', 0, 0],
  ] as const

  test.each(STANDS)(
    'one that is %s counts %i and holds it back %i times (G5)',
    async (status, count, open) => {
      const { person, browser } = await client()
      const { id } = await makeGoal(server, person)
      const order = await makeOrder(server, { client: person, goalId: id, status })
      expect((await browser.get(`/goals/${id}`)).body.data).toMatchObject({
        order_count: count,
        open_orders: open ? [order.id] : [],
        filed: false,
      })
      const { db } = server.context
      await db.updateTable('client_order').set({ stage: 'filed' }).where('id', '=', order.id).execute()
      expect((await browser.get(`/goals/${id}`)).body.data.filed).toBe(count > 0)
      const { status: answer, body } = await browser.delete(`/goals/${id}`)
      expect([answer, body?.message]).toEqual(
        open ? [409, 'This goal has an open order. Finish or cancel it first.'] : [204, undefined],
      )
    },
  )

  test('a goal that was ordered for is hidden, and never erased', async () => {
    const { person, browser } = await client()
    const kept = await makeGoal(server, person)
    const gone = await makeGoal(server, person)
    const order = await makeOrder(server, { client: person, goalId: kept.id, status: 'completed' })
    for (const { id } of [kept, gone]) expect((await browser.delete(`/goals/${id}`)).status).toBe(204)
    server.clock.forward(31 * DAY_MS)
    await eraseDeletedGoals.run(server.context, {})
    const { rows } = await server.context.pool.query('select id from goal where id = any($1)', [
      [kept.id, gone.id],
    ])
    expect(rows).toEqual([{ id: kept.id }])
    const later = await enter(server, person)
    expect((await later.get(`/goals/${kept.id}`)).status).toBe(404)
    expect((await later.get(`/orders/${order.id}`)).body.data.goal.name).toBe('Study in Munich')
  })

  test('deleted and ordered for in the same moment, it is one of both', async () => {
    const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
    const service = await makeService(server, agent)
    for (let round = 0; round < 10; round++) {
      const { person, browser } = await client()
      const { id } = await makeGoal(server, person)
      const [deleted, ordered] = await Promise.all([
        browser.delete(`/goals/${id}`),
        browser.post('/orders', { goal: id, service: service.id }),
      ])
      expect([
        [204, 405],
        [409, 201],
      ]).toContainEqual([deleted.status, ordered.status])
    }
  }, 60_000)

  test('with the last paid one cancelled it is a draft again (G2); what was never paid counts for nothing', async () => {
    const { person } = await client()
    const { id } = await makeGoal(server, person)
    const { db } = server.context
    const follow = () => transact(server.context, (tx) => followOrders(server.context, tx, { goal: id }))
    const state = async () =>
      (await db.selectFrom('goal').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
    await makeOrder(server, { client: person, goalId: id })
    await follow()
    expect(await state()).toBe('draft')
    const paid = await makeOrder(server, { client: person, goalId: id, status: 'paid' })
    await follow()
    expect(await state()).toBe('in_progress')
    await db
      .updateTable('client_order')
      .set({ status: 'cancelled', cancelled_at: server.clock.now() })
      .where('id', '=', paid.id)
      .execute()
    await follow()
    expect(await state()).toBe('draft')
  })

  test('once an account is deleted they keep where to and why, and not a word of the client’s', async () => {
    const { person } = await client()
    const kept = await makeGoal(server, person, { name: 'Away from my brother' })
    const gone = await makeGoal(server, person)
    const others = await makeGoal(server, (await client()).person, { name: 'Of somebody else' })
    await makeOrder(server, { client: person, goalId: kept.id, status: 'completed' })
    await transact(server.context, (tx) => forgetGoalsOf(tx, person.id))
    const { rows } = await server.context.pool.query(
      'select id, name, comment, country_iso, purpose from goal where id = any($1) order by id',
      [[kept.id, gone.id, others.id]],
    )
    expect(rows).toMatchObject([
      { id: kept.id, name: 'A goal', comment: '', country_iso: 'DE', purpose: 'study' },
      { id: others.id, name: 'Of somebody else', comment: 'I was admitted for the winter term.' },
    ])
  })
})

describe('a decision (G3)', () => {
  const decide = (browser: Browser, id: number, more: object = {}) =>
    browser.put(`/goals/${id}/decision`, { decision: 'approved', decided_on: '2026-01-05', ...more })

  test('is taken for what is under way, and corrected for 30 days', async () => {
    const { person, browser } = await client()
    const { id } = await makeGoal(server, person, { status: 'in_progress' })
    const until = new Date(server.clock.now().getTime() + 30 * DAY_MS).toISOString()
    expect((await decide(browser, id)).body.data).toMatchObject({
      status: [1, 'Approved'],
      decided_on: '2026-01-05',
      correctable_until: until,
    })
    server.clock.forward(30 * DAY_MS - 1)
    const later = await enter(server, person)
    expect(
      (await decide(later, id, { decision: 'rejected', decided_on: '2026-01-06' })).body.data,
    ).toMatchObject({
      status: [-1, 'Rejected'],
      decided_on: '2026-01-06',
      correctable_until: until,
    })
    server.clock.forward(1)
    const { status, body } = await decide(later, id)
    expect([status, body.message]).toEqual([
      409,
      'This decision can no longer be changed. Corrections were possible for 30 days.',
    ])
    expect((await later.get(`/goals/${id}`)).body.data.correctable_until).toBeNull()
  })

  test('needs something under way, a decision and a day that has come', async () => {
    const { person, browser } = await client()
    const { id: draft } = await makeGoal(server, person)
    expect((await decide(browser, draft)).body.message).toContain('no paid order yet')
    const { id } = await makeGoal(server, person, { status: 'in_progress' })
    const errors = async (more: object) => (await decide(browser, id, more)).body.errors
    expect(await errors({ decided_on: '2199-01-01' })).toEqual([
      { field: 'decided_on', message: 'the decision cannot lie in the future' },
    ])
    expect(await errors({ decided_on: '', decision: 'perhaps' })).toEqual([
      { field: 'decision', message: 'please choose what was decided' },
      { field: 'decided_on', message: 'please choose the day of the decision' },
    ])
  })

  test('lies on a day the client’s wall has shown', async () => {
    const { person } = await client()
    const { id } = await makeGoal(server, person, { status: 'in_progress' })
    const now = server.clock.now()
    server.clock.forward(DAY_MS - (now.getTime() % DAY_MS) + 11 * 3_600_000)
    const later = await enter(server, person)
    const today = server.clock.now()
    const day = (offset: number) => new Date(today.getTime() + offset * DAY_MS).toISOString().slice(0, 10)
    await later.put('/account/timezone', { timezone: 'Pacific/Pago_Pago' })
    expect([(await decide(later, id, { decided_on: day(1) })).status]).toEqual([422])
    await later.put('/account/timezone', { timezone: 'Pacific/Kiritimati' })
    expect((await decide(later, id, { decided_on: day(1) })).status).toBe(200)
  })
})

test('the list shows the goals that fit a service, and none for one nobody can order', async () => {
  const { person, browser } = await client()
  const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
  const service = await makeService(server, agent)
  const fitting = await makeGoal(server, person)
  for (const wanted of [{ country: 'CA' }, { purpose: 'work' }, { status: 'approved' as const }])
    await makeGoal(server, person, wanted)
  const shown = async (id: string) =>
    (await browser.get(`/goals?fits=${id}`)).body.data.items.map((goal: { id: number }) => goal.id)
  expect(await shown(service.id)).toEqual([fitting.id])
  const { id: draft } = await makeService(server, agent, { status: 'draft' })
  expect(await shown(draft)).toEqual([])
  expect((await browser.get('/goals?fits=x')).status).toBe(422)
})

test('the shortlist holds whom of the wishlist one could hire for a goal, page after page', async () => {
  const { person, browser } = await client()
  const { id } = await makeGoal(server, person)
  const forStudy = Array.from({ length: 5 }, () => someAgent())
  const others = [
    someAgent({ services: [someService({ country: 'CA' })] }),
    someAgent({ services: [someService({ visa: 'general/work' })] }),
    someAgent({ away: true }),
  ]
  await bringCrowd(server, [...forStudy, ...others])
  for (const agent of [...forStudy, ...others]) {
    server.clock.forward(1000)
    await browser.post('/favourites', { name: 'consultant', id: agent.id })
  }
  const seen: string[] = []
  for (let cursor = ''; ; ) {
    const { data } = (await browser.get(`/goals/${id}/shortlist?limit=2${cursor && `&cursor=${cursor}`}`))
      .body
    seen.push(...data.items.map(({ owner_id }: { owner_id: string }) => owner_id))
    cursor = data.pagination.next_cursor
    if (!cursor) break
  }
  expect(seen).toEqual(forStudy.map((agent) => agent.id).toReversed())
  const stranger = await client()
  expect((await stranger.browser.get(`/goals/${id}/shortlist`)).status).toBe(404)
})

test('a family reads from what price on agents work for all of them, and one person nothing else than the list', async () => {
  const { browser } = await client()
  const { id } = await make(browser, {
    destination_country: 'de',
    purpose: 'study',
    travellers: [AMA, { ...AMA, name: 'Yaw Asante', relation: 'child' }],
  })
  const offer = async (
    services: { price: number; further: number | null; visa?: string; country?: string }[],
  ) => {
    const agent = await makePerson(server, { home: 'consultant', verifiedAgent: true })
    for (const { further, ...wanted } of services) {
      const service = await makeService(server, agent, wanted)
      await server.context.db
        .updateTable('service')
        .set({ further_person_amount: further })
        .where('id', '=', service.id)
        .execute()
    }
    return agent.id
  }
  const cheapForAll = await offer([
    { price: 400_00, further: 300_00 },
    { price: 900_00, further: 0 },
    { price: 10_00, further: null },
    { price: 20_00, further: 0, country: 'PT', visa: 'general/study' },
  ])
  const silent = await offer([{ price: 50_00, further: null }])
  const ask = (query: string, of = id) =>
    browser.get(`/goals/${of}/prices?ids=${silent},${cheapForAll}&${query}`)
  for (const place of ['country=de&purpose=study', 'country=de,fr', 'visa=de/student-visa'])
    expect((await ask(place)).body.data, place).toEqual({
      people: 3,
      items: [{ uuid: cheapForAll, price_from: { amount: 900_00, currency: 'USD' } }],
    })
  expect((await ask('')).body.data.items).toMatchObject([{ price_from: { amount: 20_00 } }])
  expect((await ask('country=it')).body.data).toEqual({ people: 3, items: [] })

  const alone = await make(browser)
  expect((await ask('', alone.id)).body.data).toEqual({ people: 1, items: [] })
  const stranger = await client()
  expect((await stranger.browser.get(`/goals/${id}/prices?ids=${silent}`)).status).toBe(404)
  expect((await browser.get(`/goals/${id}/prices?ids=nobody`)).status).toBe(422)
})
