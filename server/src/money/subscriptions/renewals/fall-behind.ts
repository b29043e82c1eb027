import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { move } from '../../../platform/database/move.ts'
import { SYSTEM } from '../../../platform/http/by.ts'
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
  const { id, agent_id, tries } = subscription
  if (await move(tx, subscriptionMachine, 'S5', id, { updated_at: context.clock.now() })) {
    const steps = { step: 'S5', from: 'active', to: 'past_due', reason: why }
    await tell(
      context,
      tx,
      { fact: 'subscription_past_due', agent: agent_id, subscription: id, ...steps },
      SYSTEM,
    )
  } else if (subscription.status !== 'past_due') return
  const agent = await findSubscriber(tx, agent_id)
  if (!agent || agent.deleted_at || !hasTriesLeft(tries)) return
  await enqueueMail(context, tx, planUnpaidMail(agent, { bill, why, tries, tryAt: subscription.try_at }))
}
