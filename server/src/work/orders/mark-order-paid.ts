import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { followOrders } from '../goals/follow-orders.ts'
import { payOrder } from './move-store.ts'
import { orderPaidMail } from './order-mails.ts'
import { transitions } from './order-state.ts'

/** O2, in the transaction that books the money. The mails it is worth; null when the order cannot be paid any more. */
export async function markOrderPaid(
  context: Context,
  tx: Tx,
  orderId: string,
  { requestId }: { requestId: string | null },
): Promise<Mail[] | null> {
  const now = context.clock.now()
  const { from, to } = transitions.O2
  const moved = { from, to: { status: to, paid_at: now, updated_at: now } }
  const order = await payOrder(tx, orderId, moved, {
    step: 'O2',
    actor_mode: 'processor',
    from_status: from[0],
    to_status: to,
    request_id: requestId,
    created_at: now,
  })
  if (!order) return null
  await followOrders(context, tx, order.goal_id)
  return [orderPaidMail(order)]
}
