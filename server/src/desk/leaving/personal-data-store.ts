import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Mark, Rule } from '../../platform/data-rules.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'

export interface Whose {
  id: string
  /** It is null while it is not proven to be theirs: it may be a stranger's. */
  email: string | null
}

type TheirRule = Exclude<Rule, { notPersonal: string }>

/** Returns the tables that hold something on people. */
export const theirTables = ({ personalData }: Pick<Context, 'personalData'>) =>
  Object.entries(personalData).filter((entry): entry is [string, TheirRule] => 'marks' in entry[1])

export async function rowsOf(db: Reader, table: string, { marks, shown }: TheirRule, whose: Whose) {
  const columns = sql.join([...Object.keys(marks), ...shown].map((column) => sql.ref(column)))
  const { rows } =
    await sql`select ${columns} from ${sql.table(table)} where ${isTheirs(marks, whose)}`.execute(db)
  return rows
}

export async function eraseRowsOf(context: Pick<Context, 'personalData'>, tx: Tx, whose: Whose) {
  for (const [table, { marks, onDeletion }] of theirTables(context)) {
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
