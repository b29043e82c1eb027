import { type Plan, plans, type Term } from '@sojourn/contract/amounts/plans'
import type { PlanPreview } from '@sojourn/contract/money/subscriptions'
import type { Context } from '../../context.ts'
import { planTerms } from '../../ground/rules/plan-terms.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { servicesBeyond } from '../../supply/services/plan/keep-within-plan.ts'
import { isSamePlan, priceChange } from './price-change.ts'
import { findOpen, type SubscriptionRow } from './store.ts'
import { viewMoney } from './view.ts'

/** The preview changes nothing. */
export async function previewPlan(
  context: Context,
  actor: Person,
  { plan, term }: { plan: Plan; term: Term },
): Promise<PlanPreview> {
  const { db } = context
  const subscription = await findOpen(db, actor.id)
  if (isSamePlan(subscription, { plan, term })) throw alreadyThere()
  const terms = (await planTerms(db))[plan]
  const change =
    plan === 'free'
      ? ending(context, subscription)
      : await priceChange(context, db, subscription, { agentId: actor.id, wanted: { plan, term } })
  const { lines, taxes, total, takesEffect, effectiveAt } = change
  return {
    plan,
    name: plans[plan].name,
    term,
    takes_effect: takesEffect,
    effective_at: effectiveAt.toISOString(),
    lines: lines.map(({ text, amount }) => ({ text, amount: viewMoney(amount) })),
    taxes: taxes.map(({ name, amount }) => ({ name, amount: viewMoney(amount) })),
    total: viewMoney(total),
    next_price: viewMoney(terms[term]),
    commission_percent: terms.commission_percent,
    unlisted: await servicesBeyond(db, actor.id, terms.active_services),
  }
}

export const alreadyThere = () => new Refusal('not_now', { message: 'You are already on this plan.' })

const NOTHING: { lines: never[]; taxes: never[]; total: 0 } = { lines: [], taxes: [], total: 0 }

function ending({ clock }: Context, subscription: SubscriptionRow | undefined) {
  const isActive = subscription?.status === 'active'
  return {
    ...NOTHING,
    takesEffect: isActive ? ('period_end' as const) : ('now' as const),
    effectiveAt: isActive ? subscription.period_end : clock.now(),
  }
}
