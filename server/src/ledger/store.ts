import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/database/database.ts'
import type { Account } from './accounts.ts'
import type { Line, Template } from './posting.ts'

interface NewEntry {
  template: Template
  cause: string
  order_id: string | null
  actor_id: string | null
  request_id: string | null
  created_at: Date
}

/** Nothing when it was posted before; who posts it at the same moment is waited for. */
export const addEntry = (tx: Tx, entry: NewEntry) =>
  tx
    .insertInto('ledger_entry')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['cause', 'template']).doNothing())
    .returning('id')
    .executeTakeFirst()

export const linesPosted = (db: Reader, { cause, template }: Pick<NewEntry, 'cause' | 'template'>) =>
  db
    .selectFrom('ledger_entry as entry')
    .innerJoin('ledger_line as line', 'line.entry_id', 'entry.id')
    .innerJoin('ledger_account as account', 'account.id', 'line.account_id')
    .select(['entry.id', 'account.kind', 'account.subject', 'account.code', 'line.amount', 'line.currency'])
    .where('entry.cause', '=', cause)
    .where('entry.template', '=', template)
    .execute()

/** In one order whatever theirs, so that two who open the same never wait for each other. */
export const openAccounts = (tx: Tx, accounts: Account[], currency: string) =>
  sql`
    insert into ledger_account (kind, subject, code, currency, balance)
    select kind, subject, code, ${currency}, case when subject is not null then 0 end
    from unnest(${kinds(accounts)}::text[], ${subjects(accounts)}::uuid[], ${codes(accounts)}::text[])
      as wanted (kind, subject, code)
    where not exists (
      select from ledger_account account
      where account.id = ledger_account_id(wanted.kind, wanted.subject, wanted.code, ${currency})
    )
    order by subject, kind, code
    on conflict (id) do nothing`.execute(tx)

/** Everything of whose money is moved, so that two who move it in other orders never wait for each other. */
export const lockAccounts = (tx: Tx, whose: (string | null)[]) =>
  sql`
    select 1 from ledger_account where subject = any(${whose}::uuid[])
    order by subject, kind, currency for no key update`.execute(tx)

export const addLines = (tx: Tx, entryId: number, lines: Line[], currency: string) => {
  const accounts = lines.map(({ account }) => account)
  return sql`
    insert into ledger_line (entry_id, account_id, amount, currency)
    select ${entryId}::bigint, ledger_account_id(kind, subject, code, ${currency}), amount, ${currency}
    from unnest(
      ${kinds(accounts)}::text[], ${subjects(accounts)}::uuid[], ${codes(accounts)}::text[],
      ${lines.map(({ amount }) => amount)}::bigint[]
    ) as line (kind, subject, code, amount)`.execute(tx)
}

const kinds = (accounts: Account[]) => accounts.map(({ kind }) => kind)
const subjects = (accounts: Account[]) => accounts.map(({ subject }) => subject)
const codes = (accounts: Account[]) => accounts.map(({ code }) => code)

export const balancesOf = (db: Reader, subject: string, currency: string) =>
  db
    .selectFrom('ledger_account')
    .select(['kind', 'balance'])
    .where('subject', '=', subject)
    .where('currency', '=', currency)
    .execute()

/** What an agent has in clearance from one order. */
export const pendingOfOrder = (
  db: Reader,
  { agent, order, currency }: { agent: string; order: string; currency: string },
) =>
  db
    .selectFrom('ledger_entry as entry')
    .innerJoin('ledger_line as line', 'line.entry_id', 'entry.id')
    .select(sql<number>`coalesce(-sum(line.amount), 0)::bigint`.as('amount'))
    .where('entry.order_id', '=', order)
    .where(
      'line.account_id',
      '=',
      sql<string>`ledger_account_id('agent_pending', ${agent}, null, ${currency})`,
    )
    .executeTakeFirstOrThrow()
