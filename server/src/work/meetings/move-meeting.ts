import type { Context } from '../../context.ts'
import { tellStep } from '../../ground/facts/perform.ts'
import { rule, ruleMs } from '../../ground/rules/rule.ts'
import type { Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { acting } from '../../platform/http/by.ts'
import { notNow } from '../../platform/refusal.ts'
import { takeSlot } from '../../supply/availability/slots/take-slot.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import { minutesOf } from './book-time.ts'
import { isMoveFree } from './is-move-free.ts'
import { bookedMeeting, type MeetingRow } from './meeting-store.ts'
import { holdWithHours } from './order-for-meetings.ts'
import type { Side } from './policy.ts'
import { addMeetingRequest } from './requests/add-meeting-request.ts'
import { meetingRequestMachine } from './requests/request-state.ts'
import { countFreeMoves, waitingRequest } from './requests/request-store.ts'
import { settleRequest } from './requests/settle-request.ts'
import { showMeetings } from './show-meetings.ts'

interface Wanted {
  start: string
  reason?: string | undefined
}

/** N1, and at once N2, N5 and M7 where nobody has to be asked. */
export const moveMeeting = (context: Context, actor: Person, id: string, wanted: Wanted) =>
  transact(context, async (tx) => {
    const order = await holdWithHours(tx, actor, id)
    const meeting = await movable(context, tx, id)
    const start = new Date(wanted.start)
    if (start.getTime() === meeting.starts_at.getTime())
      throw notNow('The meeting is at this time already. Please choose another one.')
    const isFree = await freeFor(context, tx, { side: order.side, meeting, start })
    const asSide = acting(context, order.side)
    const { agent_id: agentId } = order
    await takeSlot(context, tx, {
      agentId,
      start,
      length: minutesOf(order),
      except: meeting.id,
      isAgreed: order.side === 'agent',
    })
    const request = await addMeetingRequest(context, tx, order, {
      madeBy: order.side,
      meeting,
      start,
      isFree,
      reason: wanted.reason ?? null,
    })
    if (isFree) await settleRequest(asSide, tx, order, request)
    else await ask(asSide, tx, order, request)
    return showMeetings(context, actor, id, tx)
  })

async function movable({ clock }: Context, tx: Tx, orderId: string) {
  const meeting = await bookedMeeting(tx, orderId)
  if (!meeting) throw notNow('No meeting is booked. Book one first.')
  if (meeting.starts_at <= clock.now()) throw notNow('This meeting has begun, so it can no longer be moved.')
  if (await waitingRequest(tx, orderId))
    throw notNow('Another time is asked for already. Answer or withdraw that request first.')
  return meeting
}

interface Move {
  side: Side
  meeting: MeetingRow
  start: Date
}

/** A client chooses from the agent’s free times; an agent who moves it soon asks, as the client has none of theirs. */
async function freeFor({ clock }: Context, tx: Tx, { side, meeting, start }: Move) {
  const starts = side === 'agent' && start < meeting.starts_at ? start : meeting.starts_at
  return isMoveFree({
    starts,
    now: clock.now(),
    noticeMs: await ruleMs(tx, 'move_notice'),
    free: await rule(tx, 'free_moves'),
    used: await countFreeMoves(tx, meeting.id, side),
  })
}

const ask = (context: Context, tx: Tx, order: HeldOrder, request: Parameters<typeof settleRequest>[3]) =>
  tellStep(
    context,
    tx,
    meetingRequestMachine.ask,
    { ...request, order },
    { reason: request.reason, along: { order, request } },
  )
