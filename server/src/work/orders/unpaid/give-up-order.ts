import type { Context } from '../../../context.ts'
import { performOrFail } from '../../../ground/facts/perform.ts'
import { cancelPaymentOf } from '../../../money/payments/cancel-payment.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { lockOrder } from '../move-store.ts'
import { orderMachine } from '../order-state.ts'
import { endAfterStages } from '../stages/end-after-stages.ts'
import { lockCase } from '../stages/stage-store.ts'

/** O3 and O22. Nothing happens while a payment is under way, nor to what is paid or over. */
export async function giveUpOrder(context: Context, tx: Tx, orderId: string, reason: string | null) {
  await lockCase(tx, orderId)
  const order = await lockOrder(tx, orderId)
  if (order?.status !== 'awaiting_payment') return 'not_unpaid'
  if (!(await cancelPaymentOf(context, tx, { payable: 'order', payableId: orderId }))) return 'being_paid'
  if (order.stage_no > 1) {
    await endAfterStages(context, tx, order, reason)
    return order
  }
  const now = context.clock.now()
  await performOrFail(context, tx, orderMachine.cancel, order, {
    patch: { cancelled_at: now, updated_at: now },
    told: { reason },
  })
  return order
}
