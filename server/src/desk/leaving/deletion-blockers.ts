import type { BlockerPlace } from '@sojourn/contract/people/blocker-places'
import type { Blocker } from '@sojourn/contract/people/own-data'
import type { Context } from '../../context.ts'
import { creditAgainstDeletion } from '../../money/coupons/credit-against-deletion.ts'
import { debtAgainstDeletion } from '../../money/debts/debt-against-deletion.ts'
import { paymentsAgainstDeletion } from '../../money/payments/payments-against-deletion.ts'
import { subscriptionAgainstDeletion } from '../../money/subscriptions/subscription-against-deletion.ts'
import { walletAgainstDeletion } from '../../money/wallets/wallet-against-deletion.ts'
import { holdsAgainstDeletion } from '../../work/orders/legal-hold/holds-against-deletion.ts'
import {
  agentOrdersAgainstDeletion,
  clientOrdersAgainstDeletion,
} from '../../work/orders/orders-against-deletion.ts'
import { findLeaver } from './leaving-store.ts'

/** A sentence that says why somebody's account cannot be deleted on a day and what to do, or null. */
type WhyNot = (context: Context, personId: string, on: Date) => Promise<string | null>

export interface DeletionBlocker {
  why: WhyNot
  place: BlockerPlace | null
}

/** Each domain that holds what must be settled first has its own. */
export const deletionBlockers: DeletionBlocker[] = [
  { why: clientOrdersAgainstDeletion, place: 'client_orders' },
  { why: agentOrdersAgainstDeletion, place: 'agent_orders' },
  { why: holdsAgainstDeletion, place: null },
  { why: paymentsAgainstDeletion, place: 'payments' },
  { why: walletAgainstDeletion, place: 'wallet' },
  { why: creditAgainstDeletion, place: 'coupons' },
  { why: debtAgainstDeletion, place: 'coupons' },
  { why: subscriptionAgainstDeletion, place: 'plan' },
]

/** A suspended person can settle nothing of it alone, and opens none of those pages. */
const askUs = (supportEmail: string) =>
  `Your account is suspended, so please write to ${supportEmail} to settle this.`

/** Nothing stands against it that is over by the day of the deletion. */
export async function reasonsAgainstDeletion(context: Context, personId: string, on: Date) {
  const reasons: Blocker[] = []
  for (const { why, place } of deletionBlockers) {
    const words = await why(context, personId, on)
    if (words) reasons.push({ words, place })
  }
  if (reasons.length === 0 || !(await findLeaver(context.db, personId))?.suspended_at) return reasons
  const closed = [...reasons.map(({ words }) => words), askUs(context.settings.supportEmail)]
  return closed.map((words): Blocker => ({ words, place: null }))
}
