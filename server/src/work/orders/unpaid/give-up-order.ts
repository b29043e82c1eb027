import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { cancelPaymentOf } from '../../../money/payments/cancel-payment.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { move } from '../../../platform/database/move.ts'
import type { By } from '../../../platform/http/by.ts'
import { lockOrder } from '../move-store.ts'
import { orderMachine } from '../order-state.ts'

interface Cause {
  by: By
  reason: string | null
}

/** O3. Nothing happens while a payment is under way, nor to what is paid or over. */
export async function giveUpOrder(context: Context, tx: Tx, orderId: string, { by, reason }: Cause) {
  const { from, to } = orderMachine.steps.O3
  const order = await lockOrder(tx, orderId)
  if (!order || !from.includes(order.status)) return 'not_unpaid'
  if (!(await cancelPaymentOf(context, tx, { payable: 'order', payableId: orderId }))) return 'being_paid'
  const now = context.clock.now()
  await move(tx, orderMachine, 'O3', orderId, { cancelled_at: now, updated_at: now })
  await tell(
    context,
    tx,
    { fact: 'order_cancelled', order: orderId, step: 'O3', from: order.status, to, reason },
    by,
  )
  return order
}
