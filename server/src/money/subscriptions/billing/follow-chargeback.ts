import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { acting } from '../../../platform/http/by.ts'
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts'
import type { TakenBack } from '../../payments/payable.ts'
import { endSubscription } from '../end-subscription.ts'
import { planTakenBackMail } from '../plan-mails.ts'
import { findSubscriber, lockSubscription } from '../store.ts'
import { subscriptionMachine } from '../subscription-state.ts'
import { findBill } from './bill-store.ts'
import { issueCreditNote } from './issue-credit-note.ts'

const PROCESSOR = { id: null, mode: 'processor', requestId: null } as const

/** S7b: the bank took back all that was paid for the period that runs, so the plan ends. Otherwise it goes on. */
export async function followChargeback(context: Context, tx: Tx, taken: TakenBack) {
  const note = await issueCreditNote(context, tx, taken, 'dispute_id')
  if (!note) return
  const { invoice, number } = note
  const bill = await findBill(tx, invoice.bill_id)
  const plan = bill && (await lockSubscription(tx, bill.subscription_id))
  const hasRights = plan?.status === 'active' || plan?.status === 'past_due'
  if (plan && hasRights && taken.isAll && invoice.period_end > context.clock.now()) {
    const asBank = acting(context, PROCESSOR)
    if (await endSubscription(asBank, tx, subscriptionMachine.takeBack, plan, 'taken_back')) return
  }
  const agent = await findSubscriber(tx, invoice.agent_id)
  if (!agent || agent.deleted_at) return
  const { id, amount } = taken
  const said = { id, amount, currency: invoice.currency, number, title: invoice.title, hasRights }
  await enqueueMail(context, tx, planTakenBackMail(agent, said))
}
