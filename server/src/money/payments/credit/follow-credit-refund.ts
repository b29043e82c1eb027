import type { Context } from '../../../context.ts'
import type { Told } from '../../../ground/facts/listeners.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { move } from '../../../platform/database/move.ts'
import { endCredit } from '../../coupons/pay-out-credit.ts'
import { creditRefundMachine } from './credit-refund-state.ts'
import { creditRefundOf } from './credit-refund-store.ts'

/** Q5 and U5: the card has it. */
export async function followCreditRefund(context: Context, tx: Tx, { refund }: Told<'refund_arrived'>) {
  const asked = await creditRefundOf(tx, refund)
  if (!asked) return
  const hasMoved = await move(tx, creditRefundMachine, 'Q5', asked.id, { updated_at: context.clock.now() })
  if (hasMoved) await endCredit(context, tx, asked.coupon_id)
}

/** Q6 and U5: the card did not take it, so its client has other credit instead. */
export async function followKeptRefund(context: Context, tx: Tx, { refund }: Told<'refund_kept'>) {
  const asked = await creditRefundOf(tx, refund)
  if (!asked) return
  const hasMoved = await move(tx, creditRefundMachine, 'Q6', asked.id, { updated_at: context.clock.now() })
  if (hasMoved) await endCredit(context, tx, asked.coupon_id)
}
