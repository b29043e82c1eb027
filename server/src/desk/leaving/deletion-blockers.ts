import type { Context } from '../../context.ts'
import { creditAgainstDeletion } from '../../money/coupons/credit-against-deletion.ts'
import { debtAgainstDeletion } from '../../money/debts/debt-against-deletion.ts'
import { paymentsAgainstDeletion } from '../../money/payments/payments-against-deletion.ts'
import { subscriptionAgainstDeletion } from '../../money/subscriptions/subscription-against-deletion.ts'
import { walletAgainstDeletion } from '../../money/wallets/wallet-against-deletion.ts'
import { holdsAgainstDeletion } from '../../work/orders/legal-hold/holds-against-deletion.ts'
import { ordersAgainstDeletion } from '../../work/orders/orders-against-deletion.ts'
import { findLeaver } from './leaving-store.ts'

/** A sentence that says why somebody's account cannot be deleted on a day and what to do, or null. */
export type DeletionBlocker = (context: Context, personId: string, on: Date) => Promise<string | null>

/** Each domain that holds what must be settled first adds its own. */
export const deletionBlockers: DeletionBlocker[] = [
  ordersAgainstDeletion,
  holdsAgainstDeletion,
  paymentsAgainstDeletion,
  walletAgainstDeletion,
  creditAgainstDeletion,
  debtAgainstDeletion,
  subscriptionAgainstDeletion,
]

/** A suspended person can settle nothing of it alone. */
const askUs = (supportEmail: string) =>
  `Your account is suspended, so please write to ${supportEmail} to settle this.`

/** Nothing stands against it that is over by the day of the deletion. */
export async function reasonsAgainstDeletion(context: Context, personId: string, on: Date) {
  const reasons: string[] = []
  for (const blocker of deletionBlockers) {
    const reason = await blocker(context, personId, on)
    if (reason) reasons.push(reason)
  }
  if (reasons.length > 0 && (await findLeaver(context.db, personId))?.suspended_at)
    reasons.push(askUs(context.settings.supportEmail))
  return reasons
}
