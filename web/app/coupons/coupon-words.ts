import type { Coupon } from '@sojourn/contract/coupons'
import type { IconName } from '../ui/icon-names.ts'
import type { Tone } from '../ui/pill.tsx'

interface Words {
  name: string
  icon: IconName
  tone: Tone
}

/** Each status by its code. */
export const couponStates: Record<string, Words> = {
  '1': { name: 'Active', icon: 'check', tone: 'success' },
  '0': { name: 'Used', icon: 'minus', tone: 'plain' },
  '-2': { name: 'Refunded', icon: 'refresh', tone: 'plain' },
}

export const couponCodes = ['1', '0', '-2']

const ENDED: Words = { name: 'Ended', icon: 'clock', tone: 'warning' }

/** Its last day is over while it was never used. */
export const isLapsed = ({ status, expires_at }: Coupon, now = new Date()) =>
  status[0] === 1 && expires_at !== null && new Date(expires_at) <= now

export const stateOf = (coupon: Coupon): Words =>
  isLapsed(coupon)
    ? ENDED
    : (couponStates[String(coupon.status[0])] ?? { name: coupon.status[1], icon: 'info', tone: 'plain' })
