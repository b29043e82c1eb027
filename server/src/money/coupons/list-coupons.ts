import { couponStatus } from '@sojourn/contract/calls/status'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { AgeCursor, decodeCursor, pageOf } from '../../platform/http/input/cursor.ts'
import type { CouponState } from './coupon-state.ts'
import { paymentsOfCoupons } from './payments-of-coupons.ts'
import { couponsOf } from './store.ts'
import { viewCoupon } from './view.ts'

interface Wanted {
  cursor?: string | undefined
  limit: number
  filter?: { status?: string | undefined } | undefined
}

export async function listCoupons(context: Context, actor: Person, { cursor, limit, filter }: Wanted) {
  const after = decodeCursor(cursor, AgeCursor)
  const rows = await couponsOf(context.db, actor.id, { limit, after, status: stateOf(filter?.status) })
  const keepers = await paymentsOfCoupons(
    context,
    context.db,
    rows.map(({ id }) => id),
  )
  return pageOf(
    rows,
    limit,
    (row) => viewCoupon(row, keepers.get(row.id)),
    (row) => [row.created_at.toISOString(), row.id],
  )
}

export const stateOf = (code: string | undefined) =>
  (Object.keys(couponStatus) as CouponState[]).find((state) => String(couponStatus[state][0]) === code)
