import type { Context } from '../../context.ts'
import { perform, performOrSkip } from '../../ground/facts/perform.ts'
import { holdRefundable } from '../../money/payments/refunds/refundable-of-order.ts'
import { releaseLeft } from '../../money/payments/refunds/release-rest.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notNow } from '../../platform/refusal.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import { orderMachine } from '../orders/order-machine.ts'
import { stageInWords } from '../orders/stages/stage-terms.ts'
import { completionMachine } from './completion-state.ts'
import { endExtension } from './extensions/end-extension.ts'
import { waitingRequestOf } from './request-store.ts'

const NOTHING_LEFT = 'All of the money of this order went back, so there is nothing to accept.'
const NOT_HELD = 'The money of this order is not held at the moment, so it cannot be released.'

type Completing = typeof orderMachine.accept | typeof orderMachine.acceptBySilence

/**
 * O10 and O11: the agent’s share is released, once; where nothing is held, as an agent’s own coupon paid all of it, the order is
 * completed without. The order is held, and its agent before it.
 */
export async function completeOrder(context: Context, tx: Tx, step: Completing, work: HeldOrder) {
  const now = context.clock.now()
  const refundable = await holdRefundable(tx, work.id)
  if (refundable?.isAllBack) throw notNow(NOTHING_LEFT)
  const bySilence = step === orderMachine.acceptBySilence
  await perform(context, tx, step, work, {
    patch: {
      completed_at: now,
      completed_by_silence: bySilence,
      updated_at: now,
      paused_at: null,
      pause_note: null,
    },
    told: async () => {
      const released = await releaseWork(context, tx, work, refundable)
      // The stage is not the last of its case.
      const name = work.stage_no < work.stage_count && work.stage_name
      return {
        agent: work.agent_id,
        ...(name && { stage: stageInWords(work.stage_no, name) }),
        along: { work, released, bySilence },
      }
    },
  })
}

async function releaseWork(
  context: Context,
  tx: Tx,
  work: HeldOrder,
  refundable: Awaited<ReturnType<typeof holdRefundable>>,
) {
  const request = await waitingRequestOf(tx, work.id)
  if (request)
    await perform(context, tx, completionMachine.accept, request, {
      patch: { answered_at: context.clock.now() },
    })
  const released = refundable && (await releaseLeft(context, tx, work, refundable, context.by))
  if (!released && (!refundable || (refundable.hasPrice && !refundable.left.isReleased)))
    throw notNow(NOT_HELD)
  if (request) await performOrSkip(context, tx, completionMachine.settle, request)
  await endExtension(context, tx, work.id)
  return released
}
