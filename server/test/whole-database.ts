import { createHash } from 'node:crypto'
import type pg from 'pg'

/** Counts of tries may change, and no call writes what comes with the product. */
const LEFT_OUT = new Set([
  'rate_limit',
  ...['reference_load', 'country', 'regulator', 'state', 'city', 'purpose', 'visa'],
  ...['entry_rule', 'entry_rule_source', 'exchange_rate', 'exchange_rate_source', 'visa_read'],
])

/**
 * One word for all rows of all tables: the same before and after means that nothing was written. To plan a statement over
 * more than a hundred tables costs far more than to read them here, so a connection plans it once, and without workers.
 */
export async function hashOfDatabase(pool: pg.Pool) {
  const tables = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  const parts = tables.rows.flatMap(({ name }) =>
    LEFT_OUT.has(name)
      ? []
      : `select '${name} ' || count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as hash from "${name}" t`,
  )
  const text = parts.join(' union all ')
  const name = `whole ${createHash('md5').update(text).digest('hex')}`
  const client = await pool.connect()
  try {
    await client.query('begin; set local max_parallel_workers_per_gather = 0')
    const { rows } = await client.query<{ hash: string }>({ name, text })
    await client.query('commit')
    return rows
      .map(({ hash }) => hash)
      .toSorted()
      .join('\n')
  } finally {
    client.release()
  }
}

/** True when some row of some table, those of the job queue included, has these words. */
export async function hasInDatabase(pool: pg.Pool, words: string) {
  const tables = await pool.query<{ schema: string; name: string }>(
    "select table_schema as schema, table_name as name from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1, 2",
  )
  const parts = tables.rows.map(
    ({ schema, name }) => `select 1 from "${schema}"."${name}" t where position($1 in t::text) > 0`,
  )
  const { rows } = await pool.query(`${parts.join(' union all ')} limit 1`, [words])
  return rows.length > 0
}
