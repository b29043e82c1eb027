import type { Context } from '../../context.ts'
import { performOrSkip } from '../../ground/facts/perform.ts'
import type { Tx } from '../../platform/database/database.ts'
import { acting, SYSTEM } from '../../platform/http/by.ts'
import { untold } from '../../platform/states/machine.ts'
import { meetingMachine } from '../../supply/availability/meeting-machine.ts'
import { holdOrder } from '../orders/hold-order.ts'
import { freeTime } from './cancel-meeting.ts'
import { bookedMeeting } from './meeting-store.ts'
import { withdrawWaiting } from './requests/withdraw-waiting.ts'

interface Ended {
  order: string
  to: string
}

/** Listens to the end of an order, however it came: its meeting is cancelled, and its time free for others. */
export async function endMeetings(context: Context, tx: Tx, { order: id, to }: Ended) {
  if (to !== 'cancelled' && to !== 'completed') return
  await withdrawWaiting(context, tx, id)
  const meeting = await bookedMeeting(tx, id)
  const order = meeting && (await holdOrder(tx, id))
  if (!order) return
  const now = context.clock.now()
  const ended = { ended_by: 'system' as const, ended_at: now, updated_at: now }
  // One that has begun takes place, whatever becomes of the order.
  if (meeting.starts_at <= now)
    return void (await performOrSkip(context, tx, untold(meetingMachine.finish), meeting, { patch: ended }))
  await freeTime(acting(context, SYSTEM), tx, order, { meeting, reason: null, side: null })
}

/** Listens to an order that stops: nobody answers a request about its meeting meanwhile. */
export const endMeetingRequests = (context: Context, tx: Tx, { order }: { order: string }) =>
  withdrawWaiting(context, tx, order)
