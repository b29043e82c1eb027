import type { Context } from '../../../context.ts'
import { performOrFail } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { lockSubscription, type SubscriptionRow } from '../store.ts'
import { subscriptionMachine } from '../subscription-state.ts'
import { openBillOf } from './bill-store.ts'
import { holdBill } from './hold-bill.ts'
import { voidBill } from './void-bill.ts'

/** Nobody paid the change: the plan stays as it was. */
export const giveUpChange = (context: Context, billId: string) =>
  transact(context, async (tx) => {
    const held = await holdBill(tx, billId)
    if (held && !held.bill.paid_at && !held.bill.voided_at) await voidBill(context, tx, held.bill)
  })

/** S3, by the clock. */
export const giveUpWaiting = (context: Context, id: string) =>
  transact(context, async (tx) => {
    const subscription = await lockSubscription(tx, id)
    if (subscription?.status === 'waiting') await dropWaiting(context, tx, subscription)
  })

/** S3. False, and nothing changed, while its money may be on its way. */
export async function dropWaiting(context: Context, tx: Tx, subscription: SubscriptionRow) {
  const bill = await openBillOf(tx, subscription.id)
  if (bill && !(await voidBill(context, tx, bill))) return false
  const now = context.clock.now()
  await performOrFail(context, tx, subscriptionMachine.giveUp, subscription, {
    patch: { ended_at: now, updated_at: now },
    told: { reason: 'unpaid' },
  })
  return true
}
