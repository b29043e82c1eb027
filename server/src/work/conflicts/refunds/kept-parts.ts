import type { RefundDivision } from '../../../money/payments/refunds/divide-refund.ts'
import { refundThen } from '../../../money/payments/refunds/plan-refund.ts'
import type { Reader } from '../../../platform/database/database.ts'
import type { ConflictRow, RequestRow } from '../store.ts'

interface OfOrder {
  id: string
  commission_percent: number
}

/**
 * A proposal divided so when it was made, or when it was booked where it is carried out. Parts nobody wrote
 * down are read from the books as they were then.
 */
export async function partsKept(db: Reader, order: OfOrder, row: RequestRow): Promise<RefundDivision | null> {
  if (row.parts) return row.parts
  const { amount, created_at, destination, refund_id } = row
  if (!isBooked(row)) return refundThen(db, { order, amount, destination }, { at: created_at })
  return refundThen(
    db,
    { order, amount, destination: refund_id === null ? 'credit' : 'card' },
    { causes: [`refund_request:${row.id}`, `refund:${refund_id}`] },
  )
}

const isBooked = ({ status, amount }: RequestRow) =>
  amount > 0 && (status === 'accepted' || status === 'processed')

export async function decisionPartsKept(db: Reader, order: OfOrder, row: ConflictRow) {
  const { decision_amount: amount, decision_parts, decided_at, updated_at } = row
  if (amount === null || decision_parts) return decision_parts
  return refundThen(db, { order, amount, destination: 'card' }, { at: decided_at ?? updated_at })
}

/** Both, for what is shown. */
export const withParts = (db: Reader, order: OfOrder, rows: readonly RequestRow[]) =>
  Promise.all(rows.map(async (row) => ({ ...row, parts: await partsKept(db, order, row) })))

export const withDecisionParts = async <Row extends ConflictRow>(db: Reader, order: OfOrder, row: Row) => ({
  ...row,
  decision_parts: await decisionPartsKept(db, order, row),
})
