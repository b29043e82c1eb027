import type { Context } from '../../../context.ts'
import { perform } from '../../../ground/facts/perform.ts'
import { tell } from '../../../ground/facts/tell.ts'
import { planRefund } from '../../../money/payments/refunds/plan-refund.ts'
import { refundableOf } from '../../../money/payments/refunds/refundable-of-order.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { HeldOrder } from '../../orders/hold-order.ts'
import { conflictMachine } from '../conflict-state.ts'
import { decisionInWords } from '../refunds/decision-in-words.ts'
import { appealUntil } from '../reply-times.ts'
import { type ConflictRow, setConflict } from '../store.ts'

interface Held {
  order: HeldOrder
  conflict: ConflictRow
}

/**
 * No bank decides any more: what our team decided has its time to appeal, and is then carried out on what is left. Where less
 * is left than was to go back, our team decides again.
 */
export async function resumeDecision(context: Context, tx: Tx, held: Held) {
  const { order, conflict } = held
  const refundable = await refundableOf(tx, order.id)
  if (!refundable || refundable.isWithBank) return
  const amount = conflict.decision_amount ?? 0
  if (amount > refundable.left.total) return decideAgain(context, tx, held)
  const now = context.clock.now()
  const reply_by = conflict.appealed_at ? now : await appealUntil(context, tx)
  const parts = await planRefund(tx, { order, amount, destination: 'card' })
  await setConflict(tx, conflict.id, {
    reply_by,
    decision_parts: parts && JSON.stringify(parts),
    updated_at: now,
  })
  const refund = await decisionInWords(tx, order, { ...conflict, decision_parts: parts })
  await tell(context, tx, {
    fact: 'conflict_moved',
    order: order.id,
    conflict: conflict.id,
    step: 'K3f',
    from: 'conflicted',
    to: 'conflicted',
    along: { order, refund, left: refundable.left.total, isFinal: conflict.appealed_at !== null },
  })
}

/** K3e. */
export async function decideAgain(context: Context, tx: Tx, held: Held) {
  const { order, conflict } = held
  const now = context.clock.now()
  await perform(context, tx, conflictMachine.decideAgain, conflict, {
    patch: {
      decision_amount: null,
      decision_parts: null,
      decision_reason: null,
      decided_by: null,
      decided_at: null,
      approved_by: null,
      claimed_by: null,
      claimed_at: null,
      team_since: now,
      reply_by: null,
      updated_at: now,
    },
    told: { along: { order, isAgain: true } },
  })
}
