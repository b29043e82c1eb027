import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { cancelPaymentOf } from '../../payments/cancel-payment.ts'
import { noteVoid } from './bill-store.ts'

/** Nobody shall pay it any more. False, and nothing changed, while its money may be on its way. */
export async function voidBill(context: Context, tx: Tx, bill: { id: string }): Promise<boolean> {
  if (!(await cancelPaymentOf(context, tx, { payable: 'subscription', payableId: bill.id }))) return false
  await noteVoid(tx, bill.id, context.clock.now())
  return true
}
