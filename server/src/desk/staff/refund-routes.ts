import * as calls from '@sojourn/contract/desk/staff-refunds'
import {
  approveRefundTransfer,
  enterRefundBank,
  keepFailedRefund,
  retryFailedRefund,
  sendRefundTransfer,
  showRefundBank,
  stopRefundTransfer,
} from '../../money/payments/failed/handle-failed-refund.ts'
import { listStaffFailedRefunds } from '../../money/payments/failed/list-failed-refunds.ts'
import { bankDetailsIn } from '../../money/payments/failed/refund-bank-details.ts'
import { handle } from '../../platform/http/handler.ts'

export const staffRefundHandlers = [
  handle(calls.listStaffFailedRefunds, ({ context, actor, query }) =>
    listStaffFailedRefunds(context, actor, query),
  ),

  handle(calls.retryFailedRefund, async ({ context, actor, params }) => ({
    data: await retryFailedRefund(context, actor, params.id),
  })),

  handle(calls.keepFailedRefund, async ({ context, actor, params }) => ({
    data: await keepFailedRefund(context, actor, params.id),
  })),

  handle(calls.enterRefundBank, async ({ context, actor, params, body }) => ({
    data: await enterRefundBank(context, actor, params.id, bankDetailsIn(body.bank_account)),
  })),

  handle(calls.approveRefundTransfer, async ({ context, actor, params }) => ({
    data: await approveRefundTransfer(context, actor, params.id),
  })),

  handle(calls.sendRefundTransfer, async ({ context, actor, params, body }) => ({
    data: await sendRefundTransfer(context, actor, params.id, body.reference),
  })),

  handle(calls.stopRefundTransfer, async ({ context, actor, params, body }) => ({
    data: await stopRefundTransfer(context, actor, params.id, body.reason),
  })),

  handle(calls.showRefundBank, async ({ context, actor, params }) => ({
    data: await showRefundBank(context, actor, params.id),
  })),
]
