import { type OrderWorkspace, WORKSPACE_EVENTS } from '@sojourn/contract/desk/workspace'
import type { Context } from '../../context.ts'
import { listFailedRefunds } from '../../money/payments/failed/list-failed-refunds.ts'
import { readingOnce } from '../../platform/database/reading-once.ts'
import type { Person } from '../../platform/http/actor.ts'
import { showOrderReview } from '../../talk/reviews/show-order-review.ts'
import { showWork } from '../../work/completion/show-work.ts'
import { showWaysOut } from '../../work/conflicts/endings/show-ways-out.ts'
import { listConflicts } from '../../work/conflicts/show-conflict.ts'
import { listDocuments } from '../../work/documents/list-documents.ts'
import { showMeetings } from '../../work/meetings/show-meetings.ts'
import { showSchedule } from '../../work/meetings/show-schedule.ts'
import { listExtras } from '../../work/offers/extras/list-extras.ts'
import { showOrder } from '../../work/orders/show-order.ts'
import { listEvents } from '../../work/orders/timeline/list-events.ts'

/** The order comes first: whoever is none of its sides asks for nothing else. */
export async function showWorkspace(whole: Context, actor: Person, id: string): Promise<OrderWorkspace> {
  const context = { ...whole, db: readingOnce(whole.pool) }
  const order = await showOrder(context, actor, id)
  const [schedule, timeline, paid] = await Promise.all([
    showSchedule(context, actor, id),
    listEvents(context, actor, id, { limit: WORKSPACE_EVENTS }),
    order.paid_at ? partsOfPaid(context, actor, id) : null,
  ])
  return { order, schedule, timeline: timeline.data, paid }
}

async function partsOfPaid(context: Context, actor: Person, id: string) {
  const [work, meetings, documents, conflicts, ways_out, review, refunds, extras] = await Promise.all([
    showWork(context, actor, id),
    showMeetings(context, actor, id),
    listDocuments(context, actor, id),
    listConflicts(context, actor, id),
    showWaysOut(context, actor, id),
    showOrderReview(context, actor, id),
    listFailedRefunds(context, actor, id),
    listExtras(context, actor, id),
  ])
  return { work, meetings, documents, conflicts, ways_out, review, refunds, extras }
}
