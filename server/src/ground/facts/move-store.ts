import { type Expression, isExpression, type SqlBool, sql, type Updateable } from 'kysely'
import { builtForColumns } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
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
export async function move(tx: Tx, step: Step, id: string | number, { patch = {}, and }: Written) {
  const { of, from, to } = step
  if (!and && !Object.values(patch).some(isExpression)) {
    const moved = await movedAs(of)(tx, { ...patch, [of.column]: to, [ID]: id, [FROM]: from })
    return moved.length > 0
  }
  const { numUpdatedRows } = await tx
    .updateTable(of.table as never)
    .set({ ...patch, [of.column]: to } as never)
    .where(sql.ref(of.key), '=', id)
    .where(sql.ref(of.column), '=', sql<string>`any(${from as string[]})`)
    .where(and ?? sql<SqlBool>`true`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** No column is called so. */
const ID = 'which one'
const FROM = 'from where'

type Moved = ReturnType<typeof builtForColumns<Record<string, unknown>, unknown>>
const built = new Map<Step['of'], Moved>()

/** Most steps write plain values: then the statement is built once for the columns that are written. */
function movedAs(of: Step['of']): Moved {
  const known = built.get(of)
  if (known) return known
  const made: Moved = builtForColumns((db: Reader, { [ID]: id, [FROM]: from, ...columns }) =>
    (db as Tx)
      .updateTable(of.table as never)
      .set(columns as never)
      .where(sql.ref(of.key), '=', id)
      .where(sql.ref(of.column), '=', sql<string>`any(${from})`)
      .returning(sql<number>`1`.as('moved')),
  )
  built.set(of, made)
  return made
}
