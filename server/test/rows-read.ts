import type pg from 'pg'
import type { TestApp } from './start-app.ts'

interface Asked {
  text: string
  values: unknown[]
}

interface Plan {
  'Actual Rows': number
  'Actual Loops': number
  'Relation Name'?: string
  'Node Type': string
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

const READS = /^\s*(?:select|with)\b/i
/** A statement with `with` that writes cannot be done a second time. */
const WRITES = /\b(?:insert into|delete from|update "?\w+"? (?:as \w+ )?set)\b/i

/**
 * PostgreSQL tells how many rows of which table it reads meanwhile: each statement is noted, and explained
 * afterwards. A page that shows twenty rows and reads all of somebody is found here before it is slow.
 */
export async function rowsRead({ context: { pool } }: TestApp, act: () => Promise<unknown>) {
  const asked = await statementsOf(pool, act)
  const read: Record<string, number> = {}
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const { text, values } of asked) {
      const { rows } = await client.query(
        `explain (analyze, format json, costs off, timing off, summary off) ${text}`,
        values,
      )
      count(rows[0]['QUERY PLAN'][0].Plan, read)
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
  return read
}

/** PostgreSQL is read meanwhile by these, statement by statement. */
export async function statementsOf(pool: pg.Pool, act: () => Promise<unknown>) {
  const asked: Asked[] = []
  const whole = new Map<pg.PoolClient, pg.PoolClient['query']>()
  const listen = (client: pg.PoolClient) => {
    if (whole.has(client)) return
    const { query } = client
    whole.set(client, query)
    client.query = ((given: string | Asked, values?: unknown[], ...more: unknown[]) => {
      const text = typeof given === 'string' ? given : given.text
      const own = typeof given === 'string' ? [] : (given.values ?? [])
      if (READS.test(text) && !WRITES.test(text))
        asked.push({ text, values: Array.isArray(values) ? values : own })
      return (query as (...all: unknown[]) => unknown).call(client, given, values, ...more)
    }) as pg.PoolClient['query']
  }
  pool.on('acquire', listen)
  try {
    await act()
  } finally {
    pool.off('acquire', listen)
    for (const [client, query] of whole) client.query = query
  }
  return asked
}

function count(plan: Plan, read: Record<string, number>) {
  const table = plan['Relation Name']
  if (table && plan['Node Type'].includes('Scan')) {
    const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
    read[table] = (read[table] ?? 0) + (plan['Actual Rows'] + removed) * plan['Actual Loops']
  }
  for (const inner of plan.Plans ?? []) count(inner, read)
}
