import type { ConflictOutcome } from '@sojourn/contract/work/conflict-words'
import type { Context } from '../../context.ts'
import { perform } from '../../ground/facts/perform.ts'
import { tell } from '../../ground/facts/tell.ts'
import { backOf, type RefundDivision } from '../../money/payments/refunds/divide-refund.ts'
import { releaseRest } from '../../money/payments/refunds/release-rest.ts'
import { DAY_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { untold } from '../../platform/states/machine.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import { orderMachine } from '../orders/order-machine.ts'
import { conflictMachine } from './conflict-state.ts'
import { proposalMachine } from './refunds/refund-state.ts'
import { type ConflictRow, pendingRequest } from './store.ts'
import { withoutUnannounced } from './unannounced.ts'

interface End {
  order: HeldOrder
  conflict: ConflictRow
  outcome: ConflictOutcome
  moreDays?: number
  step?: typeof conflictMachine.close | typeof conflictMachine.withdraw
  /** The client’s bank kept the money. */
  isLost?: boolean
  /** The refund is as it was booked. */
  settled?: RefundDivision | null
}

const LEFT_AFTER_WITHDRAWAL_MS = 2 * DAY_MS

const RESUMES = {
  paid: orderMachine.resumePaid,
  ongoing: orderMachine.resumeOngoing,
  completed: orderMachine.resumeCompleted,
} as const

/** K4. The order leaves its conflict by what came of it: it goes on, is cancelled, or is completed. */
export async function endConflict(context: Context, tx: Tx, end: End) {
  const { order, conflict, outcome, step = conflictMachine.close, settled = null } = end
  const now = context.clock.now()
  await perform(context, tx, step, conflict, {
    patch: {
      outcome,
      closed_at: now,
      reply_by: null,
      updated_at: now,
      ...withoutUnannounced(conflict),
    },
  })
  const pending = await pendingRequest(tx, conflict.id)
  if (pending)
    await perform(context, tx, untold(proposalMachine.withdraw), pending, {
      patch: { answered_at: now, updated_at: now },
    })
  const orderStep = wayOf(end)
  const { to } = orderStep
  await perform(context, tx, orderStep, order, {
    patch: { resume_status: null, ...patchOf(end, to, now) },
    told: async () => {
      if (orderStep === orderMachine.releaseRest) await releaseRest(context, tx, order, context.by)
      return {
        goal: order.goal_id,
        conflict: conflict.id,
        outcome,
        back: settled && backOf(settled),
        along: { order, settled },
      }
    },
  })
  if (orderStep === orderMachine.releaseRest && conflict.resume_status !== 'completed')
    await tell(context, tx, {
      fact: 'order_completed',
      order: order.id,
      agent: order.agent_id,
      step: 'O16r',
      from: 'conflicted',
      to,
    })
}

function wayOf({ outcome, conflict, isLost = false }: End) {
  if (outcome === 'full' || isLost) return orderMachine.refundAll
  if (outcome === 'partial' || outcome === 'released') return orderMachine.releaseRest
  return RESUMES[conflict.resume_status]
}

/** Times that stood still meanwhile go on from where they stopped; only, nobody wins time by a conflict they withdraw. */
function patchOf(end: End, to: string, now: Date) {
  const { order, conflict, moreDays = 0 } = end
  if (to === 'cancelled') return { cancelled_at: now, updated_at: now }
  const took = now.getTime() - conflict.created_at.getTime()
  if (to === 'completed') {
    const clears_at = order.clears_at && clearsAfter(end, order.clears_at, { took, now })
    return { completed_at: order.completed_at ?? now, clears_at, updated_at: now }
  }
  // The days to begin and to finish are the agent’s.
  const frozen = end.outcome === 'withdrawn' && conflict.opened_by === 'agent' ? 0 : took
  // The authority's own pause moves the date once it is over.
  const moved = (order.paused_at ? 0 : frozen) + moreDays * DAY_MS
  return {
    frozen_ms: order.frozen_ms + frozen,
    // Work that has not begun has no date yet: the days that were agreed count from its start.
    ...(to === 'paid' && {
      delivery_days: order.delivery_days + moreDays,
      // The warnings named other days; nobody is cancelled who was not warned 48 hours before.
      unstarted_warning: null,
    }),
    due_at: order.due_at && new Date(order.due_at.getTime() + moved),
    updated_at: now,
  }
}

/**
 * The clearance is the client’s time to complain. A conflict that they withdraw does not make it longer: it ends on its
 * day, or leaves them what was left of it, up to two days, to see whether what they were promised comes.
 */
function clearsAfter({ outcome }: End, clearsAt: Date, { took, now }: { took: number; now: Date }) {
  const later = clearsAt.getTime() + took
  if (outcome !== 'withdrawn') return new Date(later)
  return new Date(Math.max(clearsAt.getTime(), Math.min(later, now.getTime() + LEFT_AFTER_WITHDRAWAL_MS)))
}
