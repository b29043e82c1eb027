import type { Plan, Term } from '@sojourn/contract/amounts/plans'
import type { Context } from '../../context.ts'
import { planTerms } from '../../ground/rules/plan-terms.ts'
import type { Reader } from '../../platform/database/database.ts'
import { feeGivenBack } from '../payments/refunds/fee-given-back.ts'
import { taxesOf } from '../payments/totals/taxes-of.ts'
import { billsOfPeriod, CURRENCY } from './billing/bill-store.ts'
import { beginsAtOnce, type PaidPlan, quote } from './quote.ts'
import { findSubscriber, type SubscriptionRow } from './store.ts'

const sum = (lines: { amount: number }[]) => lines.reduce((total, { amount }) => total + amount, 0)

export interface Wanted {
  plan: PaidPlan
  term: Term
}

/** A plan that is not paid for counts as nothing when another is reckoned against it. */
const heldOf = (subscription: SubscriptionRow | undefined) =>
  subscription?.status === 'active' || subscription?.status === 'past_due'
    ? {
        plan: subscription.plan,
        term: subscription.term,
        price: subscription.price,
        period: { start: subscription.period_start, end: subscription.period_end },
      }
    : null

/** Money that was given back, or is with a bank, leaves nothing to be taken off. */
async function withoutGivenBack(db: Reader, subscription: SubscriptionRow | undefined) {
  const held = heldOf(subscription)
  if (!held || !subscription) return held
  const bills = await billsOfPeriod(db, subscription.id, subscription.period_start)
  const back = await feeGivenBack(db, 'subscription', bills)
  return { ...held, price: Math.max(held.price - back, 0) }
}

/** The preview shows it, and the choice is held to it. */
export async function priceChange(
  context: Context,
  db: Reader,
  subscription: SubscriptionRow | undefined,
  { agentId, wanted }: { agentId: string; wanted: Wanted },
) {
  const terms = await planTerms(db)
  const held = await withoutGivenBack(db, subscription)
  const now = context.clock.now()
  if (held && !beginsAtOnce(held, wanted))
    return {
      takesEffect: 'period_end' as const,
      effectiveAt: held.period.end,
      period: held.period,
      lines: [],
      taxes: [],
      price: 0,
      total: 0,
      fullPrice: terms[wanted.plan][wanted.term],
      terms,
    }
  const least = context.processor.leastAmount(CURRENCY)
  const quoted = quote({ terms, held, wanted, now, least })
  const agent = await findSubscriber(db, agentId)
  const taxes = taxesOf(context.settings.feeTaxes, agent?.country ?? null, quoted.price)
  return {
    ...quoted,
    takesEffect: 'now' as const,
    effectiveAt: now,
    taxes,
    total: quoted.price + sum(taxes),
    terms,
  }
}

export const isSamePlan = (
  subscription: SubscriptionRow | undefined,
  { plan, term }: { plan: Plan; term: Term },
) => {
  const held = heldOf(subscription)
  return held ? held.plan === plan && held.term === term : plan === 'free'
}
