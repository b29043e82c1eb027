import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'

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

export const findWaitingCheck = (db: Reader) =>
  checks(db).where('ledger_check.done_at', 'is', null).executeTakeFirst()

/** Nothing when one waits already. */
export const addCheck = (tx: Tx, askedBy: string | null, now: Date) =>
  tx
    .insertInto('ledger_check')
    .values({ asked_by: askedBy, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

interface Outcome {
  done_at: Date
  sealed: number
  newest_hash: string | null
  balances: SumRow[]
  faults: FaultRow[]
}

export const finishCheck = (tx: Tx, id: string, { balances, faults, ...outcome }: Outcome) =>
  tx
    .updateTable('ledger_check')
    .set({ ...outcome, balances: JSON.stringify(balances), faults: JSON.stringify(faults) })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute()

export async function movedSince(db: Reader, seal: number) {
  const { rows } = await sql<{ kind: string; code: string | null; currency: string; amount: number }>`
    select kind, code, account.currency, sum(amount)::bigint as amount
    from ledger_seal
    join ledger_line line using (entry_id)
    join ledger_account account on account.id = line.account_id and account.subject is null
    where number > ${seal}
    group by kind, code, account.currency`.execute(db)
  return rows
}

export async function heldByKind(db: Reader) {
  const { rows } = await sql<SumRow>`
    select kind as account, currency, sum(balance)::bigint as amount from ledger_account
    where subject is not null group by kind, currency having sum(balance) <> 0
    order by kind, currency`.execute(db)
  return rows
}
