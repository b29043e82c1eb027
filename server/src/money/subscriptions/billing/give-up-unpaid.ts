import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { moveOrFail } from '../../../platform/database/move.ts'
import { transact } from '../../../platform/database/transact.ts'
import { type By, SYSTEM } from '../../../platform/http/by.ts'
import { lockSubscription, type SubscriptionRow } from '../store.ts'
import { subscriptionMachine } from '../subscription-state.ts'
import { openBillOf } from './bill-store.ts'
import { holdBill } from './hold-bill.ts'
import { voidBill } from './void-bill.ts'

/** A change that nobody paid: the plan stays as it was. */
export const giveUpChange = (context: Context, billId: string) =>
  transact(context, async (tx) => {
    const held = await holdBill(tx, billId)
    if (held && !held.bill.paid_at && !held.bill.voided_at) await voidBill(context, tx, held.bill)
  })

/** S3, by the clock. */
export const giveUpWaiting = (context: Context, id: string) =>
  transact(context, async (tx) => {
    const subscription = await lockSubscription(tx, id)
    if (subscription?.status === 'waiting') await dropWaiting(context, tx, subscription, SYSTEM)
  })

/** S3. False, and nothing changed, while its money may be on its way. */
export async function dropWaiting(context: Context, tx: Tx, { id, agent_id }: SubscriptionRow, by: By) {
  const bill = await openBillOf(tx, id)
  if (bill && !(await voidBill(context, tx, bill))) return false
  const now = context.clock.now()
  await moveOrFail(tx, subscriptionMachine, 'S3', id, { ended_at: now, updated_at: now })
  const steps = { step: 'S3', from: 'waiting', to: 'ended', reason: 'unpaid' }
  await tell(context, tx, { fact: 'subscription_ended', agent: agent_id, subscription: id, ...steps }, by)
  return true
}
