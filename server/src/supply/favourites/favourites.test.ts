import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bringCrowd, someAgent } from '../../../test/found-crowd.ts'
import { type Browser, makePerson, signIn } from '../../../test/people.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { encodeCursor } from '../../platform/http/input/cursor.ts'
import { indexAgent } from '../search/index/index-agent.ts'

let server: TestApp
let browser: Browser
const agents = Array.from({ length: 5 }, (_, index) => someAgent({ first_name: `Agent${index}` }))
const ids = agents.map(({ id }) => id)
const [first, second] = ids as [string, string]
beforeAll(async () => {
  server = await openTestApp()
  await bringCrowd(server, agents)
})
afterAll(() => server.close())
beforeEach(async () => {
  browser = await signIn(server, await makePerson(server))
})

const keep = (id: string, name = 'consultant', who = browser) => who.post('/favourites', { name, id })
async function list(query = '', who = browser) {
  return (await who.get(`/favourites${query}`)).body.data as {
    items: { id: string; owner_id: string; available: boolean; consultant: { name: string } }[]
    pagination: { next_cursor: string | null }
  }
}
const owners = async (who = browser) => (await list('', who)).items.map(({ owner_id }) => owner_id)

test('kept twice, or ten times at once, is kept once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => keep(first)))
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await owners()).toEqual([first])
})

test('the newest come first, page after page', async () => {
  for (const id of ids) {
    server.clock.forward(1000)
    await keep(id)
  }
  const page = await list('?limit=2')
  expect(page.items.map(({ owner_id }) => owner_id)).toEqual(ids.toReversed().slice(0, 2))
  const next = await list(`?limit=10&cursor=${page.pagination.next_cursor}`)
  expect(next.items.map(({ owner_id }) => owner_id)).toEqual(ids.toReversed().slice(2))
  expect(
    (await browser.get('/favourites/ids')).body.data.items.map((row: { owner_id: string }) => row.owner_id),
  ).toEqual(ids.toReversed())
  for (const cursor of ['x', encodeCursor(['0000-01-01T00:00:00Z', randomUUID()]), encodeCursor([1, 2])])
    expect((await browser.get(`/favourites?cursor=${cursor}`)).status).toBe(422)
})

test('dropped by the id of either, and once more changes nothing', async () => {
  const { id } = (await keep(first)).body.data
  await keep(second)
  expect((await browser.delete(`/favourites/${id}`)).status).toBe(204)
  expect((await browser.delete(`/favourites/${second}`)).status).toBe(204)
  expect((await browser.delete(`/favourites/${second}`)).status).toBe(204)
  expect(await owners()).toEqual([])
})

test('everybody has a wishlist of their own', async () => {
  const other = await signIn(server, await makePerson(server))
  const { id } = (await keep(first)).body.data
  expect(await owners(other)).toEqual([])
  expect((await other.delete(`/favourites/${id}`)).status).toBe(204)
  expect((await other.delete(`/favourites/${first}`)).status).toBe(204)
  expect(await owners()).toEqual([first])
})

test('whom one cannot hire now stays, marked; who is gone for good does not', async () => {
  const leaving = someAgent({ first_name: 'Leaving' })
  const gone = someAgent({ first_name: 'Gone' })
  await bringCrowd(server, [leaving, gone])
  await keep(leaving.id)
  await keep(gone.id)
  const { db } = server.context
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('service').set({ status: 'archived' }).where('agent_id', '=', leaving.id).execute()
    await indexAgent(server.context, tx, { agent: leaving.id })
    await tx.updateTable('person').set({ deleted_at: server.clock.now() }).where('id', '=', gone.id).execute()
    await indexAgent(server.context, tx, { agent: gone.id })
  })
  // Also where a page holds one alone: the newest kept is the one who is gone.
  expect((await list('?limit=1')).items).toHaveLength(1)
  expect((await list()).items).toMatchObject([
    { available: false, consultant: { name: 'Leaving Okafor', price_from: null, service_count: 0 } },
  ])
})

test.each([
  ['nobody', 'consultant', () => randomUUID()],
  ['an article, of which there are none to keep', 'article', () => first],
])('not %s', async (_what, name, id) => {
  expect((await keep(id(), name)).status).toBe(404)
})

test.each([
  {},
  { name: 'consultant' },
  { name: 'other', id: first },
  { name: 'consultant', id: 'x' },
  { name: 'consultant', id: first, more: 1 },
])('not %o', async (body) => {
  expect([400, 422]).toContain((await browser.post('/favourites', body)).status)
})
