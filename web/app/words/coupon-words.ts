import { couponStatus, stateIn } from '@sojourn/contract/calls/status'
import type { Coupon, CouponRefund } from '@sojourn/contract/money/coupons'
import { t } from '@sojourn/contract/words/t'
import type { Tone } from '../ui/mark/pill.tsx'
import { formatMoney } from '../ui/money/format-money.ts'
import type { IconName } from '../ui/text/icon-names.ts'

interface Words {
  name: string
  icon: IconName
  tone: Tone
}

/** Each status in the words of whoever has it. */
export const couponStates: Record<keyof typeof couponStatus, Words> = {
  active: { name: t('Active'), icon: 'check', tone: 'success' },
  used: { name: t('Used'), icon: 'minus', tone: 'plain' },
  refunded: { name: t('Refunded'), icon: 'refresh', tone: 'plain' },
}

/** Each by the code that stands in the address. */
export const couponChoices = (Object.keys(couponStates) as (keyof typeof couponStates)[]).map((state) => ({
  value: String(couponStatus[state][0]),
  label: couponStates[state].name,
}))

/** Credit that is asked back as money. */
const refundStates: Record<CouponRefund['slug'], Words> = {
  pending: { name: t('Waiting'), icon: 'clock', tone: 'warning' },
  accepted: { name: t('On its way'), icon: 'arrow-right', tone: 'action' },
  processed: { name: t('Paid out'), icon: 'check', tone: 'success' },
  rejected: { name: t('Refused'), icon: 'error', tone: 'danger' },
  cancelled: { name: t('Withdrawn'), icon: 'close', tone: 'plain' },
}

/** It did not arrive, or its bank sent it back. */
const insteads: Record<NonNullable<CouponRefund['instead']>, Words> = {
  choice: refundStates.pending,
  again: refundStates.accepted,
  credit: { name: t('Credit again'), icon: 'coupon', tone: 'plain' },
  taken: { name: t('Reversed'), icon: 'refresh', tone: 'plain' },
}

export const stateOfRefund = ({ slug, instead }: Pick<CouponRefund, 'slug' | 'instead'>) =>
  (instead && insteads[instead]) ?? refundStates[slug]

const IN_REFUND: Words = { name: t('Refund requested'), icon: 'refresh', tone: 'warning' }
const ON_HOLD: Words = { name: t('On hold'), icon: 'clock', tone: 'warning' }
const TAKEN: Words = { name: t('Reversed'), icon: 'refresh', tone: 'plain' }
const ENDED: Words = { name: t('Ended'), icon: 'clock', tone: 'warning' }

/** Its last day is over while it was never used. */
export const isLapsed = ({ status, expires_at }: Coupon, now = new Date()) =>
  stateIn(couponStatus, status) === 'active' && expires_at !== null && new Date(expires_at) <= now

export function stateOf(coupon: Coupon): Words {
  const state = stateIn(couponStatus, coupon.status) ?? 'used'
  if (coupon.held_for) return ON_HOLD
  if (coupon.in_refund) return IN_REFUND
  if (isLapsed(coupon)) return ENDED
  return state === 'refunded' && coupon.taken.amount > 0 ? TAKEN : couponStates[state]
}

/** Why credit cannot be used, or what became of it; null where nothing is to be said. */
export function bankWords({ held_for, taken }: Pick<Coupon, 'held_for' | 'taken'>) {
  if (held_for)
    return t(
      'On hold: your bank is looking into payment {payment}, which this credit came from. It can be used again if your bank decides that the payment stays.',
      { payment: held_for },
    )
  if (taken.amount > 0)
    return t('Your bank reversed the payment that this credit came from, so {amount} of it is gone.', {
      amount: formatMoney(taken),
    })
  return null
}
