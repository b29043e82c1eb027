import type { Context } from '../../context.ts'
import { cancelPaymentOf } from '../../money/payments/cancel-payment.ts'
import type { Tx } from '../../platform/database/database.ts'
import { addEvent } from './event-store.ts'
import { lockOrder, moveOrder } from './move-store.ts'
import { transitions } from './order-state.ts'

interface Cause {
  /** Null where a timer did it. */
  by: { id: string; mode: 'client' | 'agent' | 'staff' } | null
  reason: string | null
  requestId: string | null
}

/** O3. Nothing happens while a payment is under way, nor to what is paid or over. */
export async function giveUpOrder(
  context: Context,
  tx: Tx,
  orderId: string,
  { by, reason, requestId }: Cause,
) {
  const { from, to } = transitions.O3
  const order = await lockOrder(tx, orderId)
  if (!order || !(from as readonly string[]).includes(order.status)) return 'not_unpaid'
  if (!(await cancelPaymentOf(context, tx, { payable: 'order', payableId: orderId }))) return 'being_paid'
  const now = context.clock.now()
  await moveOrder(tx, orderId, from, { status: to, cancelled_at: now, updated_at: now })
  await addEvent(tx, {
    order_id: orderId,
    step: 'O3',
    actor_id: by?.id ?? null,
    actor_mode: by?.mode ?? 'system',
    from_status: order.status,
    to_status: to,
    reason,
    request_id: requestId,
    created_at: now,
  })
  return order
}
