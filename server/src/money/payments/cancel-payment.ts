import type { Context } from '../../context.ts'
import { performOrFail } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { freeCoupons } from '../coupons/free-coupons.ts'
import { lockLiveActivity } from './activity-store.ts'
import { endWaiting } from './attempts/end-live-attempt.ts'
import { isMade, paymentMachine } from './payment-state.ts'
import { lockPaymentOf, type PayableType } from './store.ts'

interface Whose {
  payable: PayableType
  payableId: string
}

/**
 * P9, called by whoever holds what is paid for. False while money may be on its way or is here; then nothing changed.
 */
export async function cancelPaymentOf(
  context: Context,
  tx: Tx,
  { payable, payableId }: Whose,
): Promise<boolean> {
  const payment = await lockPaymentOf(tx, payable, payableId)
  if (!payment) return true
  const live = await lockLiveActivity(tx, payment.id)
  if (isMade(payment.status) || live?.status === 'processing') return false
  if (live) await endWaiting(context, tx, live)
  await freeCoupons(context, tx, payment.id)
  await performOrFail(context, tx, paymentMachine.cancel, payment, {
    patch: { updated_at: context.clock.now() },
  })
  return true
}
