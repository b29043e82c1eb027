import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { readingOnce } from './reading-once.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const country = (db: ReturnType<typeof readingOnce>, iso: string) =>
  db.selectFrom('country').select(['iso', 'name']).where('iso', '=', iso).execute()

test('what is asked twice is asked once, also at the same time; other values are another question', async () => {
  const query = vi.spyOn(server.context.pool, 'query')
  const db = readingOnce(server.context.pool)
  const [first, second] = await Promise.all([country(db, 'CA'), country(db, 'CA')])
  expect(first).toEqual([{ iso: 'CA', name: 'Canada' }])
  expect(second).toEqual(first)
  await country(db, 'CA')
  expect(query).toHaveBeenCalledTimes(1)
  expect(await country(db, 'DE')).toEqual([{ iso: 'DE', name: 'Germany' }])
  expect(query).toHaveBeenCalledTimes(2)
  query.mockRestore()
})

test('nothing is written and no transaction begins by it', async () => {
  const db = readingOnce(server.context.pool)
  await expect(db.deleteFrom('rule_change').execute()).rejects.toThrow('Only reads are asked once')
  await expect(db.transaction().execute((tx) => sql`select 1`.execute(tx))).rejects.toThrow('Only reads')
})
