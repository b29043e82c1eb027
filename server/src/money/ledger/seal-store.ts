import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'

/** From now on commits leave their seals to us; they take them back where nobody promises again. */
export const promiseToSeal = (tx: Tx) =>
  tx
    .updateTable('ledger_sealer')
    .set({ awake_until: sql<Date>`clock_timestamp() + interval '5 minutes'` })
    .execute()

/** How many were sealed; one seals at a time, and who comes meanwhile waits and finds less to do. */
export async function sealSome(tx: Tx, most: number) {
  const { rows } = await sql<{ sealed: number }>`select seal_ledger_entries(${most}) as sealed`.execute(tx)
  return rows[0]?.sealed ?? 0
}

/** How long the oldest entry has waited for its seal by the clock of the database, which notes when it was posted. */
export async function oldestUnsealed(db: Reader) {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from clock_timestamp() - min(posted_at))::float8 as seconds from ledger_to_seal`.execute(
    db,
  )
  return rows[0]?.seconds ?? null
}
