import type { Context } from '../../context.ts'
import type { Reader } from '../../platform/database/database.ts'
import { goalsOfOrders } from '../goals/orders/goals-of-orders.ts'
import { findAnyOrder } from './lists/list-store.ts'
import { stagesOf } from './stages/stages-of.ts'
import { closingOf } from './timeline/closing-of.ts'
import { timelineOf } from './timeline/timeline-of.ts'
import { viewOrderSummary } from './view.ts'

/** An order whoever it belongs to, with what happened to it, the newest first. */
export async function orderForStaff({ clock }: Pick<Context, 'clock'>, db: Reader, id: string) {
  const row = await findAnyOrder(db, id)
  if (!row) return
  const goals = await goalsOfOrders(db, [row.goal_id])
  return {
    ...viewOrderSummary(row, goals.get(row.goal_id), clock.now()),
    stage: row.stage,
    people: row.people,
    started_at: row.started_at?.toISOString() ?? null,
    completed_at: row.completed_at?.toISOString() ?? null,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    clears_at: row.clears_at?.toISOString() ?? null,
    closing: await closingOf(db, row),
    stages: await stagesOf(db, row, null),
    timeline: await timelineOf(db, id),
  }
}
