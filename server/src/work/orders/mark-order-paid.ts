import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { ruleMs } from '../../ground/rules/rule.ts'
import type { Tx } from '../../platform/database/database.ts'
import { move } from '../../platform/database/move.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { findPaid } from './move-store.ts'
import { orderPaidMail } from './order-mails.ts'
import { orderMachine } from './order-state.ts'
import { ownRiskUntil, startCountsFrom } from './own-risk.ts'

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
  const paid = { ...order, paid_at: now }
  const countsFrom = await startCountsFrom(tx, paid)
  const startBy = new Date(countsFrom.getTime() + (await ruleMs(tx, 'start_within')))
  const riskUntil = await ownRiskUntil(context, tx, { ...paid, status: 'paid' })
  return [orderPaidMail(order, { startBy, riskUntil })]
}
