import * as calls from '@sojourn/contract/desk/staff-orders'
import { blameAgent } from '../../money/payments/disputes/blame-agent.ts'
import { handle } from '../../platform/http/handler.ts'
import { answerEnding, endByStaff } from '../../work/conflicts/staff/end-by-staff.ts'
import { keepForLaw, liftKeeping } from '../../work/orders/legal-hold/keep-for-law.ts'
import { listStaffOrders } from '../../work/orders/lists/list-staff-orders.ts'
import { openStaffOrder, showStaffOrder } from './show-order.ts'

export const staffOrderHandlers = [
  handle(calls.listStaffOrders, ({ context, query }) => listStaffOrders(context, query)),

  handle(calls.showStaffOrder, async ({ context, actor, params }) => ({
    data: await openStaffOrder(context, actor, params.uuid),
  })),

  handle(calls.endOrder, async ({ context, actor, params, body }) => {
    await endByStaff(context, actor, params.uuid, body)
    return { data: await showStaffOrder(context, actor, params.uuid, context.tx ?? context.db) }
  }),

  handle(calls.blameChargeback, async ({ context, actor, params, body }) => {
    await blameAgent(context, actor, params.uuid, { atFault: body.at_fault, reason: body.reason })
    return { data: await showStaffOrder(context, actor, params.uuid, context.tx ?? context.db) }
  }),

  handle(calls.keepOrderForLaw, async ({ context, actor, params, body }) => {
    await keepForLaw(context, actor, { orderId: params.uuid, reason: body.reason })
    return { data: await showStaffOrder(context, actor, params.uuid, context.tx ?? context.db) }
  }),

  handle(calls.liftLegalHold, async ({ context, actor, params, body }) => {
    await liftKeeping(context, actor, { orderId: params.uuid, reason: body.reason })
    return { data: await showStaffOrder(context, actor, params.uuid, context.tx ?? context.db) }
  }),

  handle(calls.answerEnding, async ({ context, actor, params, body }) => {
    await answerEnding(context, actor, params.uuid, body.agrees)
    return { data: await showStaffOrder(context, actor, params.uuid, context.tx ?? context.db) }
  }),
]
