import type { Context } from '../../../context.ts'
import { tell } from '../../../ground/facts/tell.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { acting } from '../../../platform/http/by.ts'
import type { TakenBack } from '../../payments/payable.ts'
import { endSubscription } from '../end-subscription.ts'
import { lockSubscription } from '../store.ts'
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
  const { id, amount } = taken
  const { currency, title } = invoice
  await tell(context, tx, {
    fact: 'subscription_taken_back',
    agent: invoice.agent_id,
    along: { id, amount, currency, number, title, hasRights },
  })
}
