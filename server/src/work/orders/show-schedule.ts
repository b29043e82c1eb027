import type { OrderSchedule } from '@sojourn/contract/orders'
import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { meetingOfOrder } from '../../supply/availability/meeting-of-order.ts'
import { findOrder } from './list-store.ts'

/** When the meeting of an order is; for both its sides. */
export async function showSchedule(
  context: Context,
  actor: Person,
  id: string,
  db: Reader = context.db,
): Promise<OrderSchedule> {
  const order = await findOrder(db, actor.id, id)
  if (!order) throw new Refusal('not_found')
  const meeting = await meetingOfOrder(db, id)
  return {
    meeting_length: order.meeting_minutes,
    agent_timezone: order.agent_timezone,
    meeting: meeting
      ? { id: meeting.id, start: meeting.starts_at.toISOString(), end: meeting.ends_at.toISOString() }
      : null,
  }
}
