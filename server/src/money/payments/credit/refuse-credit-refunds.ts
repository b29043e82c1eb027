import type { Context } from '../../../context.ts'
import { performOrSkip } from '../../../ground/facts/perform.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { creditRefundMachine } from './credit-refund-state.ts'
import { waitingCreditRefunds } from './credit-refund-store.ts'

const REVERSED = 'Your bank reversed the payment that this credit came from.'
const OWED = 'You owe us money because your bank reversed another payment, and your credit pays that first.'

interface Meant {
  /** Credit that was taken back. */
  coupons: string[]
  /** The currency the client owes money in: no credit in it is paid out. */
  owed: string | null
}

/** Q3. Its client reads why. */
export async function refuseCreditRefunds(
  context: Context,
  tx: Tx,
  client: string,
  { coupons, owed }: Meant,
) {
  const now = context.clock.now()
  for (const { id, coupon_id, amount, currency } of await waitingCreditRefunds(tx, client)) {
    const isReversed = coupons.includes(coupon_id)
    if (!isReversed && owed !== currency) continue
    const reason = isReversed ? REVERSED : OWED
    const isRefused = await performOrSkip(
      context,
      tx,
      creditRefundMachine.reject,
      { id },
      { patch: { reason, answered_at: now, updated_at: now } },
    )
    if (isRefused)
      await tell(context, tx, {
        fact: 'credit_refused',
        person: client,
        refund: id,
        reason,
        along: { amount, currency, by: 'bank' },
      })
  }
}
