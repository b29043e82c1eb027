import { SORTS } from '@sojourn/contract/supply/discovery'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringCrowd, someAgent, someService } from '../../../test/found-crowd.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { encodeCursor } from '../../platform/http/input/cursor.ts'
import { indexAgent } from './index/index-agent.ts'

const WRONG = [{ field: 'cursor', message: 'This list cannot be continued from there.' }]

let server: TestApp
const ids: string[] = []
beforeAll(async () => {
  server = await openTestApp()
  const agents = Array.from({ length: 40 }, (_, index) =>
    // Every few are alike in all orders.
    someAgent({
      completed_orders: index >> 3,
      services: [someService({ price: 1000 * (1 + (index % 4)), days: 1 + (index % 3) })],
    }),
  )
  ids.push(...agents.map(({ id }) => id))
  await bringCrowd(server, agents)
})
afterAll(() => server.close())

async function page(query: Record<string, string>) {
  const answer = await server.app.inject({ url: '/api/consultants', query })
  const body = answer.json()
  return {
    status: answer.statusCode,
    errors: body.errors,
    uuids: (body.data?.items ?? []).map(({ uuid }: { uuid: string }) => uuid) as string[],
    next: body.data?.pagination.next_cursor as string | null,
  }
}

async function walk(
  query: Record<string, string>,
  between: (round: number) => Promise<unknown> = async () => {},
) {
  const seen: string[] = []
  let next: string | null = ''
  for (let round = 0; next !== null; round++) {
    const answer = await page({ ...query, ...(next && { cursor: next }) })
    expect(answer.status).toBe(200)
    seen.push(...answer.uuids)
    next = answer.next
    await between(round)
  }
  return seen
}

test.each(SORTS)('%s: each agent comes once, however many a page', async (sort) => {
  for (const limit of ['1', '3', '7', '100'])
    expect((await walk({ sort, limit, country: 'DE' })).toSorted()).toEqual(ids.toSorted())
})

test.each(SORTS)('%s: who does not change while one reads is neither missed nor met twice', async (sort) => {
  const movers = ids.slice(0, 5)
  const stayers = ids.slice(5)
  const seen = await walk({ sort, limit: '4' }, async (round) => {
    const mover = movers[round % movers.length] as string
    await server.context.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('agent')
        .set({ completed_orders: round % 2 === 0 ? 300 : 0 })
        .where('person_id', '=', mover)
        .execute()
      await tx
        .updateTable('service')
        .set({ price_amount: round % 2 === 0 ? 1 : 999_999, delivery_value: round % 2 === 0 ? 1 : 500 })
        .where('agent_id', '=', mover)
        .execute()
      await indexAgent(server.context, tx, { agent: mover })
    })
  })
  const met = seen.filter((id) => stayers.includes(id))
  expect(met).toHaveLength(stayers.length)
  expect(new Set(met).size).toBe(stayers.length)
})

test.each([
  { country: 'FR' },
  { purpose: 'study' },
  { sort: 'price' },
  { query: 'amara' },
  { min_rating: '4' },
  { licensed: '1' },
])('a cursor goes on only with the search it came from, not with %o', async (other) => {
  const { next } = await page({ limit: '5', country: 'DE' })
  expect(next).toEqual(expect.any(String))
  const answer = await page({ limit: '5', country: 'DE', ...other, cursor: next ?? '' })
  expect(answer).toMatchObject({ status: 422, errors: WRONG })
})

test('how many a page, and capital letters, are no other search', async () => {
  const { next } = await page({ limit: '5', country: 'DE' })
  expect((await page({ limit: '9', country: 'de', cursor: next ?? '' })).status).toBe(200)
})

test.each([
  'x',
  '%%%',
  'e30',
  encodeCursor([]),
  encodeCursor(['a', 1, 2, crypto.randomUUID()]),
  encodeCursor({ standing: 1 } as unknown as []),
])('the cursor %s is a wrong field', async (cursor) => {
  expect(await page({ cursor })).toMatchObject({ status: 422, errors: WRONG })
})

test.each([
  [0, (values: unknown[]) => [values[0], 9, ...values.slice(2)]],
  [1, (values: unknown[]) => [values[0], 1, 1e300, values[3]]],
  [2, (values: unknown[]) => [values[0], 1, "' or 1=1", values[3]]],
  [3, (values: unknown[]) => [values[0], 1, values[2], 'no uuid']],
  [4, (values: unknown[]) => [values[0], 1, null, values[3]]],
  [5, (values: unknown[]) => [...values, 1]],
] as const)('a cursor somebody changed is a wrong field, way %i', async (_number, change) => {
  for (const sort of SORTS) {
    const { next } = await page({ limit: '5', sort })
    const values = JSON.parse(Buffer.from(next ?? '', 'base64url').toString())
    const answer = await page({ limit: '5', sort, cursor: encodeCursor(change(values)) })
    expect(answer.status, sort).toBe(422)
  }
})

test('a cursor at the far end is an empty page', async () => {
  const { next } = await page({ limit: '5' })
  const values = JSON.parse(Buffer.from(next ?? '', 'base64url').toString())
  const cursor = encodeCursor([values[0], 1, -1, crypto.randomUUID()])
  expect(await page({ limit: '5', cursor })).toMatchObject({ status: 200, uuids: [], next: null })
})

test.each(['0', '-1', '101', '1.5', 'ten', ''])('"%s" is no number of rows', async (limit) => {
  expect((await page({ limit })).status).toBe(422)
})

test('words that look alike are paged too', async () => {
  const seen = await walk({ query: 'okafro', limit: '7' })
  expect(seen.toSorted()).toEqual(ids.toSorted())
})
