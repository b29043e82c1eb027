import type { Expression, SqlBool, Updateable } from 'kysely'
import { sql } from 'kysely'
import { type Machine, refusalOf } from '../states/machine.ts'
import type { Tx } from './database.ts'
import type { DB } from './rows.generated.ts'

/** What is written with a step: values, or what the database works out. */
export type Patch<Table extends keyof DB> = {
  [Column in keyof Updateable<DB[Table]>]: Updateable<DB[Table]>[Column] | Expression<unknown>
}

/** What is written without a step: everything but the column that holds the state. */
export type Unmoved<Table extends keyof DB, Column extends string = 'status'> = Omit<
  Updateable<DB[Table]>,
  Column
>

/**
 * The one way a state changes: only from the states its table names, whatever was read before. False when the thing
 * is in none of them, or is not there, or `and` does not hold of it; nothing is changed then.
 */
export async function move<Table extends keyof DB, Step extends string>(
  tx: Tx,
  { table, key, column, steps }: Machine<string, Step, Table>,
  step: Step,
  id: string | number,
  patch?: Patch<Table>,
  and: Expression<SqlBool> = sql<SqlBool>`true`,
): Promise<boolean> {
  const { from, to } = steps[step]
  const { numUpdatedRows } = await tx
    .updateTable(table as never)
    .set({ ...patch, [column]: to } as never)
    .where(sql.ref(key), '=', id)
    .where(sql.ref(column), '=', sql<string>`any(${from as string[]})`)
    .where(and)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The same for what a person asked for: refused with the sentence of the table. */
export async function moveOrRefuse<Table extends keyof DB, Step extends string>(
  tx: Tx,
  machine: Machine<string, Step, Table>,
  step: Step,
  id: string | number,
  patch?: Patch<Table>,
) {
  if (await move(tx, machine, step, id, patch)) return
  throw refusalOf(machine, step)
}

/** The same for what is held and was looked at: anything else is a fault of ours, and nothing of it stands. */
export async function moveOrFail<Table extends keyof DB, Step extends string>(
  tx: Tx,
  machine: Machine<string, Step, Table>,
  step: Step,
  id: string | number,
  patch?: Patch<Table>,
) {
  if (await move(tx, machine, step, id, patch)) return
  throw new Error(`${machine.name} ${id} cannot take step ${step} from where it is`)
}
