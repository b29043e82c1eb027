import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { statementsOf } from '../../../test/rows-read.ts'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(() => server.clock.forward(1000))

const get = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api${path}`, headers })

const nameOf = async (id: string, headers?: Record<string, string>) =>
  (await get('/countries', headers)).json().data.items.find((country: { id: string }) => country.id === id)
    .name

/** A node of the next release loads its files like this. */
async function loadElsewhere(name: string) {
  const { db } = server.context
  await db.updateTable('country').set({ name }).where('iso', '=', 'CA').execute()
  await db
    .updateTable('reference_load')
    .set({ checksum: `of newer files: ${name}` })
    .execute()
}

test.each(['/countries', '/purposes'])('%s are read once, and asked about once a second', async (path) => {
  await get(path)
  const crowd = () => Promise.all(Array.from({ length: 20 }, () => get(path)))
  expect(await statementsOf(server.context.pool, crowd)).toEqual([])
  server.clock.forward(1000)
  const asked = await statementsOf(server.context.pool, () => get(path))
  expect(asked.map(({ text }) => text)).toEqual([expect.stringContaining('"reference_load"')])
})

test('what another node has loaded is told a second later', async () => {
  expect(await nameOf('CA')).toBe('Canada')
  await loadElsewhere('Canada of tomorrow')
  expect(await nameOf('CA')).toBe('Canada')
  server.clock.forward(1000)
  expect(await nameOf('CA')).toBe('Canada of tomorrow')
  await loadElsewhere('Canada')
})

test('each language is kept for itself', async () => {
  const french = { 'accept-language': 'fr' }
  for (const _ of [1, 2]) {
    expect(await nameOf('DE', french)).toBe('Allemagne')
    expect(await nameOf('DE')).toBe('Germany')
  }
})

test('who has the answer already is told that it is the same, in their language', async () => {
  const { headers } = await get('/countries')
  const tag = String(headers.etag)
  expect(headers.vary).toContain('accept-language')
  const again = await get('/countries', { 'if-none-match': tag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get('/countries', { 'if-none-match': tag, 'accept-language': 'fr' })).statusCode).toBe(200)
  await loadElsewhere('Canada of tomorrow')
  server.clock.forward(1000)
  expect((await get('/countries', { 'if-none-match': tag })).statusCode).toBe(200)
  await loadElsewhere('Canada')
})
