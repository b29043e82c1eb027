import * as calls from '@sojourn/contract/work/orders'
import { handle } from '../../platform/http/handler.ts'
import { sendAttachment } from '../../platform/http/send-attachment.ts'
import { agreeToEarlyStart } from './agree-to-early-start.ts'
import { cancelOrder } from './cancel-order.ts'
import { countOrders } from './count-orders.ts'
import { createOrder } from './create-order.ts'
import { exportOrders } from './export-orders.ts'
import { listChoices } from './list-choices.ts'
import { listEvents } from './list-events.ts'
import { listOrders } from './list-orders.ts'
import { showOrder } from './show-order.ts'
import { showStart } from './show-start.ts'

export const orderHandlers = [
  handle(calls.createOrder, async ({ context, actor, body, request }) => ({
    data: await createOrder(context, actor, {
      service: body.service,
      goal: body.goal ?? null,
      requestId: request.id,
    }),
  })),

  handle(calls.listOrders, ({ context, actor, query }) => listOrders(context, actor, query)),

  handle(calls.exportOrders, async ({ context, actor, query, reply }) =>
    sendAttachment(reply, await exportOrders(context, actor, query)),
  ),

  handle(calls.listOrderChoices, async ({ context, actor }) => ({ data: await listChoices(context, actor) })),

  handle(calls.showAgentStart, async ({ context, actor }) => ({ data: await showStart(context, actor) })),

  handle(calls.countOrders, async ({ context, actor }) => ({ data: await countOrders(context, actor) })),

  handle(calls.showOrder, async ({ context, actor, params }) => ({
    data: await showOrder(context, actor, params.uuid),
  })),

  handle(calls.listOrderEvents, ({ context, actor, params, query }) =>
    listEvents(context, actor, params.uuid, query),
  ),

  handle(calls.cancelOrder, async ({ context, actor, params, request }) => ({
    data: await cancelOrder(context, actor, params.uuid, request.id),
  })),

  handle(calls.agreeToEarlyStart, async ({ context, actor, params, body }) => ({
    data: await agreeToEarlyStart(context, actor, params.uuid, body.agrees),
  })),
]
