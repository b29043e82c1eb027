import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { rule } from '../../ground/rules/rule.ts'
import type { Tx } from '../../platform/database/database.ts'
import { move } from '../../platform/database/move.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { findPaid } from './move-store.ts'
import { orderPaidMail } from './order-mails.ts'
import { orderMachine } from './order-state.ts'
import { ownRiskUntil } from './own-risk.ts'

/** O2, in the transaction that books the money. The mails it is worth; null when the order cannot be paid any more. */
export async function markOrderPaid(
  context: Context,
  tx: Tx,
  orderId: string,
  { requestId }: { requestId: string | null },
): Promise<Mail[] | null> {
  const now = context.clock.now()
  if (!(await move(tx, orderMachine, 'O2', orderId, { paid_at: now, updated_at: now }))) return null
  const order = await findPaid(tx, orderId)
  await tell(
    context,
    tx,
    {
      fact: 'order_paid',
      order: orderId,
      goal: order.goal_id,
      step: 'O2',
      from: 'awaiting_payment',
      to: 'paid',
    },
    { id: null, mode: 'processor', requestId },
  )
  const isAtRisk = (await ownRiskUntil(context, tx, { ...order, status: 'paid', paid_at: now })) !== null
  const riskDays = isAtRisk ? await rule(tx, 'withdrawal') : null
  return [orderPaidMail(order, await rule(tx, 'start_within'), riskDays)]
}
