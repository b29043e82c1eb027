import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Mail } from '../../platform/mail/mail.ts'
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
  const order = await payOrder(tx, orderId, moved)
  if (!order) return null
  await tell(
    context,
    tx,
    { fact: 'order_paid', order: orderId, goal: order.goal_id, step: 'O2', from: from[0], to },
    { id: null, mode: 'processor', requestId },
  )
  return [orderPaidMail(order)]
}
