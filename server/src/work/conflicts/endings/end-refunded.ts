import type { Context } from '../../../context.ts'
import { performOrFail } from '../../../ground/facts/perform.ts'
import { divideElsewhere } from '../../../money/payments/refunds/divide-elsewhere.ts'
import { refundableOf } from '../../../money/payments/refunds/refundable-of-order.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { enqueueMails } from '../../../platform/mail/enqueue-mail.ts'
import type { HeldOrder } from '../../orders/hold-order.ts'
import { orderMachine } from '../../orders/order-machine.ts'
import { endConflict } from '../end-conflict.ts'
import { addConflict, addRequest, lockOpenConflict } from '../store.ts'
import { refundedMails } from './way-out-mails.ts'

interface Last {
  /** The one that took the last of it, where it is known. */
  refund?: { id: string; amount: number }
}

/** O19 or O15. A held order whose money is all back ends, with its conflict. Answers whether it did. */
export async function endRefunded(context: Context, tx: Tx, order: HeldOrder, { refund }: Last = {}) {
  if (!(await refundableOf(tx, order.id))?.isAllBack) return false
  const { status } = order
  if (status === 'conflicted') {
    const conflict = await lockOpenConflict(tx, order.id)
    // What was agreed in it is on its way: the conflict ends when that has arrived.
    if (!conflict || conflict.status === 'settling') return false
    await endConflict(context, tx, { order, conflict, outcome: 'full' })
    return true
  }
  if (status !== 'paid' && status !== 'ongoing') return false
  const now = context.clock.now()
  const conflict = await addConflict(tx, {
    ...{ order_id: order.id, opened_by: 'processor', opener_id: null, reason: 'cancellation' },
    ...{ status: 'closed', outcome: 'full', resume_status: status },
    ...{ created_at: now, closed_at: now, updated_at: now },
  })
  if (refund)
    await addRequest(tx, {
      ...{
        conflict_id: conflict,
        order_id: order.id,
        made_by: 'system',
        maker_id: null,
        destination: 'card',
      },
      ...{ amount: refund.amount, currency: order.currency, status: 'accepted', refund_id: refund.id },
      parts: JSON.stringify(await divideElsewhere(tx, order.id, refund)),
      ...{ created_at: now, answered_at: now, updated_at: now },
    })
  const event = await performOrFail(context, tx, orderMachine.endRefunded, order, {
    patch: { resume_status: null, cancelled_at: now, updated_at: now },
    told: { goal: order.goal_id, conflict },
  })
  await enqueueMails(context, tx, refundedMails(order, event))
  return true
}
