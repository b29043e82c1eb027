import { refundableOf } from '../../money/payments/refunds/refundable-of-order.ts'
import type { Reader } from '../../platform/database/database.ts'
import { notNow } from '../../platform/refusal.ts'

export const WITH_BANK = 'The client’s bank decides about this payment.'

/** Nothing of an order is settled here while its payer’s bank decides: the bank has the money. Else, what can go back. */
export async function refuseWithBank(db: Reader, orderId: string) {
  const refundable = await refundableOf(db, orderId)
  if (refundable?.isWithBank) throw notNow(WITH_BANK)
  return refundable
}
