import { sql } from 'kysely'
import { builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { Account } from './accounts.ts'
import type { Line, Template } from './posting.ts'

interface EntryName {
  cause: string
  template: Template
}

interface NewEntry extends EntryName {
  order_id: string | null
  actor_id: string | null
  request_id: string | null
  created_at: Date
}

const posted = builtOnce((db: Reader, { cause, template }: EntryName) =>
  db
    .selectFrom('ledger_entry as entry')
    .innerJoin('ledger_line as line', 'line.entry_id', 'entry.id')
    .innerJoin('ledger_account as account', 'account.id', 'line.account_id')
    .select(['entry.id', 'account.kind', 'account.subject', 'account.code', 'line.amount', 'line.currency'])
    .where('entry.cause', '=', cause)
    .where('entry.template', '=', template),
)

export const linesPosted = (db: Reader, entry: EntryName) => posted.all(db, entry)

interface Named {
  account: Account
  currency: string
}

/** A line names its entry as its cause does. */
export interface NewLine extends Line, Named, EntryName {}

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

/**
 * Everything of whose money is moved, so that two who move it in other orders never wait for each other. Answers with
 * what is in each.
 */
export async function lockAccounts(tx: Tx, whose: string[]) {
  const { rows } = await sql<{ kind: string; currency: string; balance: number | null }>`
    select kind, currency, balance from ledger_account where subject = any(${whose}::uuid[])
    order by subject, kind, currency for no key update`.execute(tx)
  return rows
}

/**
 * Each entry is added with its lines. Only those that were not posted before are added and come back; another transaction that
 * posts one at the same moment is waited for.
 */
export async function addEntries(tx: Tx, entries: NewEntry[], lines: NewLine[]) {
  const all = <Row, Key extends keyof Row>(rows: Row[], key: Key) => rows.map((row) => row[key])
  const { rows } = await sql<EntryName>`
    with entry as (
      insert into ledger_entry (template, cause, created_at, order_id, actor_id, request_id)
      select * from unnest(
        ${all(entries, 'template')}::text[], ${all(entries, 'cause')}::text[],
        ${all(entries, 'created_at')}::timestamptz[], ${all(entries, 'order_id')}::uuid[],
        ${all(entries, 'actor_id')}::uuid[], ${all(entries, 'request_id')}::text[])
      on conflict (cause, template) do nothing
      returning id, cause, template
    ), line as (
      insert into ledger_line (entry_id, account_id, amount, currency)
      select entry.id, ledger_account_id(kind, subject, code, currency), amount, currency
      from ${unnested(
        lines,
        sql`, ${all(lines, 'amount')}::bigint[], ${all(lines, 'cause')}::text[], ${all(lines, 'template')}::text[]`,
      )} as line (kind, subject, code, currency, amount, cause, template)
      join entry using (cause, template)
    )
    select cause, template from entry`.execute(tx)
  return rows
}

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

type DebtKind = 'agent_debt' | 'client_debt'

const debts = builtOnce((db: Reader, { subject, kind }: { subject: string; kind: DebtKind }) =>
  db
    .selectFrom('ledger_account')
    .select((eb) => ['currency', eb.fn.coalesce('balance', eb.lit(0)).as('amount')])
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .where('balance', '>', 0)
    .orderBy('currency'),
)

export const debtsOf = (db: Reader, subject: string, kind: DebtKind) => debts.all(db, { subject, kind })

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
