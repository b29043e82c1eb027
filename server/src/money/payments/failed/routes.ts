import * as calls from '@sojourn/contract/money/failed-refunds'
import { handle } from '../../../platform/http/handler.ts'
import { giveRefundBank, keepRefund, retryRefund, withdrawRefundBank } from './choose-for-refund.ts'
import { listFailedRefunds, showFailedRefund } from './list-failed-refunds.ts'
import { bankDetailsIn } from './refund-bank-details.ts'

export const failedRefundHandlers = [
  handle(calls.listFailedRefunds, async ({ context, actor }) => ({
    data: await listFailedRefunds(context, actor),
  })),

  handle(calls.showFailedRefund, async ({ context, actor, params }) => ({
    data: await showFailedRefund(context, context.db, actor, params.id),
  })),

  handle(calls.retryRefund, async ({ context, actor, params }) => ({
    data: await retryRefund(context, actor, params.id),
  })),

  handle(calls.keepRefund, async ({ context, actor, params }) => ({
    data: await keepRefund(context, actor, params.id),
  })),

  handle(calls.giveRefundBank, async ({ context, actor, params, body }) => ({
    data: await giveRefundBank(context, actor, params.id, bankDetailsIn(body.bank_account)),
  })),

  handle(calls.withdrawRefundBank, async ({ context, actor, params }) => ({
    data: await withdrawRefundBank(context, actor, params.id),
  })),
]
