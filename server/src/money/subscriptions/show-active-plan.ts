import { PLANS, plans } from '@sojourn/contract/amounts/plans'
import type { ActivePlan } from '@sojourn/contract/money/subscriptions'
import type { Context } from '../../context.ts'
import { planTerms } from '../../ground/rules/plan-terms.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { countActive } from '../../supply/services/plan/count-active.ts'
import { openBillOf } from './billing/bill-store.ts'
import { findOpen, findSubscriber } from './store.ts'
import { viewBill, viewOffer, viewSubscription } from './view.ts'

export async function listPlans({ db }: Context) {
  const terms = await planTerms(db)
  return PLANS.map((plan) => viewOffer(plan, terms))
}

/** The plan an agent is on; one that was chosen and not paid yet changes nothing. */
export const showActivePlan = (context: Context, actor: Person, db: Reader = context.db) =>
  planOf(db, actor.id)

export async function planOf(db: Reader, agentId: string): Promise<ActivePlan> {
  const agent = await findSubscriber(db, agentId)
  const plan = PLANS.find((known) => known === agent?.agent_plan) ?? 'free'
  const terms = await planTerms(db)
  const subscription = await findOpen(db, agentId)
  const bill = subscription && (await openBillOf(db, subscription.id))
  return {
    plan,
    name: plans[plan].name,
    commission_percent: terms[plan].commission_percent,
    services: { active: await countActive(db, agentId), limit: terms[plan].active_services },
    subscription: subscription ? viewSubscription(subscription, terms) : null,
    bill: bill ? viewBill(bill) : null,
  }
}
