import type { Context } from '../../context.ts'
import { performOrFail } from '../../ground/facts/perform.ts'
import { DAY_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { couponMachine } from './coupon-state.ts'
import { payDebtWithCredit } from './pay-debt-with-credit.ts'
import { sharesOfCoupons } from './shares-of-coupons.ts'
import { type CouponRow, lockCouponsFor, setUses, usesOf } from './store.ts'

/** A gift that ended meanwhile can be used for so long again. */
const MORE_MS = 30 * DAY_MS

interface Shares {
  /** The refund gives back these parts in gifts and in credit, as its entry in the books says. */
  promo: number
  credit: number
}

/**
 * U4. In the transaction of the refund's entry and after it; what is given back is spread over what was taken, in its
 * order. What a client owes is paid with their credit of it first.
 */
export async function returnCoupons(context: Context, tx: Tx, paymentId: string, { promo, credit }: Shares) {
  const now = context.clock.now()
  const coupons = new Map((await lockCouponsFor(tx, paymentId, [])).map((coupon) => [coupon.id, coupon]))
  const uses = (await usesOf(tx, paymentId)).flatMap((use) => {
    const coupon = coupons.get(use.coupon_id)
    return use.state === 'used' && coupon ? [{ ...use, coupon, kind: coupon.kind }] : []
  })
  for (const { use, share } of sharesOfCoupons(uses, { promo, credit })) {
    const { coupon } = use
    await setUses(tx, [use.id], { returned_amount: use.returned_amount + share, updated_at: now })
    await performOrFail(context, tx, couponMachine.returnShare, coupon, {
      patch: {
        balance: coupon.balance + share,
        expires_at: usableUntil(coupon, now),
        updated_at: now,
      },
    })
  }
  const own = credit > 0 ? [...coupons.values()].find(({ kind }) => kind === 'credit') : undefined
  if (own?.owner_id) await payDebtWithCredit(context, tx, own.owner_id, own.currency)
}

const usableUntil = ({ expires_at }: CouponRow, now: Date) =>
  expires_at && expires_at <= now ? new Date(now.getTime() + MORE_MS) : expires_at
