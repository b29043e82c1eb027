import type { Context } from '../../../context.ts'
import { perform } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notNow } from '../../../platform/refusal.ts'
import { lockLiveActivity } from '../activity-store.ts'
import { endWaiting } from '../attempts/end-live-attempt.ts'
import { isMade, paymentMachine } from '../payment-state.ts'
import { lockPaymentOf, type PayableType } from '../store.ts'
import { UNDER_WAY } from './calculate-totals.ts'
import { freezeAgain } from './freeze-totals.ts'

interface Which {
  payable: PayableType
  payableId: string
}

/** Called by whoever holds what is paid for, once its taxes are others. A page where the old amount can be paid is closed. */
export async function reckonAgain(context: Context, tx: Tx, { payable: kind, payableId }: Which) {
  const payment = await lockPaymentOf(tx, kind, payableId)
  if (!payment) return
  const live = await lockLiveActivity(tx, payment.id)
  if (isMade(payment.status) || live?.status === 'processing') throw notNow(UNDER_WAY)
  if (live) {
    await endWaiting(context, tx, live)
    await perform(context, tx, paymentMachine.openPage, payment)
  }
  const payable = await context.payables[kind].hold(tx, payableId)
  if (payable) await freezeAgain(context, tx, payment, payable)
}
