import type { StaffCoupon } from '@sojourn/contract/coupons'
import { Pill } from '../ui/pill.tsx'
import { couponStates } from './coupon-queries.ts'

type Shown = Pick<StaffCoupon, 'status' | 'balance' | 'expires_at' | 'reserved_for'>

export const hasEnded = ({ expires_at }: Pick<StaffCoupon, 'expires_at'>) =>
  expires_at !== null && new Date(expires_at) <= new Date()

/** How a coupon stands. */
export function CouponStatePill({ coupon }: { coupon: Shown }) {
  switch (coupon.status[0]) {
    case couponStates.used.code:
      return <Pill icon="check">{couponStates.used.name}</Pill>
    case couponStates.refunded.code:
      return <Pill icon="refresh">{couponStates.refunded.name}</Pill>
  }
  if (hasEnded(coupon)) return <Pill icon="clock">Ended</Pill>
  if (coupon.reserved_for)
    return (
      <Pill tone="warning" icon="clock">
        Kept for a payment
      </Pill>
    )
  return (
    <Pill tone="success" icon="coupon">
      {couponStates.active.name}
    </Pill>
  )
}
