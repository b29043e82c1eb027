import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/database.ts'
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

/** Only entries that were not posted before come back; another transaction that posts one at the same moment is waited for. */
export const addEntries = (tx: Tx, entries: NewEntry[]) =>
  tx
    .insertInto('ledger_entry')
    .values(entries)
    .onConflict((conflict) => conflict.columns(['cause', 'template']).doNothing())
    .returning(['id', 'cause', 'template'])
    .execute()

export const linesPosted = (db: Reader, { cause, template }: Pick<NewEntry, 'cause' | 'template'>) =>
  db
    .selectFrom('ledger_entry as entry')
    .innerJoin('ledger_line as line', 'line.entry_id', 'entry.id')
    .innerJoin('ledger_account as account', 'account.id', 'line.account_id')
    .select(['entry.id', 'account.kind', 'account.subject', 'account.code', 'line.amount', 'line.currency'])
    .where('entry.cause', '=', cause)
    .where('entry.template', '=', template)
    .execute()

interface Named {
  account: Account
  currency: string
}

export interface PostedLine extends Line, Named {
  entryId: number
}

/**
 * In one order whatever theirs, so that two who open the same never wait for each other. An account has two keys, and
 * either may be met first.
 */
export const openAccounts = (tx: Tx, named: Named[]) =>
  sql`
    insert into ledger_account (kind, subject, code, currency, balance)
    select kind, subject, code, currency, case when subject is not null then 0 end
    from ${unnested(named)} as wanted (kind, subject, code, currency)
    where not exists (
      select from ledger_account account
      where account.id = ledger_account_id(wanted.kind, wanted.subject, wanted.code, wanted.currency)
    )
    order by subject, kind, code, currency
    on conflict do nothing`.execute(tx)

/** Everything of whose money is moved, so that two who move it in other orders never wait for each other. */
export const lockAccounts = (tx: Tx, whose: string[]) =>
  sql`
    select 1 from ledger_account where subject = any(${whose}::uuid[])
    order by subject, kind, currency for no key update`.execute(tx)

export const addLines = (tx: Tx, lines: PostedLine[]) =>
  sql`
    insert into ledger_line (entry_id, account_id, amount, currency)
    select entry_id, ledger_account_id(kind, subject, code, currency), amount, currency
    from ${unnested(
      lines,
      sql`, ${lines.map(({ entryId }) => entryId)}::bigint[], ${lines.map(({ amount }) => amount)}::bigint[]`,
    )} as line (kind, subject, code, currency, entry_id, amount)`.execute(tx)

const unnested = (named: Named[], more = sql``) => sql`unnest(
  ${named.map(({ account }) => account.kind)}::text[], ${named.map(({ account }) => account.subject)}::uuid[],
  ${named.map(({ account }) => account.code)}::text[], ${named.map(({ currency }) => currency)}::text[]${more}
)`

export const balancesOf = (db: Reader, subject: string, currency: string) =>
  db
    .selectFrom('ledger_account')
    .select(['kind', 'balance'])
    .where('subject', '=', subject)
    .where('currency', '=', currency)
    .execute()

export const debtsOf = (db: Reader, subject: string, kind: 'agent_debt' | 'client_debt') =>
  db
    .selectFrom('ledger_account')
    .select((eb) => ['currency', eb.fn.coalesce('balance', eb.lit(0)).as('amount')])
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .where('balance', '>', 0)
    .orderBy('currency')
    .execute()

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

export const completedOrdersOf = async (db: Reader, agentId: string) =>
  (
    await db
      .selectFrom('agent')
      .select('completed_orders')
      .where('person_id', '=', agentId)
      .executeTakeFirst()
  )?.completed_orders ?? 0
