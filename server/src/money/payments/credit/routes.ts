import * as calls from '@sojourn/contract/money/coupons'
import { handle } from '../../../platform/http/handler.ts'
import { askForCredit } from './ask-for-credit.ts'
import { approveCreditRefund, payCreditRefund, rejectCreditRefund } from './decide-credit-refund.ts'
import { listCreditRefunds, listStaffCreditRefunds } from './list-credit-refunds.ts'
import { showCoupon } from './show-coupon.ts'
import { withdrawCreditRefund } from './withdraw-credit-refund.ts'

export const creditHandlers = [
  handle(calls.showCoupon, async ({ context, actor, params }) => ({
    data: await showCoupon(context, actor, params.id),
  })),

  handle(calls.listCouponRefunds, ({ context, actor, params, query }) =>
    listCreditRefunds(context, actor, params.id, query),
  ),

  handle(calls.askForCouponRefund, async ({ context, actor, params }) => ({
    data: await askForCredit(context, actor, params.id),
  })),

  handle(calls.withdrawCouponRefund, async ({ context, actor, params }) => ({
    data: await withdrawCreditRefund(context, actor, params.id, params.rid),
  })),

  handle(calls.listStaffCouponRefunds, ({ context, actor, query }) =>
    listStaffCreditRefunds(context, actor, query),
  ),

  handle(calls.approveCouponRefund, async ({ context, actor, params }) => ({
    data: await approveCreditRefund(context, actor, params.id),
  })),

  handle(calls.payCouponRefund, async ({ context, actor, params, body }) => ({
    data: await payCreditRefund(context, actor, params.id, body.reference),
  })),

  handle(calls.rejectCouponRefund, async ({ context, actor, params, body }) => ({
    data: await rejectCreditRefund(context, actor, params.id, body.reason),
  })),
]
