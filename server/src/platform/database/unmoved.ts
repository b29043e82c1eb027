import type { Updateable } from 'kysely'
import type { DB } from './rows.generated.ts'

/** A write without a step may set everything but the column that holds the state. */
export type Unmoved<Table extends keyof DB, Column extends string = 'status'> = Omit<
  Updateable<DB[Table]>,
  Column
>
