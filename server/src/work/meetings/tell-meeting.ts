import type { Context } from '../../context.ts'
import { tell } from '../../ground/facts/tell.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import type { By } from '../../platform/http/by.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import type { Side } from './policy.ts'

interface What {
  fact:
    | 'meeting_booked'
    | 'meeting_moved'
    | 'meeting_cancelled'
    | 'meeting_done'
    | 'meeting_missed'
    | 'meeting_time_asked'
    | 'meeting_time_declined'
    | 'meeting_time_withdrawn'
  step: string
  /** Of a meeting that is there; null for one that is only offered. */
  meeting: string | null
  reason?: string | null
  by: By
}

/** A step of a meeting, on the timeline of its order, which stays where it is. */
export const tellMeeting = (
  context: Context,
  tx: Tx,
  { id: order, agent_id: agent, status }: Pick<HeldOrder, 'id' | 'agent_id' | 'status'>,
  { by, reason = null, ...what }: What,
) => tell(context, tx, { ...what, order, agent, reason, from: status, to: status }, by)

export const bySide = ({ by }: Pick<Context, 'by'>, { id }: Pick<Person, 'id'>, mode: Side): By => ({
  id,
  mode,
  requestId: by.requestId,
})
