import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import { backOf } from '../../money/payments/refunds/divide-refund.ts'
import { refundOrder } from '../../money/payments/refunds/refund-order.ts'
import { refundableOf } from '../../money/payments/refunds/refundable-of-order.ts'
import type { Tx } from '../../platform/database/database.ts'
import { acting, SYSTEM } from '../../platform/http/by.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import { conflictMachine } from './conflict-state.ts'
import { endConflict } from './end-conflict.ts'
import { partsKept } from './refunds/kept-parts.ts'
import { proposalMachine } from './refunds/refund-state.ts'
import { type ConflictRow, type RequestRow, settledRequest } from './store.ts'

interface Agreed {
  order: HeldOrder
  conflict: ConflictRow
  request: RequestRow
}

/** The agreement or decision is booked at once; the conflict ends when the money has arrived. */
export async function settleRequest(context: Context, tx: Tx, agreed: Agreed) {
  const { order, conflict, request } = agreed
  const now = context.clock.now()
  const { amount, destination } = request
  await perform(context, tx, conflictMachine.settle, conflict, { patch: { reply_by: null, updated_at: now } })
  const { refundId, parts } = await refundOrder(context, tx, {
    request: request.id,
    order,
    amount,
    destination,
    reason: 'conflict',
    by: context.by,
  })
  await perform(context, tx, proposalMachine.accept, request, {
    patch: {
      answered_at: now,
      updated_at: now,
      parts: JSON.stringify(parts),
      ...(refundId && { refund_id: refundId }),
    },
    told: { back: backOf(parts) },
  })
  if (!refundId) await finishRequest(context, tx, { ...agreed, request: { ...request, parts } })
  return parts
}

/** R5. Its money has arrived, or nothing had to be sent. */
export async function finishRequest(context: Context, tx: Tx, agreed: Agreed) {
  const now = context.clock.now()
  await perform(context, tx, proposalMachine.finish, agreed.request, { patch: { updated_at: now } })
  await endAsAgreed(context, tx, agreed)
}

/** The bank has decided: a conflict whose refund was done with meanwhile ends now, else once it is. */
export async function finishSettled(context: Context, tx: Tx, { order, conflict }: Omit<Agreed, 'request'>) {
  const request = await settledRequest(tx, conflict.id)
  if (request) await endAsAgreed(context, tx, { order, conflict, request })
}

/** K4, by what was booked. While a bank asks for a part, the rest is released to nobody. */
export async function endAsAgreed(context: Context, tx: Tx, { order, conflict, request }: Agreed) {
  if ((await refundableOf(tx, order.id))?.isWithBank) return
  const outcome = await outcomeOf(tx, order.id, request)
  const settled = await partsKept(tx, order, request)
  await endConflict(acting(context, SYSTEM), tx, {
    order,
    conflict,
    outcome,
    moreDays: request.more_days,
    settled,
  })
}

async function outcomeOf(tx: Tx, orderId: string, { continues, amount }: RequestRow) {
  // Whatever was agreed besides: nobody works for money that is back.
  if ((await refundableOf(tx, orderId))?.isAllBack) return 'full'
  if (continues) return 'continued'
  return amount === 0 ? 'released' : 'partial'
}
