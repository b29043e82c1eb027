import type { RuleName } from '../../ground/rules/rules.ts'
import type { DB } from '../../platform/database/rows.generated.ts'

/** Pages show this in the place of words that are gone. */
export const GONE = 'No longer kept'

/** A column that is emptied holds nothing, as little as it may, or what people read instead. */
type Emptied = null | '' | '[]' | '{}' | typeof GONE

type Column<Table extends keyof DB> = keyof DB[Table] & string

/** Ids made of the same time, or of one before, lead to what is over without a look at what is newer. */
interface Dated<Name> {
  date: Name
  ids?: readonly Name[]
}

interface RowsOf<Table extends keyof DB> {
  table: Table
  /** It is `id` unless named. */
  id?: Column<Table>
  /** The time counts from a date of the row, a date elsewhere in SQL, the end of its order, or the deletion of somebody's account. */
  since: Dated<Column<Table>> | { moment: string } | 'end of order' | { deleted: Column<Table> }
  /** The order it belongs to, in SQL, where that is not `order_id`. Nothing goes of an order that is still needed. */
  order?: string
  /** These columns lose their words; without any, the row is erased. */
  empties?: Partial<Record<Column<Table>, Emptied>>
  /** The words stand in an object, by their names there. */
  without?: Partial<Record<Column<Table>, readonly string[]>>
  /** The row names a sealed file, which is erased with it. */
  file?: boolean
  /** This must be true too, in SQL. */
  only?: string
}
export type KeptRows = { [Table in keyof DB]: RowsOf<Table> }[keyof DB]

/** One kind of thing we keep on people. */
export interface Kept {
  kind: string
  what: string
  /** The time is fixed, a rule that our team can change, or words where no clock ends it. */
  time: { days: number } | { years: number } | { rule: RuleName } | { words: string }
  /** From what the time counts. */
  since?: string
  because: string
  end: 'erased' | 'emptied' | 'stays'
  /** The nightly job goes by these. There are none where it goes with the account, or is swept where it is made. */
  rows?: readonly KeptRows[]
}
