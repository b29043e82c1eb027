import { refundToSides } from '../../../money/payments/refunds/refund-in-words.ts'
import { showMoney } from '../../../money/payments/show-money.ts'
import type { Reader } from '../../../platform/database/database.ts'
import type { HeldOrder } from '../../orders/hold-order.ts'
import type { ConflictRow } from '../store.ts'
import { decisionPartsKept } from './kept-parts.ts'

export async function decisionInWords(db: Reader, order: HeldOrder, conflict: ConflictRow) {
  const parts = await decisionPartsKept(db, order, conflict)
  if (parts) return refundToSides(parts)
  const words = `${showMoney(conflict.decision_amount ?? 0, order.currency)} is refunded.`
  return { client: words, agent: words }
}
