import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { refundOrder } from '../../money/payments/refund-order.ts'
import { refundableOf } from '../../money/payments/refundable-of-order.ts'
import { releaseRest } from '../../money/payments/release-rest.ts'
import type { Tx } from '../../platform/database/database.ts'
import { moveOrRefuse } from '../../platform/database/move.ts'
import type { By } from '../../platform/http/by.ts'
import type { HeldOrder } from '../orders/lock-order.ts'
import { orderMachine } from '../orders/order-machine.ts'
import { partsOf } from './refund-parts.ts'
import { percentOf } from './schedule-share.ts'
import { addConflict, addRequest, setRequest } from './store.ts'

interface End {
  step: 'O6' | 'O7' | 'O8'
  by: By & { mode: 'client' | 'agent' | 'system' }
  /** How much of what was paid goes back; the rest is the agent’s. */
  percent: number
  destination: 'card' | 'credit'
  reason: string | null
}

/** O6, O7, O8. Ends a held order and gives its money back, under a conflict that is opened and closed at once. */
export async function endAtOnce(context: Context, tx: Tx, order: HeldOrder, end: End) {
  const { step, by, percent, destination, reason } = end
  const now = context.clock.now()
  const refundable = await refundableOf(tx, order.id)
  const amount = percentOf(refundable?.total ?? 0, percent)
  const refund = partsOf(amount, order.currency, refundable)
  await moveOrRefuse(tx, orderMachine, step, order.id, { cancelled_at: now, updated_at: now })
  const conflict = await addConflict(tx, {
    ...{ order_id: order.id, opened_by: by.mode, opener_id: by.id, reason: 'cancellation' },
    ...{ text: reason ?? '', status: 'closed', outcome: percent === 100 ? 'full' : 'partial' },
    ...{ resume_status: order.status, created_at: now, closed_at: now, updated_at: now },
  })
  if (refundable) {
    const request = await addRequest(tx, {
      ...{ conflict_id: conflict, order_id: order.id, made_by: by.mode, maker_id: by.id },
      ...{ amount, currency: order.currency, destination, status: 'accepted' },
      ...{ created_at: now, answered_at: now, updated_at: now },
    })
    const { refundId } = await refundOrder(context, tx, {
      ...{ request, order, amount, destination, reason: 'cancellation', by },
    })
    await setRequest(tx, request, refundId ? { refund_id: refundId } : { status: 'processed' })
    await releaseRest(context, tx, order, by)
  }
  const event = await tell(
    context,
    tx,
    {
      ...{ fact: 'order_left', order: order.id, goal: order.goal_id, conflict },
      ...{ step, from: order.status, to: 'cancelled', reason },
    },
    by,
  )
  return { event, refund }
}
