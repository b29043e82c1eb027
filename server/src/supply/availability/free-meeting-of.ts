import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { move } from '../../platform/database/move.ts'
import { meetingMachine } from './meeting-state.ts'
import { bookedMeetingOf } from './meeting-store.ts'

/** The order is over: its time is free for others again. */
export async function freeMeetingOf({ clock }: Pick<Context, 'clock'>, tx: Tx, orderId: string) {
  const meeting = await bookedMeetingOf(tx, orderId)
  if (meeting) await move(tx, meetingMachine, 'M3', meeting.id, { updated_at: clock.now() })
}
