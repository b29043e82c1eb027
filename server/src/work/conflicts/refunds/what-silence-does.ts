import type { refundableOf } from '../../../money/payments/refunds/refundable-of-order.ts'
import type { HeldOrder } from '../../orders/hold-order.ts'
import type { ConflictRow, RequestRow } from '../store.ts'
import { percentOf, scheduleShare } from './schedule-share.ts'

type Refundable = NonNullable<Awaited<ReturnType<typeof refundableOf>>>

export interface Ground {
  order: Pick<HeldOrder, 'refund_schedule' | 'stage'>
  refundable: Refundable | null
  hasAgentMissedTwice: boolean
}

type Reason = Pick<ConflictRow, 'reason' | 'resume_status'>

/** A client who was left alone twice gets all of it; else the order’s own schedule decides. */
export const suggestedOf = (
  { reason, resume_status }: Reason,
  { order, refundable, hasAgentMissedTwice }: Ground,
) => {
  const isLeftAlone = reason === 'no_show' && hasAgentMissedTwice
  const share = isLeftAlone ? 100 : scheduleShare(order.refund_schedule, resume_status, order.stage)
  return percentOf(refundable?.total ?? 0, share)
}

type Proposed = Pick<RequestRow, 'made_by' | 'amount' | 'destination'>

/**
 * Silence accepts only a proposal that gives the client at least what the refund schedule gives, and in
 * money, unless they asked for credit themselves. Anything else goes to our team.
 */
export const acceptsBySilence = (
  { made_by, amount, destination }: Proposed,
  conflict: Reason,
  ground: Ground,
) =>
  made_by !== 'staff' &&
  amount >= suggestedOf(conflict, ground) &&
  (amount === 0 || destination === 'card' || made_by === 'client')
