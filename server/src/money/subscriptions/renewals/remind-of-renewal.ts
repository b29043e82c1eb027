import type { Context } from '../../../context.ts'
import { planTerms } from '../../../ground/rules/plan-terms.ts'
import { transact } from '../../../platform/database/transact.ts'
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts'
import { planRenewsSoonMail } from '../plan-mails.ts'
import { findSubscriber, lockSubscription, noteReminded } from '../store.ts'

/** A large payment is no surprise. */
export const remindOfRenewal = (context: Context, id: string) =>
  transact(context, async (tx) => {
    const subscription = await lockSubscription(tx, id)
    if (subscription?.status !== 'active') return
    if (subscription.reminded_of?.getTime() === subscription.period_end.getTime()) return
    await noteReminded(tx, id, subscription.period_end)
    const agent = await findSubscriber(tx, subscription.agent_id)
    if (!agent || agent.deleted_at) return
    const plan = subscription.next_plan ?? subscription.plan
    const term = subscription.next_term ?? subscription.term
    const price = (await planTerms(tx))[plan][term]
    await enqueueMail(context, tx, planRenewsSoonMail(agent, subscription, { plan, term, price }))
  })
