import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { planTerms } from '../../../ground/rules/plan-terms.ts'
import { transact } from '../../../platform/database/transact.ts'
import { countsFrom } from '../../../platform/last-warning.ts'
import { lockSubscription, noteReminded } from '../store.ts'

/** A large payment is no surprise. */
export const remindOfRenewal = (context: Context, id: string) =>
  transact(context, async (tx) => {
    const subscription = await lockSubscription(tx, id)
    if (subscription?.status !== 'active') return
    if (subscription.reminded_of?.getTime() === subscription.period_end.getTime()) return
    const { period_end } = subscription
    const now = context.clock.now()
    // The payment waits until its notice had its time, if nothing ran for days.
    const charged_at = countsFrom(period_end, now)
    const try_at = charged_at > period_end ? charged_at : null
    await noteReminded(tx, id, { reminded_of: period_end, try_at })
    const plan = subscription.next_plan ?? subscription.plan
    const term = subscription.next_term ?? subscription.term
    const price = (await planTerms(tx))[plan][term]
    await tell(context, tx, {
      fact: 'subscription_renews_soon',
      agent: subscription.agent_id,
      subscription: id,
      along: { plan, term, price, charged_at },
    })
  })
