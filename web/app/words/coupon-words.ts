import { couponStatus, stateIn } from '@sojourn/contract/calls/status'
import type { Coupon } from '@sojourn/contract/money/coupons'
import type { Tone } from '../ui/mark/pill.tsx'
import type { IconName } from '../ui/text/icon-names.ts'

interface Words {
  name: string
  icon: IconName
  tone: Tone
}

/** Each status in the words of whoever has it. */
export const couponStates: Record<keyof typeof couponStatus, Words> = {
  active: { name: 'Active', icon: 'check', tone: 'success' },
  used: { name: 'Used', icon: 'minus', tone: 'plain' },
  refunded: { name: 'Refunded', icon: 'refresh', tone: 'plain' },
}

/** Each by the code that stands in the address. */
export const couponChoices = (Object.keys(couponStates) as (keyof typeof couponStates)[]).map((state) => ({
  value: String(couponStatus[state][0]),
  label: couponStates[state].name,
}))

const ENDED: Words = { name: 'Ended', icon: 'clock', tone: 'warning' }

/** Its last day is over while it was never used. */
export const isLapsed = ({ status, expires_at }: Coupon, now = new Date()) =>
  stateIn(couponStatus, status) === 'active' && expires_at !== null && new Date(expires_at) <= now

export const stateOf = (coupon: Coupon): Words =>
  isLapsed(coupon) ? ENDED : couponStates[stateIn(couponStatus, coupon.status) ?? 'used']
