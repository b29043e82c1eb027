import type { Schedules } from '@sojourn/contract/supply/availability'
import type { OrderSchedule } from '@sojourn/contract/work/orders'
import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { schedulesOf } from '../../supply/availability/schedules-of.ts'
import { minutesOf } from './book-time.ts'
import { bookedMeeting } from './meeting-store.ts'
import { readOrder } from './order-for-meetings.ts'

export async function showSchedule(
  context: Context,
  actor: Person,
  id: string,
  db: Reader = context.db,
): Promise<OrderSchedule> {
  const order = await readOrder(db, actor, id)
  const meeting = await bookedMeeting(db, id)
  return {
    meeting_length: order.meeting_minutes,
    agent_timezone: order.agent_timezone,
    meeting: meeting
      ? { id: meeting.id, start: meeting.starts_at.toISOString(), end: meeting.ends_at.toISOString() }
      : null,
  }
}

/** A meeting can be moved there also while the agent is not shown to others. */
export async function listTimes(
  context: Context,
  actor: Person,
  id: string,
  timezone: string | undefined,
): Promise<Schedules> {
  const order = await readOrder(context.db, actor, id)
  const next = await bookedMeeting(context.db, id)
  return schedulesOf(context, order.agent_id, { length: minutesOf(order), timezone, except: next?.id })
}
