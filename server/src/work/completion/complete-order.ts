import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import { refundableOf } from '../../money/payments/refunds/refundable-of-order.ts'
import { releaseRest } from '../../money/payments/refunds/release-rest.ts'
import type { Tx } from '../../platform/database/database.ts'
import { move, moveOrRefuse } from '../../platform/database/move.ts'
import type { By } from '../../platform/http/by.ts'
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts'
import { notNow } from '../../platform/refusal.ts'
import { orderMachine } from '../orders/order-machine.ts'
import { completionMachine } from './completion-state.ts'
import { endExtension } from './extensions/end-extension.ts'
import { waitingRequestOf } from './request-store.ts'
import { completedMails } from './work-mails.ts'
import type { Work } from './work-store.ts'

const NOTHING_LEFT = 'All of the money of this order went back, so there is nothing to accept.'
const NOT_HELD = 'The money of this order is not held at the moment, so it cannot be released.'

interface Completion {
  step: 'O10' | 'O11'
  by: By
}

/**
 * O10 and O11: the agent’s share is released, once; where nothing is held, as an agent’s own coupon paid all of it, the order is
 * completed without. The order is held, and its agent before it.
 */
export async function completeOrder(context: Context, tx: Tx, work: Work, { step, by }: Completion) {
  const now = context.clock.now()
  const refundable = await refundableOf(tx, work.id)
  if (refundable?.isAllBack) throw notNow(NOTHING_LEFT)
  await moveOrRefuse(tx, orderMachine, step, work.id, {
    completed_at: now,
    completed_by_silence: step === 'O11',
    paused_at: null,
    pause_note: null,
    updated_at: now,
  })
  const request = await waitingRequestOf(tx, work.id)
  if (request) await moveOrRefuse(tx, completionMachine, 'C2', request.id, { answered_at: now })
  const released = await releaseRest(context, tx, work, by)
  if (!released && (!refundable || (refundable.hasPrice && !refundable.left.isReleased)))
    throw notNow(NOT_HELD)
  if (request) await move(tx, completionMachine, 'C5', request.id)
  await endExtension(context, tx, work.id)
  const fact = await tell(
    context,
    tx,
    {
      fact: 'order_completed',
      ...{ order: work.id, agent: work.agent_id },
      ...{ step, from: work.status, to: 'completed' },
    },
    by,
  )
  await enqueueMails(context, tx, completedMails(work, { released, step }), fact)
}
