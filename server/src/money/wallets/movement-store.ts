import type { MovementKind } from '@sojourn/contract/money/wallet-words'
import { sql } from 'kysely'
import type { Reader } from '../../platform/database/database.ts'
import { like } from '../../platform/database/like.ts'
import type { PayoutState } from './payouts/payout-state.ts'

/** A payout is told when it leaves (L4a): its state says that it arrived (L4b). */
export const KIND_OF: Record<string, MovementKind> = {
  L2: 'earned',
  L3: 'cleared',
  L4a: 'withdrawn',
  L4c: 'came_back',
  L6: 'refunded',
  L8a: 'charged_back',
  L8c: 'charge_won',
  L8d: 'fee',
  L8e: 'charged_back',
  L11: 'debt_paid',
  L11e: 'debt_received',
  L11f: 'debt_forgiven',
}

export interface MovementRow {
  id: number
  template: string
  created_at: Date
  currency: string
  pending: number
  available: number
  transit: number
  debt: number
  order_id: string | null
  order_ref: string | null
  order_title: string | null
  payout_ref: string | null
  payout_status: PayoutState | null
  payout_returned_at: Date | null
}

export const CHANGES = sql`
  coalesce(-sum(line.amount) filter (where account.kind = 'agent_pending'), 0)::bigint as pending,
  coalesce(-sum(line.amount) filter (where account.kind = 'agent_available'), 0)::bigint as available,
  coalesce(-sum(line.amount) filter (where account.kind = 'payout_transit'), 0)::bigint as transit,
  coalesce(sum(line.amount) filter (where account.kind = 'agent_debt'), 0)::bigint as debt`

/** Debts are taken off, and money that is on its way to their bank has left. */
const OWNED = sql`('agent_pending', 'agent_available', 'agent_debt')`
const ACCOUNTS = sql`('agent_pending', 'agent_available', 'agent_debt', 'payout_transit')`

export const entriesOf = (agentId: string) => sql`
  from ledger_account account
  join ledger_line line on line.account_id = account.id
  join ledger_entry entry on entry.id = line.entry_id
  where account.subject = ${agentId} and account.kind in ${ACCOUNTS}`

/** With what an entry is about, by its order or its payout. */
const told = (moved: ReturnType<typeof sql>) => sql`
  select moved.id, moved.template, moved.cause, moved.order_id, moved.created_at, moved.currency, moved.pending,
    moved.available, moved.transit, moved.debt, client_order.ref as order_ref, client_order.title as order_title, payout.ref as payout_ref,
    payout.status as payout_status, payout.returned_at as payout_returned_at
  from (${moved}) as moved
  left join client_order on client_order.id = moved.order_id
  left join payout on payout.id = case when moved.cause like 'payout:%' then substring(moved.cause from 8 for 36)::uuid end`

interface Wanted {
  agentId: string
  limit: number
  before: number | null
  kind?: MovementKind | undefined
  words: string[]
}

/** The newest comes first, and there is one more than a page. */
export async function movementsOf(db: Reader, { agentId, limit, before, kind, words }: Wanted) {
  const templates = Object.keys(KIND_OF).filter((template) => !kind || KIND_OF[template] === kind)
  const isBefore = before === null ? sql`` : sql`and line.entry_id < ${before}`
  // Whoever looks for words may find them anywhere; a page without words is as many entries of each account as it shows.
  const isOfPage =
    words.length > 0
      ? sql`and entry.template = any(${templates}::text[]) ${isBefore}`
      : sql`and line.entry_id in (
          select of_account.entry_id from ledger_account own cross join lateral (
            select line.entry_id from ledger_line line join ledger_entry entry on entry.id = line.entry_id
            where line.account_id = own.id and entry.template = any(${templates}::text[]) ${isBefore}
            order by line.entry_id desc limit ${limit + 1}
          ) of_account
          where own.subject = ${agentId} and own.kind in ${ACCOUNTS}
          order by of_account.entry_id desc limit ${4 * (limit + 1)}
        )`
  const moved = sql`
    select entry.id, entry.template, entry.cause, entry.order_id, entry.created_at, line.currency, ${CHANGES}
    ${entriesOf(agentId)} ${isOfPage}
    group by entry.id, line.currency`
  const matches = words.map(
    (word) => sql`concat_ws(' ', client_order.ref, client_order.title, payout.ref) ilike ${like(word)}`,
  )
  const { rows } = await sql<MovementRow>`
    ${told(moved)} where ${sql.join([sql`true`, ...matches], sql` and `)}
    order by moved.id desc, moved.currency limit ${limit + 1}`.execute(db)
  return rows
}

/** It is what is theirs now without what came since. */
export async function balancesAfter(db: Reader, agentId: string, entryId: number) {
  const { rows } = await sql<{ currency: string; balance: number }>`
    select account.currency, sum(
      case account.kind when 'agent_debt' then -account.balance else account.balance end + coalesce((
        select sum(line.amount) from ledger_line line
        where line.account_id = account.id and line.entry_id > ${entryId}
      ), 0)
    )::bigint as balance
    from ledger_account account where account.subject = ${agentId} and account.kind in ${OWNED}
    group by account.currency`.execute(db)
  return new Map(rows.map(({ currency, balance }) => [currency, balance]))
}

/**
 * The oldest month comes first. Months are counted in UTC as the books are written; what lies between a
 * midnight of UTC and that of the zone is read and goes to the month it is of there.
 */
export async function earnedByMonth(
  db: Reader,
  agentId: string,
  { since, zone }: { since: string; zone: string },
) {
  const { rows } = await sql<{ month: string; currency: string; amount: number }>`
    with turn as (
      select turn::date as month, turn at time zone ${zone} as own, turn at time zone 'UTC' as utc
      from generate_series(${since}::timestamp, ${since}::timestamp + interval '12 months', interval '1 month') as turn),
    between_turns as (
      select turn.month, turn.own < turn.utc as is_earlier, line.currency, -sum(line.amount) as amount
      from turn
      cross join lateral (
        select (select id from ledger_entry where created_at >= least(own, utc) - interval '1 hour' order by created_at, id limit 1) as first,
          (select id from ledger_entry where created_at >= greatest(own, utc) + interval '1 hour' order by created_at, id limit 1) as last
      ) as range
      join ledger_account account on account.subject = ${agentId} and account.kind in ${ACCOUNTS}
      join ledger_line line on line.account_id = account.id and line.entry_id >= range.first
        and (range.last is null or line.entry_id < range.last)
      join ledger_entry entry on entry.id = line.entry_id
      where turn.own <> turn.utc and entry.template in ('L2', 'L6', 'L8a', 'L8c', 'L8e')
        and entry.created_at >= least(turn.own, turn.utc) and entry.created_at < greatest(turn.own, turn.utc)
      group by 1, 2, 3),
    counted (month, currency, amount) as (
      select month, currency, amount from earned_month where agent_id = ${agentId} and month >= ${since}::date
      union all
      select month, currency, case when is_earlier then amount else -amount end from between_turns
      union all
      select (month - interval '1 month')::date, currency, case when is_earlier then -amount else amount end from between_turns)
    select to_char(month, 'YYYY-MM') as month, currency, sum(amount)::bigint as amount from counted
    where month >= ${since}::date group by 1, 2 having sum(amount) <> 0 order by 1, 2`.execute(db)
  return rows
}
