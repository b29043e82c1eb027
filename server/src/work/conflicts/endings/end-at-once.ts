import type { Context } from '../../../context.ts'
import { perform, performOrFail } from '../../../ground/facts/perform.ts'
import { backOf, type RefundDivision } from '../../../money/payments/refunds/divide-refund.ts'
import { refundOrder } from '../../../money/payments/refunds/refund-order.ts'
import { refundableOf } from '../../../money/payments/refunds/refundable-of-order.ts'
import { releaseRest } from '../../../money/payments/refunds/release-rest.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { acting } from '../../../platform/http/by.ts'
import { untold } from '../../../platform/states/machine.ts'
import type { HeldOrder } from '../../orders/hold-order.ts'
import { orderMachine } from '../../orders/order-machine.ts'
import { conflictMachine } from '../conflict-state.ts'
import { isResumable } from '../is-resumable.ts'
import { proposalMachine } from '../refunds/refund-state.ts'
import { percentOf } from '../refunds/schedule-share.ts'
import { addConflict, addRequest, lockOpenConflict, pendingRequest, setRequest } from '../store.ts'
import { withoutUnannounced } from '../unannounced.ts'

type Ending =
  | typeof orderMachine.leave
  | typeof orderMachine.decline
  | typeof orderMachine.lapse
  | typeof orderMachine.endByStaff
  | typeof orderMachine.endByGift

type End = {
  destination: 'card' | 'credit'
  reason: string | null
  text?: string
} & ({ percent: number } | { amount: number })

/** Ends a held order and gives its money back, under a conflict that is opened and closed at once. */
export async function endAtOnce(context: Context, tx: Tx, step: Ending, order: HeldOrder, end: End) {
  const now = context.clock.now()
  const refundable = await refundableOf(tx, order.id)
  const total = refundable?.total ?? 0
  const amount = 'amount' in end ? end.amount : percentOf(total, end.percent)
  const conflict = await closedConflict(context, tx, step, order, {
    outcome: outcomeOf(amount, total),
    reason: end.reason,
  })
  let parts = nothingOf(order)
  await perform(context, tx, step, order, {
    patch: { resume_status: null, cancelled_at: now, updated_at: now },
    told: async () => {
      if (refundable) parts = await giveBack(context, tx, step, order, { ...end, conflict, amount })
      return {
        goal: order.goal_id,
        conflict,
        reason: end.reason,
        back: refundable ? backOf(parts) : null,
        along: { order, parts, ...(end.text && { text: end.text }) },
      }
    },
  })
  return parts
}

interface Back {
  conflict: string
  amount: number
  destination: 'card' | 'credit'
}

async function giveBack(
  context: Context,
  tx: Tx,
  { who: [mover] }: Ending,
  order: HeldOrder,
  { conflict, amount, destination }: Back,
) {
  const now = context.clock.now()
  const { by } = acting(context, mover)
  const request = await addRequest(tx, {
    conflict_id: conflict,
    order_id: order.id,
    made_by: mover,
    maker_id: by.id,
    amount,
    currency: order.currency,
    destination,
    status: 'accepted',
    created_at: now,
    answered_at: now,
    updated_at: now,
  })
  const { parts, refundId } = await refundOrder(context, tx, {
    request,
    order,
    amount,
    destination,
    reason: 'cancellation',
    by,
  })
  await setRequest(tx, request, { parts: JSON.stringify(parts) })
  if (refundId) await setRequest(tx, request, { refund_id: refundId })
  else
    await performOrFail(context, tx, proposalMachine.finish, { id: request }, { patch: { updated_at: now } })
  await releaseRest(context, tx, order, by)
  return parts
}

const nothingOf = ({ currency, price_amount }: HeldOrder): RefundDivision => ({
  currency,
  card: 0,
  credit: 0,
  coupons: [],
  price: price_amount,
  coupon: 0,
  before: price_amount,
  back: 0,
  commission: 0,
  gets: 0,
})

const outcomeOf = (amount: number, total: number) => {
  if (amount === total) return 'full'
  return amount === 0 ? 'released' : 'partial'
}

interface Closing {
  outcome: ReturnType<typeof outcomeOf>
  reason: string | null
}

/** Every refund of an order stands under a conflict: the one that is open, or one of its own. */
async function closedConflict(
  context: Context,
  tx: Tx,
  step: Ending,
  order: HeldOrder,
  { outcome, reason }: Closing,
) {
  const now = context.clock.now()
  const [mover] = step.who
  const open = order.status === 'conflicted' ? await lockOpenConflict(tx, order.id) : undefined
  if (!open) {
    const { status } = order
    if (!isResumable(status)) throw new Error(`An order that is ${status} has no money to give back`)
    return addConflict(tx, {
      order_id: order.id,
      opened_by: mover,
      opener_id: context.by.id,
      text: reason ?? '',
      reason: mover === 'staff' ? 'ended' : 'cancellation',
      status: 'closed',
      outcome,
      resume_status: status,
      created_at: now,
      closed_at: now,
      updated_at: now,
    })
  }
  const closing = step === orderMachine.leave ? conflictMachine.leave : conflictMachine.endByStaff
  await perform(context, tx, closing, open, {
    patch: {
      outcome,
      closed_at: now,
      reply_by: null,
      updated_at: now,
      ...withoutUnannounced(open),
    },
  })
  const pending = await pendingRequest(tx, open.id)
  if (pending)
    await performOrFail(context, tx, untold(proposalMachine.withdraw), pending, {
      patch: { answered_at: now, updated_at: now },
    })
  return open.id
}
