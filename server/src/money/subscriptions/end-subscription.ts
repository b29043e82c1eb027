import type { Context } from '../../context.ts'
import { performOrFail } from '../../ground/facts/perform.ts'
import { planTerms } from '../../ground/rules/plan-terms.ts'
import type { Tx } from '../../platform/database/database.ts'
import { setPlan } from '../../supply/agents/set-plan.ts'
import { keepWithinPlan } from '../../supply/services/plan/keep-within-plan.ts'
import { openBillOf } from './billing/bill-store.ts'
import { voidBill } from './billing/void-bill.ts'
import type { WhyEnded } from './plan-mails.ts'
import type { SubscriptionRow } from './store.ts'
import type { subscriptionMachine } from './subscription-state.ts'

type Ending =
  | typeof subscriptionMachine.end
  | typeof subscriptionMachine.endAtOnce
  | typeof subscriptionMachine.takeBack

/** S7: the free plan begins. False, and nothing changed, while money for it may be on its way. */
export async function endSubscription(
  context: Context,
  tx: Tx,
  step: Ending,
  subscription: SubscriptionRow,
  reason: WhyEnded,
): Promise<boolean> {
  const { id, agent_id } = subscription
  const bill = await openBillOf(tx, id)
  if (bill && !(await voidBill(context, tx, bill))) return false
  const now = context.clock.now()
  const { free } = await planTerms(tx)
  await setPlan(tx, agent_id, 'free')
  const unlisted = await keepWithinPlan(context, tx, agent_id, free.active_services)
  await performOrFail(context, tx, step, subscription, {
    patch: {
      ended_at: now,
      updated_at: now,
      try_at: null,
      cancel_at_period_end: false,
      next_plan: null,
      next_term: null,
    },
    told: { reason, along: { subscription, why: reason, unlisted } },
  })
  return true
}
