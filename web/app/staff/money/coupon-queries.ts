import { couponStatus } from '@sojourn/contract/calls/status'
import type { CouponRefundTab } from '@sojourn/contract/money/payment-words'
import type { GiftTab } from '@sojourn/contract/work/gift-words'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'

const PAGE_SIZE = 10

export type CouponState = keyof typeof couponStatus

export const couponNames: Record<CouponState, string> = {
  active: 'Active',
  used: 'Used up',
  refunded: 'Refunded',
}

interface CouponsAsked {
  query?: string | undefined
  state?: CouponState | undefined
  cursor?: string | undefined
}

export const couponsQuery = ({ query, state, cursor }: CouponsAsked) =>
  queryOptions({
    ...callQuery('GET /staff/coupons', {
      query: {
        limit: PAGE_SIZE,
        query,
        cursor,
        ...(state && { filter: { status: String(couponStatus[state][0]) } }),
      },
    }),
    placeholderData: keepPreviousData,
  })

export const couponRefundsQuery = (tab: CouponRefundTab, cursor: string | undefined) =>
  queryOptions({
    ...callQuery('GET /staff/coupon-refunds', {
      query: { limit: PAGE_SIZE, filter: { tab }, cursor },
    }),
    placeholderData: keepPreviousData,
  })

export const giftChecksQuery = (tab: GiftTab, cursor: string | undefined) =>
  queryOptions({
    ...callQuery('GET /staff/gift-checks', {
      query: { limit: PAGE_SIZE, filter: { status: tab }, cursor },
    }),
    placeholderData: keepPreviousData,
  })
