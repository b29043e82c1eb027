import type { Context } from '../../../context.ts'
import { perform, tellStep } from '../../../ground/facts/perform.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notNow } from '../../../platform/refusal.ts'
import { meetingMachine } from '../../../supply/availability/meeting-machine.ts'
import { moveSlot } from '../../../supply/availability/slots/move-slot.ts'
import type { HeldOrder } from '../../orders/hold-order.ts'
import { bookTime, minutesOf } from '../book-time.ts'
import { bookedMeeting } from '../meeting-store.ts'
import { remindedAt } from '../reminders/reminders.ts'
import { meetingRequestMachine } from './request-state.ts'
import type { RequestRow } from './request-store.ts'

/** N2 and N5. The time is booked; nobody has a say in it any more. The agent and the order are held. */
export async function settleRequest(context: Context, tx: Tx, order: HeldOrder, request: RequestRow) {
  const answered_at = context.clock.now()
  await perform(context, tx, meetingRequestMachine.accept, request, { patch: { answered_at } })
  await perform(context, tx, meetingRequestMachine.book, request)
  if (request.meeting_id === null)
    return bookTime(context, tx, order, { start: request.starts_at, isAgreed: true })
  return moveBooked(context, tx, order, request)
}

/** M7. */
async function moveBooked(context: Context, tx: Tx, order: HeldOrder, request: RequestRow) {
  const now = context.clock.now()
  const { starts_at: start, reason, made_by } = request
  const before = await bookedMeeting(tx, order.id)
  if (before?.id !== request.meeting_id || !before || before.starts_at <= now)
    throw notNow('This meeting has begun or is over, so it can no longer be moved.')
  const sequence = before.sequence + 1
  await moveSlot(
    context,
    tx,
    { agentId: order.agent_id, start, length: minutesOf(order), except: before.id, isAgreed: true },
    { sequence, reminded: remindedAt(start, now) },
  )
  const meeting = { id: before.id, sequence, starts_at: start, ends_at: request.ends_at }
  await tellStep(
    context,
    tx,
    meetingMachine.move,
    { ...meeting, order },
    { reason, along: { order, at: meeting, side: made_by, before: before.starts_at } },
  )
}
