import type { Selectable } from 'kysely'
import type { DB } from './rows.generated.ts'

/** `ValueOf<'licence', 'status'>` is one of the words its check constraint allows. */
export type ValueOf<T extends keyof DB, C extends keyof DB[T]> = Selectable<DB[T]>[C &
  keyof Selectable<DB[T]>]
