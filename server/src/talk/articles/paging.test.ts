import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/start-app.ts'
import { encodeCursor } from '../../platform/http/input/cursor.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ story: true })
})
afterAll(() => server.close())

const lists = [{ path: '/articles', table: 'live_article', id: 'id' }]

async function page(path: string, query: Record<string, string>) {
  const answer = await server.app.inject({ url: `/api${path}`, query })
  return { status: answer.statusCode, body: answer.json() }
}

/** Every item of a list, page after page. */
async function walk(path: string, limit: number) {
  const items: Record<string, string>[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await page(path, { limit: String(limit), cursor })
    expect(body.data.items.length).toBeLessThanOrEqual(limit)
    items.push(...body.data.items)
    cursor = body.data.pagination.next_cursor
  }
  return items
}

for (const { path, table, id } of lists) {
  test.each([1, 2, 3, 7, 100])(
    `${path}, %i a page: every row comes once, in the same order`,
    async (limit) => {
      const { rows } = await server.context.pool.query(`select article_id::text as id from ${table}`)
      expect(rows.length).toBeGreaterThan(7)
      const ids = (await walk(path, limit)).map((item) => item[id])
      expect(ids.toSorted()).toEqual(rows.map((row) => row.id).toSorted())
      expect(ids).toEqual((await walk(path, 100)).map((item) => item[id]))
    },
  )

  test(`${path}: rows that sort alike are told apart`, async () => {
    const { context } = server
    await context.pool.query(`update ${table} set published_at = '2026-10-01'`)
    const ids = (await walk(path, 2)).map((item) => item[id])
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength((await context.pool.query(`select from ${table}`)).rowCount ?? -1)
  })

  test.each([
    'x',
    '%%%',
    'e30',
    encodeCursor([]),
    encodeCursor(['a', 'b']),
    encodeCursor([1, 2, 3]),
    encodeCursor([4.5, "' or 1=1 --"]),
    encodeCursor(['2026-10-01T00:00:00.000Z', 'no uuid']),
    encodeCursor(['2026-02-30T00:00:00.000Z', crypto.randomUUID()]),
    encodeCursor(['2026-10-01', crypto.randomUUID()]),
    encodeCursor([null, crypto.randomUUID()]),
    encodeCursor({ standing: 4.5 } as unknown as []),
  ])(`${path}: the cursor %s is a wrong field`, async (cursor) => {
    const { status, body } = await page(path, { cursor })
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ field: 'cursor', message: 'This list cannot be continued from there.' }])
  })

  test(`${path}: a cursor at the far end is an empty page`, async () => {
    const { body } = await page(path, {
      cursor: encodeCursor(['0001-01-01T00:00:00.000Z', crypto.randomUUID()]),
    })
    expect(body.data).toEqual({ items: [], pagination: { next_cursor: null } })
  })

  test.each(['0', '-1', '101', '1.5', 'ten', ''])(`${path}: "%s" is no number of rows`, async (limit) => {
    const { status, body } = await page(path, { limit })
    expect(status).toBe(422)
    expect(body.errors[0].field).toBe('limit')
  })
}
