import type { Context } from '../../../context.ts'
import { viewPrice, viewRefund } from '../../../money/payments/refunds/divide-refund.ts'
import { planRefund } from '../../../money/payments/refunds/plan-refund.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { orderToRead } from '../../orders/order-to-read.ts'
import { findConflict } from '../store.ts'

/** Whoever decides reads it before: the same plan is kept with the decision. */
export async function divideConflict({ db }: Context, id: string, amount: number) {
  const conflict = await findConflict(db, id)
  const order = conflict && (await orderToRead(db, conflict.order_id))
  if (!order) throw new Refusal('not_found')
  const parts = await planRefund(db, { order, amount, destination: 'card' })
  return parts && { refund: viewRefund(parts, 'staff'), agent: viewPrice(parts) }
}
