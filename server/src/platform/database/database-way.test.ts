import { expect, onTestFinished, test } from 'vitest'
import { copyDatabase, emptyDatabase } from '../../../test/database.ts'
import { startSmallPooler } from '../../../test/small-pooler.ts'
import { openPool } from './database.ts'
import { findWay } from './database-way.ts'
import { statementName } from './statement-name.ts'

test('the name of a statement follows from its text alone, on every connection and node', () => {
  const text = 'select "name" from "country" where "iso" = $1'
  expect(statementName(text)).toBe(statementName(`${text}`))
  expect(statementName(text)).toMatch(/^s[0-9a-f]{16}$/)
  expect(statementName(text)).not.toBe(statementName(`${text} `))
  // PostgreSQL cuts longer names off.
  expect(statementName('x'.repeat(10_000)).length).toBeLessThan(64)
})

test('PostgreSQL itself is known as such, and asked with names and limits of time', async () => {
  const url = await emptyDatabase()
  expect(await findWay({ url, direct: null })).toEqual({
    way: { url, direct: url, limits: 'at connecting', keepsStatements: true },
    told: 'DATABASE_URL leads to PostgreSQL itself.',
  })
})

test('a pooler in session mode is known as such; limits of time are said once connected', async () => {
  const url = await emptyDatabase()
  const pooled = await startSmallPooler(url, 'session')
  const { way, told } = await findWay({ url: pooled, direct: null })
  expect(way).toEqual({ url: pooled, direct: pooled, limits: 'afterwards', keepsStatements: true })
  expect(told).toBe('DATABASE_URL leads to a pooler in session mode.')
  const pool = openPool(way, () => {}, { size: 1 })
  onTestFinished(() => pool.end())
  const { rows } = await pool.query('show statement_timeout')
  expect(rows).toEqual([{ statement_timeout: '20s' }])
})

test('a pooler in transaction mode is refused where nothing leads past it', async () => {
  const pooled = await startSmallPooler(await emptyDatabase(), 'transaction')
  await expect(findWay({ url: pooled, direct: null })).rejects.toThrow(
    /^DATABASE_URL leads to a pooler in transaction mode.*; set DATABASE_DIRECT_URL to the address of PostgreSQL itself\.$/,
  )
})

test.each([1, 2, 5])(
  'through one that mixes statements up, and has %i connections, no statement has a name',
  async (size) => {
    const url = await emptyDatabase()
    const pooled = await startSmallPooler(url, 'transaction', size)
    const { way, told } = await findWay({ url: pooled, direct: url })
    expect(way).toEqual({ url: pooled, direct: url, limits: 'never', keepsStatements: false })
    expect(told).toMatch(
      /in transaction mode, and DATABASE_DIRECT_URL past it\. It keeps no prepared statements/,
    )
    const pool = openPool(way, () => {}, { size: 4 })
    onTestFinished(() => pool.end())
    const asked = Array.from({ length: 40 }, (_, at) =>
      pool.query<{ is: number }>(at % 2 ? 'select $1::int as is' : 'select -$1::int as is', [at + 1]),
    )
    const answers = (await Promise.all(asked)).map(({ rows }) => rows[0]?.is)
    expect(answers).toEqual(Array.from({ length: 40 }, (_, at) => (at % 2 ? at + 1 : -at - 1)))
  },
)

test('DATABASE_DIRECT_URL that leads to a pooler too, or to another database, is refused', async () => {
  const url = await emptyDatabase()
  const pooled = await startSmallPooler(url, 'transaction')
  await expect(findWay({ url: pooled, direct: pooled })).rejects.toThrow(
    /^DATABASE_DIRECT_URL leads to a pooler/,
  )
  const other = await copyDatabase()
  onTestFinished(other.drop)
  await expect(findWay({ url: pooled, direct: other.url })).rejects.toThrow(/two different databases/)
})
