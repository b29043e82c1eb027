import type { LedgerCheck, LedgerOverview } from '@sojourn/contract/desk/staff-ledger'
import type { CheckRow, SumRow } from './check-store.ts'

export const viewCheck = (row: CheckRow): LedgerCheck => ({
  id: row.id,
  asked_by: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
  asked_at: row.created_at.toISOString(),
  done_at: row.done_at?.toISOString() ?? null,
  entries: row.sealed,
  newest_hash: row.newest_hash,
  faults: row.faults ?? [],
})

/** These grow by credits: what we earn, and what is an authority's. */
const BY_CREDIT = /^(commission|tax|subscription_revenue)(:|$)/

export const viewBalance = ({ account, amount, currency }: SumRow): LedgerOverview['balances'][number] => ({
  account,
  // The other side of nothing is nothing too, and not minus zero.
  amount: { amount: BY_CREDIT.test(account) ? 0 - amount : amount, currency },
})
