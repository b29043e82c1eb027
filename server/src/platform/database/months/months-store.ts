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

/** A month that is over for as long has had its rows; others that still come lie in the rest. */
const MONTHS_OVER = 2

/** Returns how many parts were made. Where a busy table cannot be had at once, the queue tries again. */
export async function reachMonthsAhead(tx: Tx, table: string, now: Date) {
  const { rows } = await sql<{ made: number }>`
    select months.reach(${table}, months.of(${now}, ${MONTHS_AHEAD})) as made`.execute(tx)
  return rows[0]?.made ?? 0
}

/** Returns the name of an empty part that is gone now, or null where there is none. */
export async function dropEmptyMonth(tx: Tx, table: string, now: Date) {
  const { rows } = await sql<{ part: string | null }>`
    select months.let_go(${table}, months.of(${now}, ${-MONTHS_OVER})) as part`.execute(tx)
  return rows[0]?.part ?? null
}
