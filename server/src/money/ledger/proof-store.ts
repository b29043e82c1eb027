import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { FaultRow, SumRow } from './check-store.ts'
import { ALL, among, type Between, type JudgedAccount, type Reach, type Some } from './verify-store.ts'

/** The newest check that found nothing wrong and says how far it has proven the books. */
export async function findProof(db: Reader) {
  const proof = await goodProofs(db).executeTakeFirst()
  return proof && { ...asReach(proof), sums: proof.balances ?? [] }
}

/** When all of the books were last proven from their beginning. */
export const lastWholeProof = async (db: Reader) =>
  (await goodProofs(db).where('is_whole', '=', true).executeTakeFirst())?.done_at ?? null

const goodProofs = (db: Reader) =>
  db
    .selectFrom('ledger_check')
    .select((eb) => [
      'done_at',
      eb.ref('proven_seal').$notNull().as('proven_seal'),
      'proven_hash',
      eb.ref('proven_entry').$notNull().as('proven_entry'),
      eb.ref('balances').$castTo<SumRow[] | null>().as('balances'),
    ])
    .where('done_at', 'is not', null)
    .where('faults', '=', sql`'[]'::jsonb`)
    .where('proven_seal', 'is not', null)
    .orderBy('done_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)

const asReach = (row: { proven_seal: number; proven_hash: string | null; proven_entry: number }): Reach => ({
  seal: row.proven_seal,
  hash: row.proven_hash,
  entry: row.proven_entry,
})

/** A place in a check that is under way. */
export interface Reached {
  from: Reach
  /** How far this one goes; what comes later is for the next. */
  upTo: Reach
  part: 'entries' | 'late entries' | 'accounts' | 'clearance' | 'over'
  /** The number of an entry, a seal or an account, as its part counts. */
  after: number | string
  faults: FaultRow[]
  sums: SumRow[]
}

/** Undefined once it is done. */
export const findCheckUnderWay = (db: Reader, id: string) =>
  db
    .selectFrom('ledger_check')
    .select((eb) => ['is_whole', eb.ref('reached').$castTo<Reached | null>().as('reached')])
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst()

/** Nothing where it is done, or somebody has asked meanwhile for all of the books. */
export const keepReached = (tx: Tx, id: string, isWhole: boolean, reached: Reached) =>
  tx
    .updateTable('ledger_check')
    .set({ reached: JSON.stringify(reached) })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('is_whole', '=', isWhole)
    .execute()

/** A check that somebody asks for is of all the books: one of the night that is under way begins anew. */
export const makeWhole = (tx: Tx) =>
  tx
    .updateTable('ledger_check')
    .set({ is_whole: true, reached: null })
    .where('done_at', 'is', null)
    .where('is_whole', '=', false)
    .execute()

/** Returns true if a seal is there as it was. */
export async function isSealStill(db: Reader, { seal, hash }: Reach) {
  const { rows } = await sql`
    select from ledger_seal where number = ${seal} and hash = decode(${hash}, 'hex')`.execute(db)
  return rows.length > 0
}

/** Entries up to a number that were sealed after all before them: their transactions ended late. */
export async function lateEntries(db: Reader, seals: { after: number; until: number }, upToEntry: number) {
  const rows = await db
    .selectFrom('ledger_seal')
    .select('entry_id')
    .where('number', '>', seals.after)
    .where('number', '<=', seals.until)
    .where('entry_id', '<=', upToEntry)
    .execute()
  return rows.map(({ entry_id }) => entry_id)
}

export async function movedBy(db: Reader, some: Some, upToSeal: number) {
  const { rows } = await sql<{ kind: string; code: string | null; currency: string; amount: number }>`
    with moved as (
      select account_id, sum(amount) as amount from ledger_seal join ledger_line using (entry_id)
      where ${among(some, sql`ledger_seal.entry_id`)} and number <= ${upToSeal}
      group by account_id
    )
    select kind, code, currency, sum(amount)::bigint as amount
    from moved join ledger_account account on account.id = account_id
    where subject is null group by kind, code, currency`.execute(db)
  return rows
}

/** Accounts some entries have moved. */
export const faultyAccountsOf = (db: Reader, some: Some, limit: number) =>
  faultyAmong(
    db,
    sql`select distinct account_id, currency from ledger_line where ${among(some, sql`entry_id`)}`,
    limit,
  )

export const faultyAccounts = (db: Reader, { after, until }: Between, limit: number) =>
  faultyAmong(
    db,
    sql`
      select id as account_id, currency from ledger_account
      where id > ${after} and id <= ${until} and subject is not null`,
    limit,
  )

/** A faulty account holds something else than the sum of its lines, or is not there. The platform's own hold nothing. */
async function faultyAmong(db: Reader, wanted: RawBuilder<unknown>, limit: number) {
  const { rows } = await sql<JudgedAccount & { fault: string }>`
    with wanted as materialized (${wanted})
    select wanted.account_id as id, kind, subject, code, wanted.currency,
      case when account.id is null then 'not there' when account.balance < 0 then 'overdrawn' else 'balance' end as fault
    from wanted
    left join ledger_account account on account.id = wanted.account_id and account.currency = wanted.currency
    left join lateral (
      select coalesce(sum(amount), 0) as amount from ledger_line line
      where line.account_id = account.id and line.currency = account.currency and account.subject is not null
    ) moved on true
    where account.id is null or account.subject is not null and (
      account.balance < 0
      or moved.amount <> case when kind in ('agent_debt', 'client_debt') then account.balance else -account.balance end
    )
    order by kind, code, wanted.currency
    limit ${limit}`.execute(db)
  return rows
}

/** Up to which account a portion goes; the last one goes up to the end. */
export async function endOfAccounts(db: Reader, after: string, size: number) {
  const row = await db
    .selectFrom('ledger_account')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .offset(size - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? ALL.until
}

/** The same of agents who have had something in clearance. */
export async function endOfAgents(db: Reader, after: string, size: number) {
  const row = await db
    .selectFrom('ledger_account')
    .select('subject')
    .where('subject', '>', after)
    .where('kind', '=', 'agent_pending')
    .orderBy('subject')
    .offset(size - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.subject ?? ALL.until
}
