import type { Context } from '../context.ts'
import { followOrders } from '../goals/follow-orders.ts'
import type { Tx } from '../platform/database/database.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { orderPaidMail } from './order-mails.ts'
import { transitions } from './order-state.ts'
import { addEvent, lockOrder, moveOrder } from './store.ts'

/** O2, in the transaction that books the money. False when the order cannot be paid any more. */
export async function markOrderPaid(
  context: Context,
  tx: Tx,
  orderId: string,
  { requestId }: { requestId: string | null },
): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  const now = context.clock.now()
  const { from, to } = transitions.O2
  if (!order || !(await moveOrder(tx, orderId, from, { status: to, paid_at: now, updated_at: now })))
    return false
  await addEvent(tx, {
    order_id: orderId,
    step: 'O2',
    actor_mode: 'processor',
    from_status: order.status,
    to_status: to,
    request_id: requestId,
    created_at: now,
  })
  await followOrders(context, tx, order.goal_id)
  await enqueueMail(context, tx, orderPaidMail(order))
  return true
}
