import { MINUTE_MS } from '../../platform/clock.ts'
import { notNow } from '../../platform/refusal.ts'
import { may } from '../../platform/states/machine.ts'
import { meetingMachine } from '../../supply/availability/meeting-machine.ts'
import type { HeldOrder } from '../orders/hold-order.ts'
import type { MeetingRow } from './meeting-store.ts'
import { meetingRequestMachine } from './requests/request-state.ts'
import type { RequestRow } from './requests/request-store.ts'

export type Side = 'client' | 'agent'
export const otherSide = (side: Side): Side => (side === 'client' ? 'agent' : 'client')

/** Meetings are booked and moved while there is work to do; in a conflict and after the end they stay as they are. */
export const OPEN: readonly HeldOrder['status'][] = ['paid', 'ongoing']

/** Meetings count whatever became of them: nobody books and cancels the time of an agent without end. */
export const MOST_MEETINGS = 10

/** Somebody may be a little late. */
const PATIENCE_MS = 10 * MINUTE_MS

export function refuseClosed(status: HeldOrder['status']) {
  if (OPEN.includes(status)) return
  throw notNow(WHY[status] ?? 'This order is over. Its meetings stay as they are.')
}

const WHY: Partial<Record<HeldOrder['status'], string>> = {
  awaiting_payment: 'Please pay the order first. Then you can book its meeting.',
  conflicted: 'There is a conflict about this order. Its meetings stay as they are until it is settled.',
}

interface Seen {
  side: Side
  order: HeldOrder['status']
  now: Date
}

interface SeenMeeting extends Seen {
  isAsked: boolean
  /** A meeting can be reported as missed for so long after its end. */
  reportMs: number
}

export function mayWithMeeting(meeting: MeetingRow, { side, order, now, isAsked, reportMs }: SeenMeeting) {
  if (!OPEN.includes(order)) return []
  const [start, end] = [meeting.starts_at.getTime(), meeting.ends_at.getTime()]
  const hasBegun = start <= now.getTime()
  const allowed: Record<string, boolean> = {
    move: !hasBegun && !isAsked,
    cancel: !hasBegun,
    mark_done: hasBegun,
    report_missed:
      start + PATIENCE_MS <= now.getTime() && now.getTime() < end + reportMs && meeting.ended_by !== side,
  }
  return may(meetingMachine, meeting.status, side).filter((action) => allowed[action])
}

/** The one who asked can withdraw it, and the other side answers. */
export function mayWithRequest({ status, made_by }: RequestRow, { side, order }: Seen) {
  if (!OPEN.includes(order)) return []
  const wanted = made_by === side ? 'withdraw' : 'answer'
  return may(meetingRequestMachine, status, side).filter((action) => action === wanted)
}

interface Known extends Seen {
  minutes: number | null
  next: MeetingRow | undefined
  isAsked: boolean
  count: number
}

/** No meeting is to come: a client books, an agent offers. */
export function mayWithOrder({ side, order, now, minutes, next, isAsked, count }: Known) {
  const isOver = next !== undefined && next.ends_at <= now
  if (!OPEN.includes(order) || minutes === null || count >= MOST_MEETINGS) return []
  if (next && !isOver) return []
  if (side === 'client') return ['book']
  return isAsked ? [] : ['offer']
}
