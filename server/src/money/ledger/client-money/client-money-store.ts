import { sql } from 'kysely'
import type { Reader } from '../../../platform/database/database.ts'

export interface DayRow {
  day: string
  currency: string
  kind: string
  /** The amount is on the side the account grows on. */
  amount: number
}

const GROWS = sql`case when account.kind in ('agent_debt', 'client_debt', 'clearing', 'cash') then line.amount else -line.amount end`

/** Days are in UTC. The rows hold the accounts of others, and ours at the processor and the bank. */
export async function clientMoneyOn(db: Reader, until: string, days: number) {
  const { rows } = await sql<DayRow>`
    with day as (
      select generate_series(${until}::date - ${days - 1}::int, ${until}::date, '1 day')::date as day
    ), moved as (
      select greatest((entry.created_at at time zone 'UTC')::date, ${until}::date - ${days - 1}::int) as day,
        account.kind, line.currency, sum(${GROWS})::bigint as amount
      from ledger_entry entry
      join ledger_line line on line.entry_id = entry.id
      join ledger_account account on account.id = line.account_id
      where (account.subject is not null or account.kind in ('clearing', 'cash', 'tax'))
        and entry.created_at < ${until}::date + 1
      group by 1, 2, 3
    )
    select day.day, moved.currency, moved.kind, sum(moved.amount)::bigint as amount
    from day join moved on moved.day <= day.day
    group by 1, 2, 3 order by 1 desc, 2, 3`.execute(db)
  return rows
}

export interface HeldRow {
  id: string
  kind: string
  subject: string | null
  code: string | null
  currency: string
  amount: number
}

/** The rows are sorted by the id of the account, a portion after the last. */
export async function heldOn(db: Reader, day: string, after: string, limit: number) {
  const { rows } = await sql<HeldRow>`
    select account.id, account.kind, account.subject, account.code, account.currency, held.amount
    from (
      select id from ledger_account
      where id > ${after} and (subject is not null or kind = 'tax') order by id limit ${limit}
    ) as portion
    join ledger_account account on account.id = portion.id
    left join lateral (
      select coalesce(sum(${GROWS}), 0)::bigint as amount
      from ledger_line line join ledger_entry entry on entry.id = line.entry_id
      where line.account_id = account.id and entry.created_at < ${day}::date + 1
    ) as held on true
    order by account.id`.execute(db)
  return rows
}
