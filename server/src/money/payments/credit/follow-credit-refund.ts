import type { Context } from '../../../context.ts'
import type { Told } from '../../../ground/facts/listeners.ts'
import { performOrSkip } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { endCredit } from '../../coupons/pay-out-credit.ts'
import { creditRefundMachine } from './credit-refund-state.ts'
import { creditRefundOf } from './credit-refund-store.ts'

/** Q5 and U5: the card has it, or our team transferred it. */
export async function followCreditRefund(
  context: Context,
  tx: Tx,
  { refund }: Told<'refund_arrived' | 'refund_sent'>,
) {
  const asked = await creditRefundOf(tx, refund)
  if (!asked) return
  const hasMoved = await performOrSkip(context, tx, creditRefundMachine.arrive, asked, {
    patch: { updated_at: context.clock.now() },
  })
  if (hasMoved) await endCredit(context, tx, asked.coupon_id)
}

/** Q6 and U5: the card did not take it, or it came back, so its client has other credit instead. */
export async function followKeptRefund(context: Context, tx: Tx, { refund }: Told<'refund_kept'>) {
  const asked = await creditRefundOf(tx, refund)
  if (!asked) return
  const hasMoved = await performOrSkip(context, tx, creditRefundMachine.becomeCredit, asked, {
    patch: { updated_at: context.clock.now() },
  })
  if (hasMoved) await endCredit(context, tx, asked.coupon_id)
}
