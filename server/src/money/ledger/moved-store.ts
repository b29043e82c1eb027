import { sql } from 'kysely'
import type { Reader } from '../../platform/database/database.ts'

export interface Moved {
  template: string
  kind: string
  code: string | null
  amount: number
}

/** All that was ever moved for an order, a debit above zero; without what came for nothing and went back at once. */
export async function movedFor(db: Reader, order: string) {
  const { rows } = await sql<Moved>`
    select entry.template, account.kind, account.code, sum(line.amount)::bigint as amount
    from ledger_entry entry
    join ledger_line line on line.entry_id = entry.id
    join ledger_account account on account.id = line.account_id
    where entry.order_id = ${order} and entry.cause not like 'activity:%'
    group by entry.template, account.kind, account.code`.execute(db)
  return rows
}
