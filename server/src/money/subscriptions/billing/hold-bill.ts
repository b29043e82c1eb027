import type { Tx } from '../../../platform/database/database.ts'
import { lockSubscription } from '../store.ts'
import { findBill, lockBill } from './bill-store.ts'

/** The subscription first, so that no two wait for each other. */
export async function holdBill(tx: Tx, id: string) {
  const found = await findBill(tx, id)
  const subscription = found && (await lockSubscription(tx, found.subscription_id))
  const bill = subscription && (await lockBill(tx, id))
  return bill ? { subscription, bill } : null
}

export type HeldBill = NonNullable<Awaited<ReturnType<typeof holdBill>>>
