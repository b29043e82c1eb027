import type { Context } from '../../../context.ts'
import { planTerms } from '../../../ground/rules/plan-terms.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { chargeUnattended } from '../../payments/attempts/charge-unattended.ts'
import { sendAttempt } from '../../payments/attempts/send-attempt.ts'
import { addBill, type BillRow, openBillOf } from '../billing/bill-store.ts'
import { voidBill } from '../billing/void-bill.ts'
import { endSubscription } from '../end-subscription.ts'
import { nextEnd } from '../periods.ts'
import { nameOf } from '../quote.ts'
import { findSubscriber, lockSubscription, type SubscriptionRow, setTries } from '../store.ts'
import { subscriptionMachine } from '../subscription-state.ts'
import { fallBehind } from './fall-behind.ts'
import { hasTriesLeft, tryAfter } from './try-schedule.ts'

/**
 * S4 to S7 of one subscription: what is due is billed, and its card charged. Read again under the lock: another run may
 * have been here. The try is committed first and sent then.
 */
export async function renewSubscription(context: Context, id: string) {
  const activity = await transact(context, async (tx) => {
    const subscription = await lockSubscription(tx, id)
    return subscription && isDue(subscription, context.clock.now()) ? renew(context, tx, subscription) : null
  })
  if (activity) await sendAttempt(context, activity)
}

function isDue({ status, period_end, try_at }: SubscriptionRow, now: Date) {
  if (status === 'active') return period_end <= now && (try_at === null || try_at <= now)
  return status === 'past_due' && try_at !== null && try_at <= now
}

async function renew(context: Context, tx: Tx, subscription: SubscriptionRow): Promise<string | null> {
  const agent = await findSubscriber(tx, subscription.agent_id)
  const hasLeft = !agent || agent.deleted_at !== null || agent.suspended_at !== null
  if (subscription.cancel_at_period_end || hasLeft) {
    const isSuspended = !subscription.cancel_at_period_end && agent?.suspended_at
    const why = isSuspended ? 'suspended' : 'cancelled'
    await endSubscription(context, tx, subscriptionMachine.end, subscription, why)
    return null
  }
  const bill = await renewalOf(context, tx, subscription)
  if (!bill) return null
  if (!hasTriesLeft(subscription.tries)) {
    await endSubscription(context, tx, subscriptionMachine.end, subscription, 'unpaid')
    return null
  }
  return charge(context, tx, subscription, bill)
}

/** The bill is made once. It is null while money for a change may be on its way. */
async function renewalOf(context: Context, tx: Tx, subscription: SubscriptionRow): Promise<BillRow | null> {
  const open = await openBillOf(tx, subscription.id)
  if (open?.kind === 'renewal') return open
  if (open && !(await voidBill(context, tx, open))) return null
  const plan = subscription.next_plan ?? subscription.plan
  const term = subscription.next_term ?? subscription.term
  const now = context.clock.now()
  const price = (await planTerms(tx))[plan][term]
  const period = nextPeriod(subscription, term, now)
  return addBill(tx, {
    subscription_id: subscription.id,
    agent_id: subscription.agent_id,
    kind: 'renewal',
    plan,
    term,
    full_price: price,
    period_start: period.start,
    period_end: period.end,
    lines: [{ text: nameOf({ plan, term }), amount: price }],
    price,
    created_at: now,
  })
}

/** An agent who was away for longer than a period has the next counted from now on. */
function nextPeriod(
  { anchored_at, period_end, term }: SubscriptionRow,
  next: SubscriptionRow['term'],
  now: Date,
) {
  const anchor = next === term ? anchored_at : period_end
  const end = nextEnd(anchor, next, period_end)
  return end > now ? { start: period_end, end } : { start: now, end: nextEnd(now, next, now) }
}

async function charge(context: Context, tx: Tx, subscription: SubscriptionRow, bill: BillRow) {
  const begun = await chargeUnattended(context, tx, { payable: 'subscription', payableId: bill.id })
  if (begun === 'under_way' || begun === 'paid') return null
  const now = context.clock.now()
  const tries = subscription.tries + 1
  const tried = { tries, try_at: tryAfter(tries, now) }
  await setTries(tx, subscription.id, { ...tried, updated_at: now })
  if (begun !== 'no_card') return begun.activity
  await fallBehind(context, tx, { subscription: { ...subscription, ...tried }, bill }, 'no_card')
  return null
}
