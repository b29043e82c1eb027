import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { findPayment, lockPayment, type PaymentRow } from '../store.ts'
import { findRefund, lockRefund, type RefundRow } from './refund-store.ts'

export interface HeldRefund {
  refund: RefundRow
  payment: PaymentRow
}

/** With its payment and what that is for, in the order everybody locks them. */
export async function holdRefund(context: Context, tx: Tx, id: string): Promise<HeldRefund | undefined> {
  const found = await findRefund(tx, id)
  const its = found && (await findPayment(tx, found.payment_id))
  if (!its) return undefined
  await context.payables[its.payable].hold(tx, its.payable_id)
  const payment = await lockPayment(tx, its.id)
  const refund = await lockRefund(tx, id)
  return payment && refund ? { payment, refund } : undefined
}
