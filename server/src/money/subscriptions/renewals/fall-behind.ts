import type { Context } from '../../../context.ts'
import { performOrSkip } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { acting, SYSTEM } from '../../../platform/http/by.ts'
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts'
import type { BillRow } from '../billing/bill-store.ts'
import { planUnpaidMail } from '../plan-mails.ts'
import { findSubscriber, type SubscriptionRow } from '../store.ts'
import { subscriptionMachine } from '../subscription-state.ts'
import { hasTriesLeft } from './try-schedule.ts'

export type WhyUnpaid = 'declined' | 'to_confirm' | 'no_card'

/** S5: a renewal did not go through. Its agent is told each time, until the plan ends. */
export async function fallBehind(
  context: Context,
  tx: Tx,
  { subscription, bill }: { subscription: SubscriptionRow; bill: BillRow },
  why: WhyUnpaid,
) {
  if (bill.kind !== 'renewal' || bill.paid_at || bill.voided_at) return
  const { agent_id, tries } = subscription
  const fellBehind = await performOrSkip(
    acting(context, SYSTEM),
    tx,
    subscriptionMachine.fallBehind,
    subscription,
    {
      patch: { updated_at: context.clock.now() },
      told: { reason: why },
    },
  )
  if (!fellBehind && subscription.status !== 'past_due') return
  const agent = await findSubscriber(tx, agent_id)
  if (!agent || agent.deleted_at || !hasTriesLeft(tries)) return
  await enqueueMail(context, tx, planUnpaidMail(agent, { bill, why, tries, tryAt: subscription.try_at }))
}
