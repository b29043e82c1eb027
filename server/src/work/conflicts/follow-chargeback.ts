import type { Context } from '../../context.ts'
import type { Told } from '../../ground/facts/listeners.ts'
import { tell } from '../../ground/facts/tell.ts'
import { refundableOf } from '../../money/payments/refunds/refundable-of-order.ts'
import type { Tx } from '../../platform/database/database.ts'
import { move } from '../../platform/database/move.ts'
import { holdOrder } from '../orders/hold-order.ts'
import { orderMachine } from '../orders/order-machine.ts'
import { endConflict } from './end-conflict.ts'
import { isResumable } from './is-resumable.ts'
import { askTeam } from './move-conflict.ts'
import { proposalMachine } from './refunds/refund-state.ts'
import { answerBy, appealUntil } from './reply-times.ts'
import { addConflict, lockOpenConflict, pendingRequest, setConflict } from './store.ts'

/** O18. The order waits for the bank; a conflict that is open takes it, and what was proposed in it stops. */
export async function followChargeback(context: Context, tx: Tx, { payable, by }: Told<'chargeback_opened'>) {
  const order = await holdOrder(tx, payable)
  if (!order) return
  const now = context.clock.now()
  const open = await lockOpenConflict(tx, order.id)
  if (open) {
    const pending = await pendingRequest(tx, open.id)
    if (pending) await move(tx, proposalMachine, 'R4', pending.id, { answered_at: now, updated_at: now })
    await setConflict(tx, open.id, { reply_by: null, updated_at: now })
    await tell(
      context,
      tx,
      {
        ...{ fact: 'conflict_moved', order: order.id, conflict: open.id },
        ...{ step: 'O18', from: order.status, to: order.status },
      },
      by,
    )
    return
  }
  const { status } = order
  if (!isResumable(status)) return
  if (!(await move(tx, orderMachine, 'O18', order.id, { resume_status: status, updated_at: now }))) return
  const conflict = await addConflict(tx, {
    ...{ order_id: order.id, opened_by: 'processor', opener_id: null, reason: 'chargeback' },
    ...{ resume_status: status, created_at: now, updated_at: now },
  })
  await tell(
    context,
    tx,
    { fact: 'conflict_opened', order: order.id, conflict, step: 'O18', from: status, to: 'conflicted' },
    by,
  )
}

/** Won, the order goes on, or its own conflict does; lost, it is over, unless money is left that people must place. */
export async function followVerdict(
  context: Context,
  tx: Tx,
  { payable, state, by }: Told<'chargeback_ended'>,
) {
  const order = await holdOrder(tx, payable)
  const conflict = order && (await lockOpenConflict(tx, order.id))
  if (!conflict) return
  if (state === 'lost') {
    const left = (await refundableOf(tx, order.id))?.left.total ?? 0
    if (left === 0)
      return endConflict(context, tx, { order, conflict, outcome: 'chargeback', by, isLost: true })
    // The bank took a part: our team decides what becomes of the rest.
    if (conflict.status === 'direct') await askTeam(context, tx, { order, conflict }, by, WORDS_OF_LOSS)
    return
  }
  if (conflict.reason === 'chargeback')
    return endConflict(context, tx, { order, conflict, outcome: 'chargeback', by })
  const { status } = conflict
  if (status !== 'direct' && status !== 'decided') return
  const reply_by = await (status === 'direct' ? answerBy(context, tx) : appealUntil(context, tx))
  await setConflict(tx, conflict.id, { reply_by })
}

const WORDS_OF_LOSS = {
  heading: 'The bank has decided about the payment',
  text: 'The client’s bank kept a part of the payment. Our team decides what becomes of the rest.',
}
