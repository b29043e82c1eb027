import type { Context } from '../../context.ts'
import { performOrSkip } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { acting, SYSTEM } from '../../platform/http/by.ts'
import { meetingMachine } from '../../supply/availability/meeting-machine.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import type { MeetingRow } from './meeting-store.ts'

/** M4 for a meeting that is over; false for one that is not. Whoever calls holds the order. */
export async function endOver(context: Context, tx: Tx, order: HeldOrder, meeting: MeetingRow) {
  const now = context.clock.now()
  if (meeting.ends_at > now) return false
  const ended = { ended_by: 'system' as const, ended_at: now, updated_at: now }
  await performOrSkip(
    acting(context, SYSTEM),
    tx,
    meetingMachine.finish,
    { ...meeting, order },
    { patch: ended },
  )
  return true
}
