import * as calls from '@sojourn/contract/money/coupons'
import { handle } from '../../platform/http/handler.ts'
import { claimCoupon } from './claim-coupon.ts'
import { listAllCoupons } from './list-all-coupons.ts'
import { listCoupons } from './list-coupons.ts'
import { makePromos } from './make-promos.ts'
import { withdrawPromo } from './withdraw-promo.ts'

export const couponHandlers = [
  handle(calls.listCoupons, ({ context, actor, query }) => listCoupons(context, actor, query)),

  handle(calls.claimCoupon, async ({ context, actor, body }) => ({
    data: await claimCoupon(context, actor, body.code),
  })),

  handle(calls.listStaffCoupons, ({ context, query }) => listAllCoupons(context, query)),

  handle(calls.makePromos, async ({ context, actor, body }) => ({
    data: await makePromos(context, actor, body),
  })),

  handle(calls.withdrawPromo, async ({ context, actor, params }) => {
    await withdrawPromo(context, actor, params.id)
  }),
]
