import type { Context } from '../../../context.ts'
import { performOrFail } from '../../../ground/facts/perform.ts'
import { planTerms } from '../../../ground/rules/plan-terms.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { acting } from '../../../platform/http/by.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { setPlan } from '../../../supply/agents/set-plan.ts'
import { keepWithinPlan } from '../../../supply/services/plan/keep-within-plan.ts'
import type { MadePayment } from '../../payments/payable.ts'
import { nextEnd } from '../periods.ts'
import { planPaidMail } from '../plan-mails.ts'
import { findSubscriber, type SubscriptionRow } from '../store.ts'
import { subscriptionMachine } from '../subscription-state.ts'
import { type BillRow, notePaid } from './bill-store.ts'
import { issueInvoice } from './issue-invoice.ts'

/** S2, S4, S4a and S6: a bill is paid, and what it pays for begins. Both are held. */
export async function applyBill(
  context: Context,
  tx: Tx,
  { subscription, bill }: { subscription: SubscriptionRow; bill: BillRow },
  { payment, requestId }: { payment: MadePayment; requestId: string | null },
): Promise<Mail[] | null> {
  if (bill.paid_at || bill.voided_at || subscription.status === 'ended') return null
  const now = context.clock.now()
  const { agent_id } = subscription
  const begins = beginning(bill, subscription, now)
  await notePaid(tx, bill.id, now)
  await setPlan(tx, agent_id, bill.plan)
  const limit = (await planTerms(tx))[bill.plan].active_services
  const unlisted = await keepWithinPlan(context, tx, agent_id, limit)

  const period = { start: begins.period_start, end: begins.period_end }
  const paidFor = bill.kind === 'change' ? { start: now, end: period.end } : period
  const invoice = await issueInvoice(context, tx, { bill, payment, period: paidFor })
  const asPaid = acting(context, { id: null, mode: 'processor', requestId })
  await performOrFail(asPaid, tx, stepOf(bill, subscription), subscription, {
    patch: {
      plan: bill.plan,
      term: bill.term,
      price: bill.full_price,
      ...begins,
      next_plan: null,
      next_term: null,
      cancel_at_period_end: false,
      tries: 0,
      try_at: null,
      updated_at: now,
    },
  })
  const agent = await findSubscriber(tx, agent_id)
  if (!agent || agent.deleted_at) return []
  return [planPaidMail(agent, { bill, payment, invoice, period, unlisted })]
}

function stepOf({ kind }: BillRow, { status }: SubscriptionRow) {
  if (kind === 'start') return subscriptionMachine.begin
  if (kind === 'change') return subscriptionMachine.upgrade
  return status === 'past_due' ? subscriptionMachine.catchUp : subscriptionMachine.renew
}

/** A first period begins when it is paid; a renewal where the last one ended; a change within a period leaves it. */
function beginning(bill: BillRow, subscription: SubscriptionRow, now: Date) {
  if (bill.kind === 'renewal') {
    const { period_start, period_end } = bill
    const anchored_at = bill.term === subscription.term ? subscription.anchored_at : period_start
    return { anchored_at, period_start, period_end }
  }
  if (bill.kind === 'change' && bill.term === subscription.term) {
    const { anchored_at, period_start, period_end } = subscription
    return { anchored_at, period_start, period_end }
  }
  return { anchored_at: now, period_start: now, period_end: nextEnd(now, bill.term, now) }
}
