import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { openPaymentsOf } from './store.ts'

/**
 * An account is deleted: whatever was to be paid is given up, and its page closed. Returns false if something is being paid
 * at this moment.
 */
export async function giveUpPaymentsOf(context: Context, tx: Tx, payerId: string) {
  for (const { payable, payable_id } of await openPaymentsOf(tx, payerId))
    if (!(await context.payables[payable].giveUp(context, tx, payable_id))) return false
  return true
}
