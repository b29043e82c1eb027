import { type RawBuilder, sql } from 'kysely'
import type { Database, Reader } from '../../platform/database/database.ts'

export const newestSeal = (db: Reader) =>
  db
    .selectFrom('ledger_seal')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** How far the books reach at one moment. */
export interface Reach {
  /** The newest seal; 0 and null where there is none. */
  seal: number
  hash: string | null
  /** The largest number of an entry that is anywhere, as one of its parts may be gone. */
  entry: number
}

export async function reachOf(db: Reader): Promise<Reach> {
  const { rows } = await sql<Reach>`
    select coalesce(newest.number, 0) as seal, encode(newest.hash, 'hex') as hash, coalesce(greatest(
      (select max(id) from ledger_entry), (select max(entry_id) from ledger_seal),
      (select max(entry_id) from ledger_line), (select max(entry_id) from ledger_to_seal)
    ), 0) as entry
    from (values (1)) as always
    left join (select number, hash from ledger_seal order by number desc limit 1) newest on true`.execute(db)
  return rows[0] as Reach
}

export interface EntryFault {
  entry_id: number
  fault: 'not sealed' | 'not there' | 'link missing' | 'changed' | 'unbalanced'
}

/** Entries above one number up to another, or these very ones. */
export type Some = { after: number; until: number } | { ids: readonly number[] }

export const among = (some: Some, column: RawBuilder<unknown>) =>
  'ids' in some
    ? sql`${column} = any(${some.ids}::bigint[])`
    : sql`${column} > ${some.after} and ${column} <= ${some.until}`

const ENTRY_ID = sql`entry_id`

/** A worker seals each minute: what waits for longer than this is off. */
const SEALED_WITHIN = sql`interval '10 minutes'`

/**
 * One statement sees entries, lines and seals, or what is to seal them, at one moment. The seal
 * before is nearly always that of the entry before, which is at hand.
 */
export async function faultyEntries(db: Reader, some: Some, limit: number) {
  const { rows } = await sql<EntryFault>`
    with entry as (
      select * from ledger_entry where ${among(some, sql`id`)}
    ), seal as (
      select entry_id, number, hash,
        case lag(number) over by_entry
          when number - 1 then lag(hash) over by_entry
          else (select hash from ledger_seal previous where previous.number = ledger_seal.number - 1)
        end as previous
      from ledger_seal where ${among(some, ENTRY_ID)}
      window by_entry as (order by entry_id)
    ), to_seal as (
      select * from ledger_to_seal where ${among(some, ENTRY_ID)}
    ), lined as (
      select entry_id, sum(amount) as total, min(currency collate "C") <> max(currency collate "C") as is_mixed,
        string_agg(uuid_send(account_id) || int8send(amount), '' order by account_id) as lines
      from ledger_line where ${among(some, ENTRY_ID)} group by entry_id
    ), judged as (
      select coalesce(entry.id, seal.entry_id, lined.entry_id, to_seal.entry_id) as entry_id,
        case
          when entry.id is null then 'not there'
          when seal.hash is null and to_seal.print is null then 'not sealed'
          when seal.hash is null and to_seal.print is distinct from ledger_hash('', entry, lined.lines) then 'changed'
          when seal.hash is null and to_seal.posted_at < clock_timestamp() - ${SEALED_WITHIN} then 'not sealed'
          when seal.hash is null then null
          when seal.number > 1 and seal.previous is null then 'link missing'
          when seal.hash is distinct from ledger_hash(coalesce(seal.previous, ''), entry, lined.lines)
            then 'changed'
          when lined.is_mixed or lined.total <> 0 then 'unbalanced'
        end as fault
      from entry
      full join seal on seal.entry_id = entry.id
      full join lined on lined.entry_id = coalesce(entry.id, seal.entry_id)
      full join to_seal on to_seal.entry_id = coalesce(entry.id, seal.entry_id, lined.entry_id)
    )
    select entry_id, fault from judged where fault is not null order by entry_id limit ${limit}`.execute(db)
  return rows
}

export interface JudgedAccount {
  /** Null where there is no such account. */
  kind: string | null
  subject: string | null
  code: string | null
  id: string
  currency: string
  /** Null means that nothing is wrong with it. */
  fault: 'balance' | 'overdrawn' | 'not there' | null
}

interface AccountRow extends JudgedAccount {
  /** The lines of its sealed entries come to this. */
  moved: number
  sealed: number
}

/** The platform has some in each currency, and one for each tax. */
const MOST_OWN = 1000

/**
 * Accounts that hold something else than the sum of their lines, in the currency of both; and the platform's own, of
 * which there are few, with that sum. Without an order the plan would join them row by row for the sake of the limit.
 */
export const sumAccounts = (db: Database, limit: number) =>
  db.transaction().execute(async (tx) => {
    // Half a million sums are at hand; in the usual 4 MB they would be sorted on disk.
    await sql`set local work_mem = '64MB'`.execute(tx)
    // The entries are looked at meanwhile: workers of its own would only share the cores with them.
    await sql`set local max_parallel_workers_per_gather = 0`.execute(tx)
    const { rows } = await sql<AccountRow>`
      with moved as (
        select account_id, currency, sum(amount) as amount from ledger_line group by account_id, currency
      ), unsealed as (
        select account_id, currency, sum(amount) as amount from ledger_to_seal join ledger_line using (entry_id)
        group by account_id, currency
      )
      select coalesce(account.id, moved.account_id) as id, kind, subject, code,
        coalesce(account.currency, moved.currency) as currency,
        case
          when account.id is null then 'not there'
          when account.subject is null then null
          when account.balance < 0 then 'overdrawn'
          else 'balance'
        end as fault,
        (coalesce(moved.amount, 0) - coalesce(unsealed.amount, 0))::bigint as moved,
        coalesce((select max(number) from ledger_seal), 0) as sealed
      from ledger_account account
      full join moved on moved.account_id = account.id and moved.currency = account.currency
      left join unsealed on unsealed.account_id = account.id and unsealed.currency = account.currency
      where account.id is null or account.subject is null or account.balance < 0
        or coalesce(moved.amount, 0) <> case when account.kind in ('agent_debt', 'client_debt') then account.balance else -account.balance end
      order by account.id is not null and account.subject is null desc, kind, code, account.currency
      limit ${limit + MOST_OWN}`.execute(tx)
    return rows
  })

/** Accounts, or those whose they are, above one number up to another. */
export interface Between {
  after: string
  until: string
}
export const ALL: Between = {
  after: '00000000-0000-0000-0000-000000000000',
  until: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
}

export interface PendingRow {
  /** Null where it was posted for no order. */
  order: string | null
  account: string
  currency: string
}

/**
 * The orders will never clear it: they have no day, are cleared already, or are nobody's.
 */
export async function pendingWithoutDay(db: Reader, limit: number, { after, until }: Between = ALL) {
  const { rows } = await sql<PendingRow>`
    select entry.order_id as order, account.subject as account, account.currency
    from ledger_account account
    join ledger_line line on line.account_id = account.id
    join ledger_entry entry on entry.id = line.entry_id
    left join client_order on client_order.id = entry.order_id
    where account.kind = 'agent_pending' and account.balance > 0
      and account.subject > ${after} and account.subject <= ${until}
      and (client_order.clears_at is null or client_order.cleared_at is not null)
    group by entry.order_id, account.id
    having sum(line.amount) <> 0
    order by entry.order_id
    limit ${limit}`.execute(db)
  return rows
}
