import type { Coupon, CouponDetails, CouponRefund } from '@sojourn/contract/money/coupons'
import { AT, usd } from './paid-order.ts'

export const COUPON = '0190a0a0-0000-7000-8000-0000000000ca'
export const REFUND = '0190a0a0-0000-7000-8000-0000000000cb'

/** A gift of $20 nobody has used. */
export const aGift = (changes: Partial<Coupon> = {}): Coupon => ({
  id: COUPON,
  code: 'SPRING',
  kind: 'promo',
  status: [1, 'Active'],
  amount: usd(2000),
  balance: usd(2000),
  expires_at: null,
  reserved_for: null,
  in_refund: false,
  held_for: null,
  taken: usd(0),
  created_at: { date: AT },
  ...changes,
})

/** Credit of $100 from a refund, of which $75 are left. */
export const aCredit = (changes: Partial<CouponDetails> = {}): CouponDetails => ({
  ...aGift({ code: 'CR-7K3M', kind: 'credit', amount: usd(10_000), balance: usd(7500) }),
  uses: [],
  refunds: [],
  refundable_to: null,
  ...changes,
})

export const aCouponRefund = (changes: Partial<CouponRefund> = {}): CouponRefund => ({
  id: REFUND,
  amount: usd(7500),
  status: [0, 'Pending'],
  slug: 'pending',
  destination: 'team',
  reason: null,
  instead: null,
  created_at: { date: AT },
  answered_at: null,
  may: [],
  ...changes,
})
