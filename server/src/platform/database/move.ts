import type { Updateable } from 'kysely'
import { sql } from 'kysely'
import { type Machine, refusalOf } from '../states/machine.ts'
import type { Tx } from './database.ts'
import type { DB } from './rows.generated.ts'

/**
 * The one way a state changes: only from the states its table names, whatever was read before. False when the thing
 * is in none of them, or is not there; nothing is changed then.
 */
export async function move<Table extends keyof DB, Step extends string>(
  tx: Tx,
  { table, key, column, steps }: Machine<string, Step, Table>,
  step: Step,
  id: string | number,
  patch: Updateable<DB[Table]> = {},
): Promise<boolean> {
  const { from, to } = steps[step]
  const { numUpdatedRows } = await tx
    .updateTable(table as never)
    .set({ ...patch, [column]: to } as never)
    .where(sql.ref(key), '=', id)
    .where(sql.ref(column), '=', sql<string>`any(${from as string[]})`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The same for what a person asked for: refused with the sentence of the table. */
export async function moveOrRefuse<Table extends keyof DB, Step extends string>(
  tx: Tx,
  machine: Machine<string, Step, Table>,
  step: Step,
  id: string | number,
  patch: Updateable<DB[Table]> = {},
) {
  if (await move(tx, machine, step, id, patch)) return
  throw refusalOf(machine as never, step)
}
