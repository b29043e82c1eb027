import type { Context } from '../../../context.ts'
import { performOrFail } from '../../../ground/facts/perform.ts'
import { cancelPaymentOf } from '../../../money/payments/cancel-payment.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { lockOrder } from '../move-store.ts'
import { orderMachine } from '../order-state.ts'

/** O3. Nothing happens while a payment is under way, nor to what is paid or over. */
export async function giveUpOrder(context: Context, tx: Tx, orderId: string, reason: string | null) {
  const order = await lockOrder(tx, orderId)
  if (order?.status !== 'awaiting_payment') return 'not_unpaid'
  if (!(await cancelPaymentOf(context, tx, { payable: 'order', payableId: orderId }))) return 'being_paid'
  const now = context.clock.now()
  await performOrFail(context, tx, orderMachine.cancel, order, {
    patch: { cancelled_at: now, updated_at: now },
    told: { reason },
  })
  return order
}
