import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { move } from '../../platform/database/move.ts'
import { SYSTEM } from '../../platform/http/by.ts'
import { meetingMachine } from '../../supply/availability/meeting-machine.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import type { MeetingRow } from './meeting-store.ts'
import { tellMeeting } from './tell-meeting.ts'

/** M4 for a meeting that is over; false for one that is not. Whoever calls holds the order. */
export async function endOver(context: Context, tx: Tx, order: HeldOrder, meeting: MeetingRow) {
  const now = context.clock.now()
  if (meeting.ends_at > now) return false
  const ended = { ended_by: 'system' as const, ended_at: now, updated_at: now }
  if (await move(tx, meetingMachine, 'M4', meeting.id, ended))
    await tellMeeting(context, tx, order, {
      ...{ fact: 'meeting_done', step: 'M4', meeting: meeting.id, by: SYSTEM },
    })
  return true
}
