import type { Context } from '../../../context.ts'
import { perform, tellStep } from '../../../ground/facts/perform.ts'
import { backOf } from '../../../money/payments/refunds/divide-refund.ts'
import { planRefund } from '../../../money/payments/refunds/plan-refund.ts'
import { showMoney } from '../../../money/payments/show-money.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { acting } from '../../../platform/http/by.ts'
import { invalidField, notNow } from '../../../platform/refusal.ts'
import { untold } from '../../../platform/states/machine.ts'
import { groundOf } from '../ground-of.ts'
import { WITH_BANK } from '../refuse-with-bank.ts'
import { proposalUntil } from '../reply-times.ts'
import { showConflict } from '../show-conflict.ts'
import { addRequest, pendingRequest, setConflict } from '../store.ts'
import { takeConflict, type Which } from '../take-conflict.ts'
import { proposalMachine } from './refund-state.ts'
import { acceptsBySilence } from './what-silence-does.ts'

interface Proposal {
  amount: number
  destination: 'card' | 'credit'
  continues: boolean
  more_days: number
  text: string
}

/** R1. Where the other side’s proposal waits, this rejects it: a counter-proposal. One’s own is replaced. */
export const proposeRefund = (context: Context, actor: Person, which: Which, proposal: Proposal) =>
  transact(context, async (tx) => {
    const { order, side, conflict } = await takeConflict(tx, actor, which)
    if (conflict.status !== 'direct' && conflict.status !== 'mediation')
      throw notNow('Nothing can be proposed in this conflict any more.')
    if (conflict.reason === 'chargeback') throw notNow(WITH_BANK)
    if (proposal.continues && conflict.resume_status === 'completed')
      throw invalidField('continues', 'The work on this order is done already.')
    const ground = await groundOf(tx, order)
    const total = ground.refundable?.total ?? 0
    if (proposal.amount > total)
      throw invalidField('amount', `please enter at most ${showMoney(total, order.currency)}`)
    // A client who gets everything back ends the order, and the other side reads that before they agree.
    const continues = proposal.continues && !(total > 0 && proposal.amount === total)

    const now = context.clock.now()
    const isDirect = conflict.status === 'direct'
    const pending = await pendingRequest(tx, conflict.id)
    if (pending)
      await perform(
        context,
        tx,
        untold(pending.made_by === side ? proposalMachine.withdraw : proposalMachine.reject),
        pending,
        {
          patch: {
            answer: pending.made_by === side ? null : proposal.text,
            answered_at: now,
            updated_at: now,
          },
        },
      )
    // Once our team has it, silence accepts nothing.
    const reply_by = isDirect ? await proposalUntil(context, tx, false) : null
    const parts = await planRefund(tx, { ...proposal, order })
    await addRequest(tx, {
      conflict_id: conflict.id,
      order_id: order.id,
      made_by: side,
      maker_id: actor.id,
      ...proposal,
      continues,
      more_days: continues ? proposal.more_days : 0,
      currency: order.currency,
      parts: parts && JSON.stringify(parts),
      reply_by,
      created_at: now,
      updated_at: now,
    })
    // Now the proposal waits, by its own time.
    await setConflict(tx, conflict.id, { reply_by: null, updated_at: now })
    const of = { order_id: order.id, conflict_id: conflict.id }
    const back = parts && backOf(parts)
    const isAccepting = acceptsBySilence({ ...proposal, made_by: side }, conflict, ground)
    const { amount, text } = proposal
    await tellStep(acting(context, side), tx, proposalMachine.propose, of, {
      back,
      along: { order, amount, continues, text, parts, reply_by, isAccepting },
    })
    return showConflict(context, actor, which, tx)
  })
