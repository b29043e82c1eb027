import type { Context } from '../../../context.ts'
import type { Told } from '../../../ground/facts/listeners.ts'
import { performOrSkip } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { holdWithAgent } from '../../orders/hold-with-agent.ts'
import { endAsAgreed, finishRequest } from '../settle-request.ts'
import { lockConflict, requestOfRefund } from '../store.ts'
import { proposalMachine } from './refund-state.ts'

/** Its payer has it back, or our team transferred it: what was asked for is done, and its conflict ends. */
export async function followRefund(
  context: Context,
  tx: Tx,
  { refund }: Told<'refund_arrived' | 'refund_sent' | 'refund_kept'>,
) {
  const request = await requestOfRefund(tx, refund)
  if (request?.status !== 'accepted') return
  const order = await holdWithAgent(tx, request.order_id)
  const conflict = await lockConflict(tx, request.conflict_id)
  if (order && conflict?.status === 'settling')
    return finishRequest(context, tx, { order, conflict, request })
  await performOrSkip(context, tx, proposalMachine.finish, request, {
    patch: { updated_at: context.clock.now() },
  })
}

/**
 * The card did not take it. That is between its payer and us (R5 follows when they have it): what was agreed is booked, so
 * the conflict ends and the order is left as agreed.
 */
export async function followFailedRefund(context: Context, tx: Tx, { refund }: Told<'refund_failed'>) {
  const request = await requestOfRefund(tx, refund)
  if (request?.status !== 'accepted') return
  const order = await holdWithAgent(tx, request.order_id)
  const conflict = await lockConflict(tx, request.conflict_id)
  if (order && conflict?.status === 'settling') await endAsAgreed(context, tx, { order, conflict, request })
}
