import type { Updateable } from 'kysely'
import type { DB } from './rows.generated.ts'

/** What is written without a step: everything but the column that holds the state. */
export type Unmoved<Table extends keyof DB, Column extends string = 'status'> = Omit<
  Updateable<DB[Table]>,
  Column
>
