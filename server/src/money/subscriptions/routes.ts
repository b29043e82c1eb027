import * as calls from '@sojourn/contract/money/subscriptions'
import { handle } from '../../platform/http/handler.ts'
import { saveBillingDetails, showBillingDetails } from './billing/billing-details.ts'
import { downloadInvoice } from './billing/draw-invoice.ts'
import { listInvoices } from './billing/list-invoices.ts'
import { cancelPlan } from './cancel-plan.ts'
import { choosePlan } from './choose-plan.ts'
import { listSubscriptions } from './list-subscriptions.ts'
import { previewPlan } from './preview-plan.ts'
import { resumePlan } from './resume-plan.ts'
import { listPlans, showActivePlan } from './show-active-plan.ts'

export const subscriptionHandlers = [
  handle(calls.listPlans, async ({ context }) => ({ data: await listPlans(context) })),

  handle(calls.showActivePlan, async ({ context, actor }) => ({
    data: await showActivePlan(context, actor),
  })),

  handle(calls.listSubscriptions, ({ context, actor, query }) => listSubscriptions(context, actor, query)),

  handle(calls.previewPlan, async ({ context, actor, query }) => ({
    data: await previewPlan(context, actor, query),
  })),

  handle(calls.choosePlan, async ({ context, actor, body }) => ({
    data: await choosePlan(context, actor, body),
  })),

  handle(calls.cancelPlan, async ({ context, actor }) => ({ data: await cancelPlan(context, actor) })),

  handle(calls.resumePlan, async ({ context, actor }) => ({ data: await resumePlan(context, actor) })),

  handle(calls.listInvoices, ({ context, actor, query }) => listInvoices(context, actor, query)),

  handle(calls.downloadInvoice, async ({ context, actor, params, reply }) => {
    const { content, name } = await downloadInvoice(context, actor, params.id)
    reply.header('content-disposition', `attachment; filename="${name}"`)
    reply.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    return content
  }),

  handle(calls.showBillingDetails, async ({ context, actor }) => ({
    data: await showBillingDetails(context, actor),
  })),

  handle(calls.saveBillingDetails, async ({ context, actor, body }) => ({
    data: await saveBillingDetails(context, actor, body),
  })),
]
