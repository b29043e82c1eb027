import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { Reach } from './verify-store.ts'

export interface SumRow {
  account: string
  currency: string
  amount: number
}

export interface FaultRow {
  what: string
  fault: string
}

const checks = (db: Reader) =>
  db
    .selectFrom('ledger_check')
    .leftJoin('person', 'person.id', 'ledger_check.asked_by')
    .select((eb) => [
      'ledger_check.id',
      'ledger_check.created_at',
      'ledger_check.done_at',
      'ledger_check.sealed',
      'ledger_check.newest_hash',
      eb.ref('ledger_check.balances').$castTo<SumRow[] | null>().as('balances'),
      eb.ref('ledger_check.faults').$castTo<FaultRow[] | null>().as('faults'),
      'person.first_name',
      'person.last_name',
    ])
export type CheckRow = NonNullable<Awaited<ReturnType<typeof findWaitingCheck>>>

export const findLastCheck = (db: Reader) =>
  checks(db)
    .where('ledger_check.done_at', 'is not', null)
    .orderBy('ledger_check.done_at', 'desc')
    .orderBy('ledger_check.id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findLastGoodCheck = (db: Reader) =>
  db
    .selectFrom('ledger_check')
    .select('done_at')
    .where('done_at', 'is not', null)
    .where('faults', '=', sql`'[]'::jsonb`)
    .orderBy('done_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findLastOutcome = (db: Reader) =>
  db
    .selectFrom('ledger_check')
    .select((eb) => [
      eb.ref('done_at').$notNull().as('done_at'),
      sql<number>`jsonb_array_length(faults)`.as('faults'),
    ])
    .where('done_at', 'is not', null)
    .orderBy('done_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findWaitingCheck = (db: Reader) =>
  checks(db).where('ledger_check.done_at', 'is', null).executeTakeFirst()

interface NewCheck {
  askedBy: string | null
  isWhole: boolean
}

/** Nothing when one waits already. */
export const addCheck = (tx: Tx, { askedBy, isWhole }: NewCheck, now: Date) =>
  tx
    .insertInto('ledger_check')
    .values({ asked_by: askedBy, is_whole: isWhole, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

interface Outcome {
  done_at: Date
  reach: Reach
  balances: SumRow[]
  faults: FaultRow[]
}

export const finishCheck = (tx: Tx, id: string, { done_at, reach, balances, faults }: Outcome) =>
  tx
    .updateTable('ledger_check')
    .set({
      done_at,
      sealed: reach.seal,
      newest_hash: reach.hash,
      balances: JSON.stringify(balances),
      faults: JSON.stringify(faults),
      reached: null,
      proven_seal: reach.seal,
      proven_hash: reach.hash,
      proven_entry: reach.entry,
    })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute()

/** Entries that wait for their seal are counted as well. */
export async function movedSince(db: Reader, seal: number) {
  const { rows } = await sql<{ kind: string; code: string | null; currency: string; amount: number }>`
    with entry as (
      select entry_id from ledger_seal where number > ${seal} union all select entry_id from ledger_to_seal
    )
    select kind, code, account.currency, sum(amount)::bigint as amount
    from entry
    join ledger_line line using (entry_id)
    join ledger_account account on account.id = line.account_id and account.subject is null
    group by kind, code, account.currency`.execute(db)
  return rows
}

/** Sealed or not. */
export async function countEntries(db: Reader) {
  const { rows } = await sql<{ count: number }>`
    select coalesce((select max(number) from ledger_seal), 0) + (select count(*) from ledger_to_seal) as count`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export async function heldByKind(db: Reader) {
  const { rows } = await sql<SumRow>`
    select kind as account, currency, sum(balance)::bigint as amount from ledger_account
    where subject is not null group by kind, currency having sum(balance) <> 0
    order by kind, currency`.execute(db)
  return rows
}
