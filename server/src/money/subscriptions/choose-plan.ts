import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { acting } from '../../platform/http/by.ts'
import { notNow, Refusal } from '../../platform/refusal.ts'
import { addBill, openBillOf } from './billing/bill-store.ts'
import { dropWaiting } from './billing/give-up-unpaid.ts'
import { voidBill } from './billing/void-bill.ts'
import { alreadyThere } from './preview-plan.ts'
import { isSamePlan, priceChange, type Wanted } from './price-change.ts'
import { nameOf } from './quote.ts'
import { showActivePlan } from './show-active-plan.ts'
import { addSubscription, lockOpen, type SubscriptionRow } from './store.ts'
import { subscriptionMachine } from './subscription-state.ts'

interface Choice extends Wanted {
  /** The preview said that it costs this today. */
  amount: number
}

type Change = Awaited<ReturnType<typeof priceChange>>

/** S1 and S4b. What is to be paid today is what was shown, or the choice is refused. */
export function choosePlan(context: Context, actor: Person, choice: Choice) {
  return transact(context, async (tx) => {
    if (!actor.emailVerified)
      throw new Refusal('email_not_verified', {
        message: 'Please verify your email before you choose a plan.',
      })
    const held = await heldNow(context, tx, actor, choice)
    const change = await priceChange(context, tx, held, { agentId: actor.id, wanted: choice })
    if (change.total !== choice.amount)
      throw notNow('The price has changed. Please check it before you confirm.')
    const payable_id =
      held && change.takesEffect === 'period_end'
        ? await planLater(context, tx, held, choice)
        : await billNow(context, tx, { actor, held, choice, change })
    return { payable_id, active: await showActivePlan(context, actor, tx) }
  })
}

/** The plan that is paid for is held; a choice that was not paid gives way. */
async function heldNow(context: Context, tx: Tx, actor: Person, choice: Choice) {
  const open = await lockOpen(tx, actor.id)
  if (!open) return undefined
  const { status, period_end } = open
  if (status === 'waiting') {
    if (!(await dropWaiting(acting(context, 'agent'), tx, open))) throw notNow(UNDER_WAY)
    return undefined
  }
  if (status === 'past_due') throw notNow('Your last payment failed. Pay it first, then change your plan.')
  if (period_end <= context.clock.now()) throw notNow(RENEWS)
  if (isSamePlan(open, choice)) throw alreadyThere()
  const bill = await openBillOf(tx, open.id)
  if (bill && !(await voidBill(context, tx, bill))) throw notNow(UNDER_WAY)
  return open
}

const UNDER_WAY = 'Your payment is in progress. Please wait a moment until it is done.'
const RENEWS = 'Your plan is being renewed at this moment. Please try again in a few minutes.'

interface Billing {
  actor: Person
  held: SubscriptionRow | undefined
  choice: Choice
  change: Change
}

async function billNow(context: Context, tx: Tx, { actor, held, choice, change }: Billing) {
  const { period, fullPrice, lines, price } = change
  const subscription = held ?? (await begin(context, tx, actor, choice, change))
  const { id } = await addBill(tx, {
    subscription_id: subscription.id,
    agent_id: actor.id,
    kind: held ? 'change' : 'start',
    plan: choice.plan,
    term: choice.term,
    full_price: fullPrice,
    lines,
    price,
    period_start: period.start,
    period_end: period.end,
    created_at: context.clock.now(),
  })
  return id
}

async function begin(
  context: Context,
  tx: Tx,
  actor: Person,
  { plan, term }: Choice,
  { period, fullPrice }: Change,
) {
  const now = context.clock.now()
  const added = await addSubscription(tx, {
    agent_id: actor.id,
    plan,
    term,
    price: fullPrice,
    anchored_at: period.start,
    period_start: period.start,
    period_end: period.end,
    created_at: now,
    updated_at: now,
  })
  // Another tab was quicker.
  if (!added) throw new Refusal('overloaded', { retryAfterSeconds: 1 })
  return added
}

async function planLater(context: Context, tx: Tx, held: SubscriptionRow, { plan, term }: Choice) {
  const now = context.clock.now()
  await perform(context, tx, subscriptionMachine.planChange, held, {
    patch: {
      next_plan: plan,
      next_term: term,
      cancel_at_period_end: false,
      updated_at: now,
    },
    told: { reason: nameOf({ plan, term }) },
  })
  return null
}
