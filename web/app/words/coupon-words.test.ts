import { couponStatus } from '@sojourn/contract/calls/status'
import type { Coupon } from '@sojourn/contract/money/coupons'
import { expect, test } from 'vitest'
import { couponChoices, isLapsed, stateOf } from './coupon-words.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })

const coupon = (state: keyof typeof couponStatus, more: Partial<Coupon> = {}) =>
  ({
    ...{ status: [...couponStatus[state]], expires_at: null, in_refund: false, taken: usd(0) },
    ...more,
  }) as Coupon

const NOON = '2026-05-01T12:00:00Z'

test('a coupon ends with its last moment, and only where it was never used', () => {
  const lapsedAt = (now: string, state: keyof typeof couponStatus = 'active') =>
    isLapsed(coupon(state, { expires_at: NOON }), new Date(now))
  expect(lapsedAt('2026-05-01T11:59:59Z')).toBe(false)
  expect(lapsedAt(NOON)).toBe(true)
  expect(lapsedAt('2027-01-01T00:00:00Z', 'used')).toBe(false)
  expect(isLapsed(coupon('active'))).toBe(false)
})

test('what is asked back as money says so before anything else', () => {
  expect(stateOf(coupon('active', { in_refund: true, expires_at: '2020-01-01T00:00:00Z' })).name).toBe(
    'Refund requested',
  )
  expect(stateOf(coupon('active', { expires_at: '2020-01-01T00:00:00Z' })).name).toBe('Ended')
  expect(stateOf(coupon('refunded')).name).toBe('Refunded')
})

test('credit of which a bank took the payment back does not read as refunded', () => {
  expect(stateOf(coupon('refunded', { taken: usd(500) })).name).toBe('Reversed')
})

test('a filter stands in the address by its code', () => {
  expect(couponChoices).toEqual([
    { value: '1', label: 'Active' },
    { value: '0', label: 'Used' },
    { value: '-2', label: 'Refunded' },
  ])
})
