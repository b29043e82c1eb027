import type pg from 'pg'

/** What counts tries may change, and what comes with the product no call writes. */
const LEFT_OUT = new Set([
  'rate_limit',
  ...['reference_load', 'country', 'regulator', 'state', 'city', 'purpose', 'visa'],
  ...['entry_rule', 'entry_rule_source'],
])

/** One word for all rows of all tables: the same before and after means that nothing was written. */
export async function hashOfDatabase(pool: pg.Pool) {
  const tables = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  )
  const parts = tables.rows.flatMap(({ name }) =>
    LEFT_OUT.has(name)
      ? []
      : `select '${name} ' || count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as hash from "${name}" t`,
  )
  const { rows } = await pool.query<{ hash: string }>(parts.join(' union all '))
  // Workers of PostgreSQL that count side by side answer in any order.
  return rows
    .map(({ hash }) => hash)
    .toSorted()
    .join('\n')
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
