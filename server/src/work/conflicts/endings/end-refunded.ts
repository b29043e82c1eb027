import type { Context } from '../../../context.ts'
import { performOrFail } from '../../../ground/facts/perform.ts'
import { divideElsewhere } from '../../../money/payments/refunds/divide-elsewhere.ts'
import { refundableOf } from '../../../money/payments/refunds/refundable-of-order.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { HeldOrder } from '../../orders/hold-order.ts'
import { orderMachine } from '../../orders/order-machine.ts'
import { endConflict } from '../end-conflict.ts'
import { addConflict, addRequest, lockOpenConflict } from '../store.ts'

interface Last {
  /** The one that took the last of it, where it is known. */
  refund?: { id: string; amount: number }
}

/** The money of a held order is all back, and nothing else is to end it. */
export async function isRefunded(tx: Tx, { id, status }: HeldOrder) {
  if (!(await refundableOf(tx, id))?.isAllBack) return false
  if (status !== 'conflicted') return status === 'paid' || status === 'ongoing'
  const conflict = await lockOpenConflict(tx, id)
  // The agreed refund is on its way: the conflict ends when that has arrived.
  return conflict !== undefined && conflict.status !== 'settling'
}

/** O19 or O15. A held order whose money is all back ends, with its conflict. */
export async function endRefunded(context: Context, tx: Tx, order: HeldOrder, { refund }: Last = {}) {
  if (!(await isRefunded(tx, order))) return
  const { status } = order
  const open = await lockOpenConflict(tx, order.id)
  if (open) return endConflict(context, tx, { order, conflict: open, outcome: 'full' })
  if (status !== 'paid' && status !== 'ongoing') return
  const now = context.clock.now()
  const conflict = await addConflict(tx, {
    order_id: order.id,
    opened_by: 'processor',
    opener_id: null,
    reason: 'cancellation',
    status: 'closed',
    outcome: 'full',
    resume_status: status,
    created_at: now,
    closed_at: now,
    updated_at: now,
  })
  if (refund)
    await addRequest(tx, {
      conflict_id: conflict,
      order_id: order.id,
      made_by: 'system',
      maker_id: null,
      destination: 'card',
      amount: refund.amount,
      currency: order.currency,
      status: 'accepted',
      refund_id: refund.id,
      parts: JSON.stringify(await divideElsewhere(tx, order.id, refund)),
      created_at: now,
      answered_at: now,
      updated_at: now,
    })
  await performOrFail(context, tx, orderMachine.endRefunded, order, {
    patch: { resume_status: null, cancelled_at: now, updated_at: now },
    told: { goal: order.goal_id, conflict, along: { order, parts: null } },
  })
}
