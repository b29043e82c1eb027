import type { MovementKind } from '@sojourn/contract/money/wallet-words'
import type { Movement } from '@sojourn/contract/money/wallets'
import { KIND_OF, type MovementRow } from './movement-store.ts'

export const kindOf = ({ template }: Pick<MovementRow, 'template'>): MovementKind =>
  KIND_OF[template] ?? 'earned'

/** What a person would call the amount of it: what came and went, or what changed its place. */
export function amountOf(row: MovementRow) {
  const kind = kindOf(row)
  if (kind === 'paid') return row.transit
  if (kind === 'cleared' || kind === 'debt_paid') return row.available
  if (kind === 'withdrawn' || kind === 'came_back') return row.available
  return row.pending + row.available - row.debt
}

export const viewMovement = (row: MovementRow): Movement => ({
  id: String(row.id),
  kind: kindOf(row),
  amount: { amount: amountOf(row), currency: row.currency },
  order:
    row.order_id && row.order_ref
      ? { uuid: row.order_id, ref: row.order_ref, title: row.order_title ?? '' }
      : null,
  payout: row.payout_ref,
  created_at: { date: row.created_at.toISOString() },
})
