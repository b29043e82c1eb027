import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { backOf, type RefundDivision } from '../../../money/payments/refunds/divide-refund.ts'
import { refundOrder } from '../../../money/payments/refunds/refund-order.ts'
import { refundableOf } from '../../../money/payments/refunds/refundable-of-order.ts'
import { releaseRest } from '../../../money/payments/refunds/release-rest.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { moveOrFail, moveOrRefuse } from '../../../platform/database/move.ts'
import type { By } from '../../../platform/http/by.ts'
import type { HeldOrder } from '../../orders/hold-order.ts'
import { orderMachine } from '../../orders/order-machine.ts'
import { conflictMachine } from '../conflict-state.ts'
import { isResumable } from '../is-resumable.ts'
import { proposalMachine } from '../refunds/refund-state.ts'
import { percentOf } from '../refunds/schedule-share.ts'
import { addConflict, addRequest, lockOpenConflict, pendingRequest, setRequest } from '../store.ts'
import { withoutUnannounced } from '../unannounced.ts'

type End = {
  step: 'O6' | 'O7' | 'O8' | 'O17' | 'O20'
  by: By & { mode: 'client' | 'agent' | 'system' | 'staff' }
  destination: 'card' | 'credit'
  reason: string | null
} & ({ percent: number } | { amount: number })

/** O6, O7, O8, O17, O20. Ends a held order and gives its money back, under a conflict that is opened and closed at once. */
export async function endAtOnce(context: Context, tx: Tx, order: HeldOrder, end: End) {
  const { step, by, destination, reason } = end
  const now = context.clock.now()
  const refundable = await refundableOf(tx, order.id)
  const total = refundable?.total ?? 0
  const amount = 'amount' in end ? end.amount : percentOf(total, end.percent)
  let parts: RefundDivision | null = null
  const conflict = await closedConflict(context, tx, order, end, outcomeOf(amount, total))
  await moveOrRefuse(tx, orderMachine, step, order.id, {
    ...{ resume_status: null, cancelled_at: now, updated_at: now },
  })
  if (refundable) {
    const request = await addRequest(tx, {
      ...{ conflict_id: conflict, order_id: order.id, made_by: by.mode, maker_id: by.id },
      ...{ amount, currency: order.currency, destination, status: 'accepted' },
      ...{ created_at: now, answered_at: now, updated_at: now },
    })
    const booked = await refundOrder(context, tx, {
      ...{ request, order, amount, destination, reason: 'cancellation', by },
    })
    parts = booked.parts
    const { refundId } = booked
    await setRequest(tx, request, { parts: JSON.stringify(parts) })
    if (refundId) await setRequest(tx, request, { refund_id: refundId })
    else await moveOrFail(tx, proposalMachine, 'R5', request, { updated_at: now })
    await releaseRest(context, tx, order, by)
  }
  const event = await tell(
    context,
    tx,
    {
      ...{ fact: 'order_left', order: order.id, goal: order.goal_id, conflict },
      ...{ step, from: order.status, to: 'cancelled', reason, back: parts && backOf(parts) },
    },
    by,
  )
  return { event, parts: parts ?? nothingOf(order) }
}

/** Of an order that nothing was paid for. */
const nothingOf = ({ currency, price_amount }: HeldOrder): RefundDivision => ({
  ...{ currency, card: 0, credit: 0, coupons: [] },
  ...{ price: price_amount, coupon: 0, before: price_amount, back: 0, commission: 0, gets: 0 },
})

const outcomeOf = (amount: number, total: number) => {
  if (amount === total) return 'full'
  return amount === 0 ? 'released' : 'partial'
}

/** Every refund of an order stands under a conflict: the one that is open, or one of its own. */
async function closedConflict(
  context: Context,
  tx: Tx,
  order: HeldOrder,
  { step, by, reason }: End,
  outcome: ReturnType<typeof outcomeOf>,
) {
  const now = context.clock.now()
  const open = order.status === 'conflicted' ? await lockOpenConflict(tx, order.id) : undefined
  if (!open) {
    const { status } = order
    if (!isResumable(status)) throw new Error(`An order that is ${status} has no money to give back`)
    return addConflict(tx, {
      ...{ order_id: order.id, opened_by: by.mode, opener_id: by.id, text: reason ?? '' },
      ...{ reason: step === 'O17' || step === 'O20' ? 'ended' : 'cancellation', status: 'closed', outcome },
      ...{ resume_status: status, created_at: now, closed_at: now, updated_at: now },
    })
  }
  await moveOrRefuse(tx, conflictMachine, step === 'O6' ? 'K6' : 'K5', open.id, {
    ...{ outcome, closed_at: now, reply_by: null, updated_at: now },
    ...withoutUnannounced(open),
  })
  const pending = await pendingRequest(tx, open.id)
  if (pending) await moveOrFail(tx, proposalMachine, 'R4', pending.id, { answered_at: now, updated_at: now })
  return open.id
}
