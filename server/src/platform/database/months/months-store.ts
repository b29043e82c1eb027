import { sql } from 'kysely'
import type { Reader, Tx } from '../database.ts'

/** The server may stand still for as long, and rows still lie by their months. */
const MONTHS_AHEAD = 3

export const tablesByMonth = async (db: Reader) =>
  (
    await sql<{ name: string }>`
      select relname as name from pg_partitioned_table join pg_class on oid = partrelid
      where relnamespace = 'public'::regnamespace order by relname`.execute(db)
  ).rows.map(({ name }) => name)

/** Returns how many parts were made. Where a busy table cannot be had at once, the queue tries again. */
export async function reachMonthsAhead(tx: Tx, table: string, now: Date) {
  await sql`set local lock_timeout = '2s'`.execute(tx)
  const { rows } = await sql<{ made: number }>`
    select months.reach(${table}, months.of(${now}, ${MONTHS_AHEAD})) as made`.execute(tx)
  return rows[0]?.made ?? 0
}
