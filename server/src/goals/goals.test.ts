import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, makePerson, signIn } from '../../test/people.ts'
import { openTestApp, type TestApp } from '../../test/start-app.ts'
import { DAY_MS } from '../platform/clock.ts'
import { eraseDeletedGoals } from './erase-deleted-goals.ts'

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
