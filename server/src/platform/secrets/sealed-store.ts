import { sql } from 'kysely'
import type { Reader, Tx } from '../database/database.ts'
import type { DB } from '../database/rows.generated.ts'

/** The id of the row tells whose the sealed value is. */
export interface SealedColumn {
  table: keyof DB
  id: string
  column: string
  ownerOf(id: string): string
}

export interface SealedRow {
  id: string
  sealed: Buffer
}

const PORTION = 500

/** Rows come by id; there are none after the last. */
export async function readPortion(db: Reader, { table, id, column }: SealedColumn, after: string) {
  const { rows } = await sql<SealedRow>`
    select ${sql.ref(id)} as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(id)} > ${after} and ${sql.ref(column)} is not null
    order by ${sql.ref(id)} limit ${PORTION}`.execute(db)
  return rows
}

/** A value that was sealed again meanwhile stays as it is. The answer tells how many were changed. */
export async function writePortion(
  tx: Tx,
  { table, id, column }: SealedColumn,
  rows: (SealedRow & { anew: Buffer })[],
) {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} as kept set ${sql.ref(column)} = given.anew
    from unnest(${rows.map((row) => row.id)}::uuid[], ${rows.map(({ sealed }) => sealed)}::bytea[],
      ${rows.map(({ anew }) => anew)}::bytea[]) as given (id, sealed, anew)
    where kept.${sql.ref(id)} = given.id and kept.${sql.ref(column)} = given.sealed`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
