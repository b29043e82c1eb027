import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { planTerms } from '../../ground/rules/plan-terms.ts'
import type { Tx } from '../../platform/database/database.ts'
import { moveOrFail } from '../../platform/database/move.ts'
import type { By } from '../../platform/http/by.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { setPlan } from '../../supply/agents/set-plan.ts'
import { keepWithinPlan } from '../../supply/services/plan/keep-within-plan.ts'
import { openBillOf } from './billing/bill-store.ts'
import { voidBill } from './billing/void-bill.ts'
import { planEndedMail, type WhyEnded } from './plan-mails.ts'
import { findSubscriber, type SubscriptionRow } from './store.ts'
import { subscriptionMachine } from './subscription-state.ts'

interface Ending {
  step: 'S7' | 'S7a' | 'S7b'
  reason: WhyEnded
  by: By
}

/** S7: the free plan begins. False, and nothing changed, while money for it may be on its way. */
export async function endSubscription(
  context: Context,
  tx: Tx,
  subscription: SubscriptionRow,
  { step, reason, by }: Ending,
): Promise<boolean> {
  const { id, agent_id, status } = subscription
  const bill = await openBillOf(tx, id)
  if (bill && !(await voidBill(context, tx, bill))) return false
  const now = context.clock.now()
  await moveOrFail(tx, subscriptionMachine, step, id, {
    ...{ ended_at: now, updated_at: now, try_at: null, cancel_at_period_end: false },
    ...{ next_plan: null, next_term: null },
  })
  await setPlan(tx, agent_id, 'free')
  const { free } = await planTerms(tx)
  const unlisted = await keepWithinPlan(context, tx, agent_id, free.active_services)
  const steps = { step, from: status, to: 'ended', reason }
  await tell(context, tx, { fact: 'subscription_ended', agent: agent_id, subscription: id, ...steps }, by)
  const agent = await findSubscriber(tx, agent_id)
  if (agent && !agent.deleted_at)
    await enqueueMail(context, tx, planEndedMail(agent, subscription, { reason, unlisted }))
  return true
}
