import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Reader, Tx } from '../database/database.ts'
import type { DB } from '../database/rows.generated.ts'
import { transact } from '../database/transact.ts'
import { isSealedAnew, seal, unsealIfPossible } from './sealed.ts'

/** Where sealed values stand: whose each is follows from the id of its row. */
export interface SealedColumn {
  table: keyof DB
  /** A uuid. */
  id: string
  column: string
  ownerOf(id: string): string
}

interface Row {
  id: string
  sealed: Buffer
}

const PORTION = 500
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Seals by the newest secret whatever an older one sealed; tells how many, and how many no secret opens. */
export async function sealColumnAnew(context: Context, where: SealedColumn) {
  const told = { renewed: 0, unopenable: 0 }
  for (let after = BEFORE_ALL; ; ) {
    const rows = await readPortion(context.db, where, after)
    const last = rows.at(-1)
    if (!last) return told
    after = last.id
    const old = rows.filter(({ id, sealed }) => !isSealedAnew(context.settings, where.ownerOf(id), sealed))
    const renewed = old.flatMap((row) => sealedAnew(context, where, row))
    told.unopenable += old.length - renewed.length
    if (renewed.length > 0) told.renewed += await transact(context, (tx) => writePortion(tx, where, renewed))
  }
}

function sealedAnew({ settings }: Context, { ownerOf }: SealedColumn, { id, sealed }: Row) {
  const plain = unsealIfPossible(settings, ownerOf(id), sealed)
  return plain ? [{ id, sealed, anew: seal(settings, ownerOf(id), plain) }] : []
}

async function readPortion(db: Reader, { table, id, column }: SealedColumn, after: string) {
  const { rows } = await sql<Row>`
    select ${sql.ref(id)} as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(id)} > ${after} and ${sql.ref(column)} is not null
    order by ${sql.ref(id)} limit ${PORTION}`.execute(db)
  return rows
}

/** What was sealed again meanwhile stays as it is. */
async function writePortion(tx: Tx, { table, id, column }: SealedColumn, rows: (Row & { anew: Buffer })[]) {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} as kept set ${sql.ref(column)} = given.anew
    from unnest(${rows.map((row) => row.id)}::uuid[], ${rows.map(({ sealed }) => sealed)}::bytea[],
      ${rows.map(({ anew }) => anew)}::bytea[]) as given (id, sealed, anew)
    where kept.${sql.ref(id)} = given.id and kept.${sql.ref(column)} = given.sealed`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
