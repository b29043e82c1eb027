import { sql } from 'kysely'
import type { Reader } from '../../platform/database/database.ts'

export interface EarningRow {
  id: string
  ref: string
  title: string
  currency: string
  status: string
  resume_status: string | null
  /** The client’s bank asks for the payment, or for a part of it. */
  is_with_bank: boolean
  commission_percent: number
  clears_at: Date | null
  /** Silence accepts the work then, which its client has to check. */
  decides_at: Date | null
  /** It waits for our team, because of the gift that paid for it. */
  is_checked: boolean
  escrow: number
  pending: number
}

/** The orders whose money is not the agent’s to withdraw yet, the nearest to it first; of one that gave all back there is none. */
export async function earningsOf(db: Reader, agentId: string, limit: number) {
  const { rows } = await sql<EarningRow>`select * from (
    select o.id, o.ref, o.title, o.currency, o.status, o.resume_status, o.commission_percent, o.clears_at,
      o.created_at, request.decides_at,
      exists (
        select from payment left join dispute on dispute.payment_id = payment.id
        where payment.payable = 'order' and payment.payable_id = o.id and payment.status <> 'cancelled'
          and coalesce(dispute.state, payment.dispute) = 'open'
      ) as is_with_bank,
      exists (select from gift_check where order_id = o.id and status = 'waiting') as is_checked,
      coalesce((
        select sum(balance) from ledger_account where subject = o.id and kind = 'escrow'
      ), 0)::bigint as escrow,
      coalesce((
        select -sum(line.amount) from ledger_entry entry
        join ledger_line line on line.entry_id = entry.id
        where entry.order_id = o.id
          and line.account_id = ledger_account_id('agent_pending', o.agent_id, null, o.currency)
      ), 0)::bigint as pending
    from client_order o
    left join completion_request request on request.order_id = o.id and request.status = 'pending'
    where o.agent_id = ${agentId} and o.paid_at is not null and (
      o.status in ('paid', 'ongoing', 'conflicted') or o.clears_at is not null and o.cleared_at is null
    )
    ) as earning
    where status in ('paid', 'ongoing', 'conflicted') or is_with_bank or pending > 0
    order by coalesce(clears_at, decides_at) nulls last, created_at, id
    limit ${limit}`.execute(db)
  return rows
}

export const agentAccounts = (db: Reader, agentId: string) =>
  db
    .selectFrom('ledger_account')
    .select(['kind', 'currency', 'balance'])
    .where('subject', '=', agentId)
    .where('kind', 'in', ['agent_pending', 'agent_available', 'agent_debt', 'payout_transit'])
    .execute()

export const currenciesAvailable = async (db: Reader, agentId: string) =>
  (await agentAccounts(db, agentId)).flatMap(({ kind, currency, balance }) =>
    kind === 'agent_available' && balance ? [currency] : [],
  )
