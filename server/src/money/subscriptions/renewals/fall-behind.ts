import type { Context } from '../../../context.ts'
import { performOrSkip } from '../../../ground/facts/perform.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { acting, SYSTEM } from '../../../platform/http/by.ts'
import type { BillRow } from '../billing/bill-store.ts'
import type { SubscriptionRow } from '../store.ts'
import { subscriptionMachine } from '../subscription-state.ts'
import { hasTriesLeft } from './try-schedule.ts'

export type WhyUnpaid = 'declined' | 'to_confirm' | 'no_card'

/** S5: a renewal did not go through. Its agent is told each time, until the plan ends. */
export async function fallBehind(
  context: Context,
  tx: Tx,
  { subscription, bill }: { subscription: SubscriptionRow; bill: BillRow },
  why: WhyUnpaid,
) {
  if (bill.kind !== 'renewal' || bill.paid_at || bill.voided_at) return
  const { agent_id, tries } = subscription
  const fellBehind = await performOrSkip(
    acting(context, SYSTEM),
    tx,
    subscriptionMachine.fallBehind,
    subscription,
    {
      patch: { updated_at: context.clock.now() },
      told: { reason: why },
    },
  )
  if (!fellBehind && subscription.status !== 'past_due') return
  if (!hasTriesLeft(tries)) return
  await tell(context, tx, {
    fact: 'subscription_unpaid',
    agent: agent_id,
    subscription: subscription.id,
    along: { bill, why, tries, tryAt: subscription.try_at },
  })
}
