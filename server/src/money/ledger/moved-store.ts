import { sql } from 'kysely'
import type { Reader } from '../../platform/database/database.ts'

export interface Moved {
  template: string
  kind: string
  code: string | null
  amount: number
}

/** Before what was posted for one of these causes, or at a moment. */
export type AsOf = { causes: string[] } | { at: Date }

/** All that was ever moved for an order, a debit above zero; without what came for nothing and went back at once. */
export async function movedFor(db: Reader, order: string, asOf?: AsOf) {
  const { rows } = await sql<Moved>`
    select entry.template, account.kind, account.code, sum(line.amount)::bigint as amount
    from ledger_entry entry
    join ledger_line line on line.entry_id = entry.id
    join ledger_account account on account.id = line.account_id
    where entry.order_id = ${order} and entry.cause not like 'activity:%' ${until(asOf)}
    group by entry.template, account.kind, account.code`.execute(db)
  return rows
}

function until(asOf: AsOf | undefined) {
  if (!asOf) return sql``
  return 'at' in asOf
    ? sql`and entry.created_at <= ${asOf.at}`
    : sql`and entry.id < (select min(id) from ledger_entry where cause = any(${asOf.causes}::text[]))`
}

/** Each order is found by its id. */
export async function movedForEach(db: Reader, orders: readonly string[]) {
  const { rows } = await sql<Moved & { order_id: string }>`
    select entry.order_id, entry.template, account.kind, account.code, sum(line.amount)::bigint as amount
    from ledger_entry entry
    join ledger_line line on line.entry_id = entry.id
    join ledger_account account on account.id = line.account_id
    where entry.order_id = any(${orders}::uuid[]) and entry.cause not like 'activity:%'
    group by entry.order_id, entry.template, account.kind, account.code`.execute(db)
  return Map.groupBy(rows, ({ order_id }) => order_id)
}
