import * as calls from '@sojourn/contract/money/payments'
import { handle } from '../../platform/http/handler.ts'
import { finishPaying, pay } from './attempts/pay.ts'
import { beginSetup, openSetup } from './cards/add-card.ts'
import { removeCard, setDefaultCard } from './cards/choose-card.ts'
import { listCards, showCard } from './cards/list-cards.ts'
import { createPayment } from './create-payment.ts'
import { downloadReceipt } from './download-receipt.ts'
import { listActivities, showActivity } from './list-activities.ts'
import { listPayments } from './list-payments.ts'
import { showPayment, showPaymentStatus } from './show-payment.ts'
import { calculateTotals } from './totals/calculate-totals.ts'

export const paymentHandlers = [
  handle(calls.createPayment, async ({ context, actor, body }) => ({
    data: await createPayment(context, actor, body),
  })),

  handle(calls.listPayments, ({ context, actor, query }) => listPayments(context, actor, query)),

  handle(calls.showPayment, async ({ context, actor, params }) => ({
    data: await showPayment(context, actor, params.ref),
  })),

  handle(calls.showPaymentStatus, async ({ context, actor, params }) => ({
    data: await showPaymentStatus(context, actor, params.ref),
  })),

  handle(calls.calculateTotals, async ({ context, actor, params, body }) => ({
    data: await calculateTotals(context, actor, params.ref, body.coupons),
  })),

  handle(
    calls.pay,
    ({ context, actor, params, body, request }) => pay(context, actor, params.ref, body, request.id),
    { afterwards: async ({ context }, decided) => ({ data: await finishPaying(context, decided) }) },
  ),

  handle(calls.listPaymentActivities, ({ context, actor, params, query }) =>
    listActivities(context, actor, params.ref, query),
  ),

  handle(calls.showPaymentActivity, async ({ context, actor, params }) => ({
    data: await showActivity(context, actor, params.ref, params.aid),
  })),

  handle(calls.downloadReceipt, async ({ context, actor, params, reply }) => {
    const { content, name } = await downloadReceipt(context, actor, params.ref)
    reply.header('content-disposition', `attachment; filename="${name}"`)
    reply.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    return content
  }),

  handle(calls.listPaymentMethods, ({ context, actor, query }) => listCards(context, actor, query)),

  handle(calls.addPaymentMethod, ({ context, actor, body }) => beginSetup(context, actor, body.metadata), {
    afterwards: async ({ context }, { setup }) => ({ data: await openSetup(context, setup) }),
  }),

  handle(calls.showPaymentMethod, async ({ context, actor, params }) => ({
    data: await showCard(context, actor, params.id),
  })),

  handle(calls.setDefaultMethod, async ({ context, actor, params }) => ({
    data: await setDefaultCard(context, actor, params.id),
  })),

  handle(calls.removePaymentMethod, async ({ context, actor, params }) => {
    await removeCard(context, actor, params.id)
  }),
]
