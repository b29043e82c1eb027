import { couponStatus } from '@sojourn/contract/calls/status'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'

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
    queryKey: ['staff', 'coupons', { query, state, cursor }],
    queryFn: async () =>
      (
        await browserApi('GET /staff/coupons', {
          query: {
            limit: PAGE_SIZE,
            query,
            cursor,
            ...(state && { filter: { status: String(couponStatus[state][0]) } }),
          },
        })
      ).data,
    placeholderData: keepPreviousData,
  })
