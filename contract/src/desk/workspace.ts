import { z } from 'zod'
import { defineCall, one } from '../calls/call.ts'
import { FailedRefund } from '../money/failed-refunds.ts'
import { OrderReview } from '../talk/reviews.ts'
import { OrderWork } from '../work/completion.ts'
import { Conflict, WaysOut } from '../work/conflicts.ts'
import { OrderDocuments } from '../work/documents.ts'
import { OrderMeetings } from '../work/meetings.ts'
import { Offer } from '../work/offers.ts'
import { Order, OrderEvent, OrderSchedule } from '../work/orders.ts'

/** All that the page of an order shows at once; each part is what its own call replies. */
export const OrderWorkspace = z.strictObject({
  order: Order,
  schedule: OrderSchedule,
  timeline: z.strictObject({
    items: z.array(OrderEvent),
    pagination: z.strictObject({ next_cursor: z.string().nullable() }),
  }),
  /** It is null until the order is paid. */
  paid: z
    .strictObject({
      work: OrderWork,
      meetings: OrderMeetings,
      documents: OrderDocuments,
      conflicts: z.array(Conflict),
      ways_out: WaysOut,
      review: OrderReview,
      /** Refunds of this order that its client has to answer; none for its agent. */
      refunds: z.array(FailedRefund),
      extras: z.array(Offer),
    })
    .nullable(),
})
export type OrderWorkspace = z.output<typeof OrderWorkspace>

export const WORKSPACE_EVENTS = 15

export const showWorkspace = defineCall({
  method: 'GET',
  path: '/orders/{uuid}/workspace',
  summary:
    'An order with its work, meetings, documents, conflicts, review and latest activity, in one reply.',
  who: 'person',
  params: z.object({ uuid: z.uuid() }),
  reply: one(OrderWorkspace),
})
