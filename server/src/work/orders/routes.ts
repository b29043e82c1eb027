import * as calls from '@sojourn/contract/work/orders'
import { handle } from '../../platform/http/handler.ts'
import { sendAttachment } from '../../platform/http/send-attachment.ts'
import { createOrder } from './create-order.ts'
import { countOrders } from './lists/count-orders.ts'
import { exportOrders } from './lists/export-orders.ts'
import { listChoices } from './lists/list-choices.ts'
import { listOrders } from './lists/list-orders.ts'
import { showOrder } from './show-order.ts'
import { agreeToStageCharges } from './stages/agree-to-stage-charges.ts'
import { stopBetweenStages } from './stages/stop-between-stages.ts'
import { listEvents } from './timeline/list-events.ts'
import { agreeToEarlyStart } from './unpaid/agree-to-early-start.ts'
import { cancelOrder } from './unpaid/cancel-order.ts'
import { declareResidence } from './unpaid/declare-residence.ts'

export const orderHandlers = [
  handle(calls.createOrder, async ({ context, actor, body }) => ({
    data: await createOrder(context, actor, {
      service: body.service,
      goal: body.goal ?? null,
      residence: body.residence,
    }),
  })),

  handle(calls.listOrders, ({ context, actor, query }) => listOrders(context, actor, query)),

  handle(calls.exportOrders, async ({ context, actor, query, reply }) =>
    sendAttachment(reply, await exportOrders(context, actor, query)),
  ),

  handle(calls.listOrderChoices, async ({ context, actor }) => ({ data: await listChoices(context, actor) })),

  handle(calls.countOrders, async ({ context, actor }) => ({ data: await countOrders(context, actor) })),

  handle(calls.showOrder, async ({ context, actor, params }) => ({
    data: await showOrder(context, actor, params.uuid),
  })),

  handle(calls.listOrderEvents, ({ context, actor, params, query }) =>
    listEvents(context, actor, params.uuid, query),
  ),

  handle(calls.cancelOrder, async ({ context, actor, params }) => ({
    data: await cancelOrder(context, actor, params.uuid),
  })),

  handle(calls.stopBetweenStages, async ({ context, actor, params }) => ({
    data: await stopBetweenStages(context, actor, params.uuid),
  })),

  handle(calls.agreeToStageCharges, async ({ context, actor, params, body }) => ({
    data: await agreeToStageCharges(context, actor, params.uuid, body.agrees),
  })),

  handle(calls.declareResidence, async ({ context, actor, params, body }) => ({
    data: await declareResidence(context, actor, params.uuid, body.country),
  })),

  handle(calls.agreeToEarlyStart, async ({ context, actor, params, body }) => ({
    data: await agreeToEarlyStart(context, actor, params.uuid, {
      agrees: body.agrees,
    }),
  })),
]
