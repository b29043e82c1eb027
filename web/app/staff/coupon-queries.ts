import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../api/browser.ts'

const PAGE_SIZE = 10

/** The statuses of the contract, whose tables come with schemas no page needs. */
export const couponStates = {
  active: { code: 1, name: 'Active' },
  used: { code: 0, name: 'Used up' },
  refunded: { code: -2, name: 'Refunded' },
} as const

export type CouponState = keyof typeof couponStates

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
            ...(state && { filter: { status: String(couponStates[state].code) } }),
          },
        })
      ).data,
    placeholderData: keepPreviousData,
  })
