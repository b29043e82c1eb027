import type { Context } from '../../../context.ts'
import { planRefund } from '../../../money/payments/refunds/plan-refund.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { HeldOrder } from '../../orders/hold-order.ts'
import { lockOpenConflict, pendingRequest, setConflict, setRequest } from '../store.ts'
import { endProposal } from './end-proposal.ts'

/** Money left the order by another way: what waits for an answer, and what is decided, tells what it would give from now on. */
export async function divideAgain(context: Context, tx: Tx, order: HeldOrder) {
  const conflict = await lockOpenConflict(tx, order.id)
  if (!conflict || conflict.status === 'settling') return
  const pending = await pendingRequest(tx, conflict.id)
  const proposed = pending && (await planRefund(tx, { ...pending, order }))
  if (proposed) await setRequest(tx, pending.id, { parts: JSON.stringify(proposed) })
  else if (pending) await endProposal(context, tx, conflict, pending)
  const amount = conflict.decision_amount
  const decided = amount !== null && (await planRefund(tx, { order, amount, destination: 'card' }))
  if (decided) await setConflict(tx, conflict.id, { decision_parts: JSON.stringify(decided) })
}
