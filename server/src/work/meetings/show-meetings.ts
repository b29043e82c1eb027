import type { OrderMeetings } from '@sojourn/contract/work/meetings'
import type { Context } from '../../context.ts'
import { rule, ruleMs } from '../../ground/rules/rule.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { agentMissedTwice } from './agent-missed-twice.ts'
import { isMoveFree } from './is-move-free.ts'
import { countMeetings, meetingsOf } from './meeting-store.ts'
import { readOrder } from './order-for-meetings.ts'
import { placeOf } from './place-of.ts'
import { mayWithMeeting, mayWithOrder, mayWithRequest, OPEN } from './policy.ts'
import { countFreeMoves, waitingRequest } from './requests/request-store.ts'
import { viewMeeting, viewRequest } from './view.ts'

/** All there is of the meetings of an order, for one of its sides. */
export async function showMeetings(
  context: Context,
  actor: Pick<Person, 'id'>,
  orderId: string,
  db: Reader = context.db,
): Promise<OrderMeetings> {
  const order = await readOrder(db, actor, orderId)
  const { side } = order
  const now = context.clock.now()
  const meetings = await meetingsOf(db, orderId)
  const next = meetings.find(({ status }) => status === 'booked')
  const request = await waitingRequest(db, orderId)
  const reportMs = await ruleMs(db, 'no_show_report')
  const free = await rule(db, 'free_moves')
  const noticeMs = await ruleMs(db, 'move_notice')
  const used = next ? await countFreeMoves(db, next.id, side) : 0
  const seen = { side, order: order.status, now, isAsked: request !== undefined, reportMs }
  return {
    meeting_length: order.meeting_minutes,
    client_timezone: order.client_timezone,
    agent_timezone: order.agent_timezone,
    next: next ? viewMeeting(next, mayWithMeeting(next, seen)) : null,
    place: next ? await placeOf(context, db, next, side) : null,
    request: request ? viewRequest(request, mayWithRequest(request, seen)) : null,
    past: meetings.filter((one) => one !== next).map((one) => viewMeeting(one, mayWithMeeting(one, seen))),
    moves: {
      free,
      free_left: Math.max(0, free - used),
      notice_hours: noticeMs / HOUR_MS,
      is_free: next !== undefined && isMoveFree({ starts: next.starts_at, now, noticeMs, free, used }),
    },
    suggests_conflict:
      side === 'client' && OPEN.includes(order.status) && (await agentMissedTwice(db, orderId)),
    may: mayWithOrder({
      ...seen,
      minutes: order.meeting_minutes,
      next,
      count: await countMeetings(db, orderId),
    }),
  }
}
