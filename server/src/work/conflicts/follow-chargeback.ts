import type { Context } from '../../context.ts'
import type { Told } from '../../ground/facts/listeners.ts'
import { performOrSkip } from '../../ground/facts/perform.ts'
import { tell } from '../../ground/facts/tell.ts'
import { hasLostSince } from '../../money/payments/disputes/has-lost-since.ts'
import { refundableOf } from '../../money/payments/refunds/refundable-of-order.ts'
import type { Tx } from '../../platform/database/database.ts'
import { acting, type By } from '../../platform/http/by.ts'
import { untold } from '../../platform/states/machine.ts'
import { type HeldOrder, holdOrder } from '../orders/hold-order.ts'
import { orderMachine } from '../orders/order-machine.ts'
import { endConflict } from './end-conflict.ts'
import { isResumable } from './is-resumable.ts'
import { askTeam } from './move-conflict.ts'
import { proposalMachine } from './refunds/refund-state.ts'
import { answerBy } from './reply-times.ts'
import { finishSettled } from './settle-request.ts'
import { resumeDecision } from './staff/resume-decision.ts'
import { addConflict, type ConflictRow, lockOpenConflict, pendingRequest, setConflict } from './store.ts'

/** O18. The order waits for the bank; a conflict that is open takes it, and what was proposed in it stops. */
export async function followChargeback(context: Context, tx: Tx, { payable, by }: Told<'chargeback_opened'>) {
  const order = await holdOrder(tx, payable)
  if (!order) return
  const now = context.clock.now()
  const open = await lockOpenConflict(tx, order.id)
  if (open) {
    const pending = await pendingRequest(tx, open.id)
    if (pending)
      await performOrSkip(context, tx, untold(proposalMachine.withdraw), pending, {
        patch: { answered_at: now, updated_at: now },
      })
    await setConflict(tx, open.id, { reply_by: null, updated_at: now })
    await tell(
      context,
      tx,
      {
        fact: 'conflict_moved',
        order: order.id,
        conflict: open.id,
        step: 'O18',
        from: order.status,
        to: order.status,
        along: open.status === 'decided' ? { order, isWaiting: true } : { order, isByBank: true },
      },
      by,
    )
    return
  }
  const { status } = order
  if (!isResumable(status)) return
  await performOrSkip(acting(context, by), tx, orderMachine.chargeBack, order, {
    patch: { resume_status: status, updated_at: now },
    told: async () => ({
      conflict: await addConflict(tx, {
        order_id: order.id,
        opened_by: 'processor',
        opener_id: null,
        reason: 'chargeback',
        resume_status: status,
        created_at: now,
        updated_at: now,
      }),
      along: { order, isByBank: true },
    }),
  })
}

/**
 * Won, the order goes on, or its own conflict does; lost, it is over, unless money is left that people must place. What our
 * team decided, and what both agreed to, goes on with what is left.
 */
export async function followVerdict(
  context: Context,
  tx: Tx,
  { payable, state, by }: Told<'chargeback_ended'>,
) {
  const order = await holdOrder(tx, payable)
  const conflict = order && (await lockOpenConflict(tx, order.id))
  if (!conflict) return
  const held = { order, conflict }
  const asBank = acting(context, by)
  const refundable = await refundableOf(tx, order.id)
  if (state === 'lost' && (refundable?.left.total ?? 0) === 0)
    return endConflict(asBank, tx, { ...held, outcome: 'chargeback', isLost: true })
  // Another complaint about the same payment is open.
  if (refundable?.isWithBank) return
  if (conflict.status === 'settling') return finishSettled(context, tx, held)
  if (conflict.status === 'decided') return resumeDecision(asBank, tx, held)
  if (conflict.status !== 'direct') return tellItGoesOn(context, tx, held, by)
  // The bank took a part, now or by another complaint: our team decides what becomes of the rest.
  if (await hasLostSince(tx, order.id, conflict.created_at))
    return askTeam(asBank, tx, held, 'bank_kept_some')
  if (conflict.reason === 'chargeback') return endConflict(asBank, tx, { ...held, outcome: 'chargeback' })
  const reply_by = await answerBy(context, tx)
  await setConflict(tx, conflict.id, { reply_by })
  await tellItGoesOn(context, tx, { order, conflict: { ...conflict, reply_by } }, by)
}

/** Both were told that it waits for the bank. */
async function tellItGoesOn(
  context: Context,
  tx: Tx,
  { order, conflict }: { order: HeldOrder; conflict: Pick<ConflictRow, 'id' | 'reply_by'> },
  by: By,
) {
  const left = (await refundableOf(tx, order.id))?.left.total ?? 0
  await tell(
    context,
    tx,
    {
      fact: 'conflict_moved',
      order: order.id,
      conflict: conflict.id,
      step: 'O18e',
      from: order.status,
      to: order.status,
      along: { order, stillLeft: left, reply_by: conflict.reply_by },
    },
    by,
  )
}
