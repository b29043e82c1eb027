import { couponStatus, stateIn } from '@sojourn/contract/calls/status'
import type { StaffCoupon } from '@sojourn/contract/money/coupons'
import { Pill } from '../../ui/mark/pill.tsx'
import { couponNames } from './coupon-queries.ts'

type Shown = Pick<StaffCoupon, 'status' | 'balance' | 'expires_at' | 'reserved_for' | 'held_for'>

export const hasEnded = ({ expires_at }: Pick<StaffCoupon, 'expires_at'>) =>
  expires_at !== null && new Date(expires_at) <= new Date()

/** How a coupon stands. */
export function CouponStatePill({ coupon }: { coupon: Shown }) {
  switch (stateIn(couponStatus, coupon.status)) {
    case 'used':
      return <Pill icon="check">{couponNames.used}</Pill>
    case 'refunded':
      return <Pill icon="refresh">{couponNames.refunded}</Pill>
  }
  if (hasEnded(coupon)) return <Pill icon="clock">Ended</Pill>
  if (coupon.held_for)
    return (
      <Pill tone="warning" icon="clock">
        On hold by a bank
      </Pill>
    )
  if (coupon.reserved_for)
    return (
      <Pill tone="warning" icon="clock">
        Kept for a payment
      </Pill>
    )
  return (
    <Pill tone="success" icon="coupon">
      {couponNames.active}
    </Pill>
  )
}
