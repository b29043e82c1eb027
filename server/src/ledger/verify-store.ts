import { sql } from 'kysely'
import type { Reader } from '../platform/database/database.ts'

export const newestSeal = (db: Reader) =>
  db
    .selectFrom('ledger_seal')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The largest number of an entry that is anywhere, as one of its parts may be gone. */
export async function newestEntry(db: Reader): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`
    select greatest(
      (select max(id) from ledger_entry), (select max(entry_id) from ledger_seal), (select max(entry_id) from ledger_line)
    ) as id`.execute(db)
  return rows[0]?.id ?? 0
}

export interface EntryFault {
  entry_id: number
  fault: 'not sealed' | 'not there' | 'link missing' | 'changed' | 'unbalanced'
}

/** Entries above `after` up to `until`, with their lines and seals; one statement sees one moment. */
export async function faultyEntries(db: Reader, after: number, until: number, limit: number) {
  const { rows } = await sql<EntryFault>`
    with entry as (
      select * from ledger_entry where id > ${after} and id <= ${until}
    ), seal as (
      select entry_id, number, hash from ledger_seal where entry_id > ${after} and entry_id <= ${until}
    ), lined as (
      select entry_id, sum(amount) as total, min(currency) <> max(currency) as is_mixed,
        string_agg(uuid_send(account_id) || int8send(amount), '' order by account_id) as lines
      from ledger_line where entry_id > ${after} and entry_id <= ${until} group by entry_id
    ), judged as (
      select coalesce(entry.id, seal.entry_id, lined.entry_id) as entry_id,
        case
          when entry.id is null then 'not there'
          when seal.hash is null then 'not sealed'
          when seal.number > 1 and previous.hash is null then 'link missing'
          when seal.hash is distinct from ledger_hash(coalesce(previous.hash, ''), entry, lined.lines)
            then 'changed'
          when lined.is_mixed or lined.total <> 0 then 'unbalanced'
        end as fault
      from entry
      full join seal on seal.entry_id = entry.id
      full join lined on lined.entry_id = coalesce(entry.id, seal.entry_id)
      left join ledger_seal previous on previous.number = seal.number - 1
    )
    select entry_id, fault from judged where fault is not null order by entry_id limit ${limit}`.execute(db)
  return rows
}

export interface AccountFault {
  account: string
  fault: 'balance' | 'overdrawn' | 'not there'
}

/** What accounts say they hold against the sum of their lines, in the currency of both. */
export async function faultyAccounts(db: Reader, limit: number) {
  const { rows } = await sql<AccountFault>`
    with moved as (
      select account_id, currency, sum(amount) as amount from ledger_line group by account_id, currency
    )
    select coalesce(account.id, moved.account_id)::text as account,
      case when account.id is null then 'not there' when account.balance < 0 then 'overdrawn' else 'balance' end as fault
    from ledger_account account
    full join moved on moved.account_id = account.id and moved.currency = account.currency
    where account.id is null or account.balance < 0
      or account.balance <> case account.kind when 'agent_debt' then 1 else -1 end * coalesce(moved.amount, 0)
    limit ${limit}`.execute(db)
  return rows
}
