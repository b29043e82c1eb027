import { type RawBuilder, sql } from 'kysely'
import type { Mark, Rule } from '../../platform/data-rules.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { personalData } from './personal-data.ts'

export interface Whose {
  id: string
  /** Null while it is not proven to be theirs: it may be a stranger's. */
  email: string | null
}

type TheirRule = Exclude<Rule, { notPersonal: string }>

/** The tables that hold something on people. */
export const theirTables = Object.entries(personalData as Record<string, Rule>).filter(
  (entry): entry is [string, TheirRule] => 'marks' in entry[1],
)

export async function rowsOf(db: Reader, table: string, { marks, shown }: TheirRule, whose: Whose) {
  const columns = sql.join([...Object.keys(marks), ...shown].map((column) => sql.ref(column)))
  const { rows } =
    await sql`select ${columns} from ${sql.table(table)} where ${isTheirs(marks, whose)}`.execute(db)
  return rows
}

export async function eraseRowsOf(tx: Tx, whose: Whose) {
  for (const [table, { marks, onDeletion }] of theirTables) {
    if (onDeletion === 'removed')
      await sql`delete from ${sql.table(table)} where ${isTheirs(marks, whose)}`.execute(tx)
  }
}

const isTheirs = (marks: TheirRule['marks'], whose: Whose) =>
  sql.join(
    Object.entries(marks).map(([column, mark]) => compare(sql.ref(column), mark as Mark, whose)),
    sql` or `,
  )

function compare(column: RawBuilder<unknown>, mark: Mark, { id, email }: Whose) {
  switch (mark) {
    case 'id':
      return sql`${column} = ${id}`
    case 'id, once paid':
      return sql`(${column} = ${id} and paid_at is not null)`
    case 'owner':
      return sql`${column} = ${`person:${id}`}`
    case 'email':
      return sql`lower(${column}) = ${email}`
  }
}
