import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refusalOf } from '../../platform/states/machine.ts'
import { openBillOf } from './billing/bill-store.ts'
import { voidBill } from './billing/void-bill.ts'
import { endSubscription } from './end-subscription.ts'
import { showActivePlan } from './show-active-plan.ts'
import { lockOpen, type SubscriptionRow } from './store.ts'
import { subscriptionMachine } from './subscription-state.ts'

/** S4c, or S7a while a payment is past due: nothing is charged any more. */
export function cancelPlan(context: Context, actor: Person) {
  return transact(context, async (tx) => {
    const open = await lockOpen(tx, actor.id)
    if (open?.status === 'past_due') {
      const hasEnded = await endSubscription(context, tx, subscriptionMachine.endAtOnce, open, 'cancelled')
      if (!hasEnded) throw underWay()
    } else if (open?.status === 'active') await cancelLater(context, tx, open)
    else throw refusalOf(subscriptionMachine.cancel)
    return showActivePlan(context, actor, tx)
  })
}

async function cancelLater(context: Context, tx: Tx, open: SubscriptionRow) {
  if (open.cancel_at_period_end) return
  const bill = await openBillOf(tx, open.id)
  if (bill && !(await voidBill(context, tx, bill))) throw underWay()
  const { plan, period_end: until } = open
  await perform(context, tx, subscriptionMachine.cancel, open, {
    patch: {
      cancel_at_period_end: true,
      next_plan: null,
      next_term: null,
      updated_at: context.clock.now(),
    },
    told: { along: { plan, until } },
  })
}

const underWay = () =>
  new Refusal('not_now', { message: 'Your payment is in progress. Please wait a moment until it is done.' })
