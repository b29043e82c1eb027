import type { MovementKind } from '@sojourn/contract/money/wallet-words'
import type { Movement } from '@sojourn/contract/money/wallets'
import { KIND_OF, type MovementRow } from './movement-store.ts'

export const kindOf = ({ template }: Pick<MovementRow, 'template'>): MovementKind =>
  KIND_OF[template] ?? 'earned'

type Moved = Pick<MovementRow, 'pending' | 'available' | 'debt'>

export const changeOf = ({ pending, available, debt }: Moved) => pending + available - debt

/** A person would call this its amount: what came and went, or what changed its place. */
function amountOf(row: MovementRow) {
  const kind = kindOf(row)
  return kind === 'cleared' || kind === 'debt_paid' ? row.available : changeOf(row)
}

export const viewMovement = (row: MovementRow & { balance: number | null }): Movement => ({
  id: String(row.id),
  kind: kindOf(row),
  amount: { amount: amountOf(row), currency: row.currency },
  order:
    row.order_id && row.order_ref
      ? { uuid: row.order_id, ref: row.order_ref, title: row.order_title ?? '' }
      : null,
  payout: row.payout_ref,
  payout_state: row.payout_status && {
    slug: row.payout_status,
    is_returned: row.payout_returned_at !== null,
  },
  balance: row.balance === null ? null : { amount: row.balance, currency: row.currency },
  created_at: { date: row.created_at.toISOString() },
})
