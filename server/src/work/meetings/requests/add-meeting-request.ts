import type { Context } from '../../../context.ts'
import { ruleMs } from '../../../ground/rules/rule.ts'
import { HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notNow } from '../../../platform/refusal.ts'
import type { HeldOrder } from '../../orders/hold-order.ts'
import { minutesOf } from '../book-time.ts'
import type { MeetingRow } from '../meeting-store.ts'
import type { Side } from '../policy.ts'
import { addRequest, findRequest } from './request-store.ts'

interface Wanted {
  madeBy: Side
  /** It is null for a further one. */
  meeting: MeetingRow | null
  start: Date
  reason: string | null
  isFree: boolean
}

/** N1. */
export async function addMeetingRequest(context: Context, tx: Tx, order: HeldOrder, wanted: Wanted) {
  const { madeBy, meeting, start, reason, isFree } = wanted
  const now = context.clock.now()
  const replyMs = await ruleMs(tx, 'meeting_reply')
  const added = await addRequest(tx, {
    order_id: order.id,
    meeting_id: meeting?.id ?? null,
    client_id: order.client_id,
    agent_id: order.agent_id,
    made_by: madeBy,
    starts_at: start,
    ends_at: new Date(start.getTime() + minutesOf(order) * MINUTE_MS),
    reason,
    is_free: isFree,
    created_at: now,
    answer_by: answerBy(meeting ? [meeting.starts_at, start] : [start], { now, replyMs }),
  })
  const request = added && (await findRequest(tx, order.id, added.id))
  if (!request) throw notNow('Another time is asked for already. Answer or withdraw that request first.')
  return request
}

/** Nobody can be expected to answer any more so long before a time. */
const BEFORE_MS = 2 * HOUR_MS

/** The answer must come within its days, and before either of the times it is about. */
function answerBy(times: readonly Date[], { now, replyMs }: { now: Date; replyMs: number }) {
  const first = Math.min(...times.map((time) => time.getTime()))
  const early = first - BEFORE_MS
  return new Date(Math.min(now.getTime() + replyMs, early > now.getTime() ? early : first))
}
