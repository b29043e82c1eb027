import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { loadReference } from './load-reference.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const get = async (url: string) => {
  const answer = await server.app.inject({ url: `/api${url}` })
  return { status: answer.statusCode, body: answer.json() }
}

test('all countries come by name with their dial codes and flag', async () => {
  const { body } = await get('/countries')
  expect(body.data.items).toHaveLength(250)
  expect(body.data.items.find((country: { id: string }) => country.id === 'CA')).toMatchObject({
    name: 'Canada',
    dial_codes: ['+1'],
    continent: 'North America',
    flag: '/flags/CA.svg',
  })
  expect(body.data.pagination).toEqual({ next_cursor: null })
})

test('a country carries its real programmes, or the general visas', async () => {
  const { body: canada } = await get('/countries/ca')
  expect(canada.data.authority.name).toContain('Immigration')
  expect(canada.data.licence.regulators.map((regulator: { code: string }) => regulator.code)).toContain(
    'CICC',
  )
  expect(canada.data.visas.length).toBeGreaterThan(5)
  const { body: chad } = await get('/countries/TD')
  expect(chad.data.visas.map((visa: { name: string }) => visa.name)).toEqual([
    'Visitor visa',
    'Student visa',
    'Work visa',
    'Family visa',
    'Business or investor visa',
    'Permanent residence',
    'Asylum or refugee protection',
    'Citizenship',
    'Medical visa',
    'Transit visa',
  ])
})

test('`minimal` leaves the visas out and `purpose_id` keeps those for it', async () => {
  const { body: minimal } = await get('/countries/CA?minimal')
  expect(minimal.data).not.toHaveProperty('visas')
  const { body } = await get('/countries/CA?purpose_id=study')
  expect(body.data.visas.length).toBeGreaterThan(0)
  for (const visa of body.data.visas) {
    expect(visa.purposes.map((purpose: { id: string }) => purpose.id)).toContain('study')
  }
})

test('unknown and impossible countries are not found, in the same words', async () => {
  const unknown = await get('/countries/ZZ')
  const impossible = await get('/countries/not-a-country')
  expect(unknown.status).toBe(404)
  expect(impossible.status).toBe(404)
  expect({ ...impossible.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' })
})

test('places go from country to state to city', async () => {
  const { body: states } = await get('/geoDb/CA/states')
  const ontario = states.data.items.find((state: { name: string }) => state.name === 'Ontario')
  const { body: cities } = await get(`/geoDb/CA/states/${ontario.id}/cities`)
  expect(cities.data.items.map((city: { name: string }) => city.name)).toContain('Toronto')
})

test('code tables are those of the seed', async () => {
  const { body } = await get('/account/enums')
  expect(body.data.order_status).toContainEqual([-2, 'Conflicted'])
  expect(body.data.verification_label).toEqual([
    [-2, 'Unverified'],
    [0, 'In Progress'],
    [1, 'Verified'],
    [-2, 'Failed'],
    [-3, 'Expired'],
  ])
})

test('no status of a code table is said twice', async () => {
  const { body } = await get('/account/enums')
  expect(body.data.article_status).toEqual([
    [0, 'Draft'],
    [1, 'Published'],
    [2, 'Pending'],
    [-1, 'Rejected'],
    [-2, 'Trash'],
  ])
  for (const pairs of Object.values<unknown[]>(body.data))
    expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(pairs.length)
})

test('time zones are listed with the offset of the day', async () => {
  const { body } = await get('/account/timezone?showAvailable=1')
  const toronto = body.data.items.find((zone: { name: string }) => zone.name === 'America/Toronto')
  expect(toronto.offset_minutes).toBe(-300)
})

test('loading again changes nothing, and two nodes may load at once', async () => {
  const { context } = server
  expect(await loadReference(context.db, context.clock)).toBe(false)
  await context.db.deleteFrom('reference_load').execute()
  const loaded = await Promise.all([
    loadReference(context.db, context.clock),
    loadReference(context.db, context.clock),
  ])
  expect(loaded.toSorted()).toEqual([false, true])
  const { body } = await get('/countries')
  expect(body.data.items).toHaveLength(250)
})
