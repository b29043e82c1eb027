import type { Context } from '../../context.ts'
import { performOrSkip } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { acting } from '../../platform/http/by.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { HeldOrder } from './hold-order.ts'
import { orderPaidMail } from './order-mails.ts'
import { orderMachine } from './order-state.ts'
import { ownRiskUntil, startBy } from './own-risk.ts'
import { stagePaidMail } from './stages/stage-mails.ts'

/** O2 is in the transaction that books the money; the order is held. It answers the mails it is worth, or null when the order cannot be paid any more. */
export async function markOrderPaid(
  context: Context,
  tx: Tx,
  order: HeldOrder,
  { requestId }: { requestId: string | null },
): Promise<Mail[] | null> {
  const now = context.clock.now()
  const { stage_no, goal_id: goal } = order
  const isPaid = await performOrSkip(
    acting(context, { id: null, mode: 'processor', requestId }),
    tx,
    stage_no > 1 ? orderMachine.payStage : orderMachine.pay,
    order,
    { patch: { paid_at: now, charge_at: null, updated_at: now }, told: { goal, along: { order } } },
  )
  if (!isPaid) return null
  const paid = { ...order, paid_at: now }
  const due = await startBy(tx, paid)
  const riskUntil = await ownRiskUntil(context, tx, { ...paid, status: 'paid' })
  return [(stage_no > 1 ? stagePaidMail : orderPaidMail)(order, { startBy: due, riskUntil })]
}
