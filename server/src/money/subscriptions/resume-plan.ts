import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { refusalOf } from '../../platform/states/machine.ts'
import { showActivePlan } from './show-active-plan.ts'
import { lockOpen } from './store.ts'
import { subscriptionMachine } from './subscription-state.ts'

/** S4d: the plan goes on as it is. */
export function resumePlan(context: Context, actor: Person) {
  return transact(context, async (tx) => {
    const open = await lockOpen(tx, actor.id)
    const now = context.clock.now()
    if (!open || !(open.cancel_at_period_end || open.next_plan) || open.period_end <= now)
      throw refusalOf(subscriptionMachine.resume)
    await perform(context, tx, subscriptionMachine.resume, open, {
      patch: {
        cancel_at_period_end: false,
        next_plan: null,
        next_term: null,
        updated_at: now,
      },
    })
    return showActivePlan(context, actor, tx)
  })
}
