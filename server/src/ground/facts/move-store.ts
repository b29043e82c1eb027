import { type Expression, type SqlBool, sql, type Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/rows.generated.ts'
import type { Step } from '../../platform/states/machine.ts'

/** A column takes a value, or what the database works out. */
export type Patch<Table extends keyof DB> = {
  [Column in keyof Updateable<DB[Table]>]: Updateable<DB[Table]>[Column] | Expression<unknown>
}

interface Written {
  patch?: object
  and?: Expression<SqlBool> | undefined
}

/** The one way a state changes: only from the states its table names, whatever was read before. */
export async function move(
  tx: Tx,
  { of: { table, key, column }, from, to }: Step,
  id: string | number,
  { patch, and = sql<SqlBool>`true` }: Written,
) {
  const { numUpdatedRows } = await tx
    .updateTable(table as never)
    .set({ ...patch, [column]: to } as never)
    .where(sql.ref(key), '=', id)
    .where(sql.ref(column), '=', sql<string>`any(${from as string[]})`)
    .where(and)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
