import type { Context } from '../../../context.ts'
import { refundableOf } from '../../../money/payments/refunds/refundable-of-order.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notNow, Refusal } from '../../../platform/refusal.ts'
import type { HeldOrder } from '../hold-order.ts'
import { lockOrder } from '../move-store.ts'
import { hasConflictInCase, holderOf, lockCase } from './stage-store.ts'
import { NO_MORE, whyNoMore } from './why-no-more.ts'

/** The stage at which the case of an order stands, with all of its stages held, if what was agreed can change now. */
export async function holdRunningStage(context: Context, tx: Tx, orderId: string): Promise<HeldOrder> {
  await lockCase(tx, orderId)
  const order = await lockOrder(tx, await holderOf(tx, orderId))
  if (!order) throw new Refusal('not_found')
  const message = reasonOfState(order) ?? (await reasonAgainstMore(context, tx, order))
  if (message) throw notNow(message)
  return order
}

function reasonOfState({ status }: HeldOrder) {
  if (status === 'paid' || status === 'ongoing') return null
  if (status === 'conflicted')
    return 'There is a conflict about this order. What was agreed can change once it is settled.'
  if (status === 'awaiting_payment')
    return 'This stage is not paid yet. What was agreed can change while the work runs.'
  return 'The work on this order is over, so nothing can be added to it. Please agree on a new order.'
}

async function reasonAgainstMore(context: Context, tx: Tx, order: HeldOrder) {
  if (await hasConflictInCase(tx, order.case_id, order.id))
    return 'There is a conflict about an earlier stage. What was agreed can change once it is settled.'
  if (order.client_deleted_at) return 'This client has deleted their account.'
  if ((await refundableOf(tx, order.id))?.isAllBack)
    return 'The money of this order went back, so nothing can be added to it.'
  return (await whyNoMore(context, tx, order)) && NO_MORE
}
