import type { Context } from '../../../context.ts'
import { performOrSkip } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { creditRefundMachine } from './credit-refund-state.ts'
import { waitingCreditRefunds } from './credit-refund-store.ts'

const REASON = 'Your bank reversed the payment that this credit came from.'

/** Q3. Requests of a client for credit that was taken back, or for any in a currency they owe money in. */
export async function refuseCreditRefunds(
  context: Context,
  tx: Tx,
  client: string,
  which: { coupons: string[] } | { currency: string },
) {
  const now = context.clock.now()
  for (const { id, coupon_id, currency } of await waitingCreditRefunds(tx, client)) {
    const isMeant = 'coupons' in which ? which.coupons.includes(coupon_id) : which.currency === currency
    if (isMeant)
      await performOrSkip(
        context,
        tx,
        creditRefundMachine.reject,
        { id },
        { patch: { reason: REASON, answered_at: now, updated_at: now } },
      )
  }
}
