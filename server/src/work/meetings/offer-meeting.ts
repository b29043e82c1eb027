import type { Context } from '../../context.ts'
import { tellStep } from '../../ground/facts/perform.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { acting } from '../../platform/http/by.ts'
import { Refusal } from '../../platform/refusal.ts'
import { takeSlot } from '../../supply/availability/slots/take-slot.ts'
import { minutesOf, refuseAnother } from './book-time.ts'
import { holdWithHours } from './order-for-meetings.ts'
import { addMeetingRequest } from './requests/add-meeting-request.ts'
import { meetingRequestMachine } from './requests/request-state.ts'
import { showMeetings } from './show-meetings.ts'

interface Wanted {
  start: string
  reason?: string | undefined
}

/** N1. Nobody is booked for a client: they accept the time, or book another one. */
export const offerMeeting = (context: Context, actor: Person, id: string, wanted: Wanted) =>
  transact(context, async (tx) => {
    const order = await holdWithHours(tx, actor, id)
    if (order.side !== 'agent') throw new Refusal('not_found')
    const length = minutesOf(order)
    await refuseAnother(context, tx, order)
    const start = new Date(wanted.start)
    const reason = wanted.reason ?? null
    await takeSlot(context, tx, { agentId: order.agent_id, start, length, isAgreed: true })
    const request = await addMeetingRequest(context, tx, order, {
      madeBy: 'agent',
      meeting: null,
      start,
      reason,
      isFree: false,
    })
    await tellStep(
      acting(context, 'agent'),
      tx,
      meetingRequestMachine.ask,
      { ...request, order },
      { reason, along: { order, request } },
    )
    return showMeetings(context, actor, id, tx)
  })
