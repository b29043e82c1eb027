import type { Coupon } from '@sojourn/contract/money/coupons'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callQuery, pagesQuery, partQuery, under } from '../api/call-query.ts'

const PAGE = 12
const MOST_USABLE = 100
/** The code of a coupon that is neither used nor refunded. */
const ACTIVE = '1'

export const couponsQuery = (status: string | undefined) =>
  pagesQuery('GET /coupons', {
    query: {
      limit: PAGE,
      ...(status && { filter: { status } }),
    },
  })

export const couponQuery = (id: string) => callQuery('GET /coupons/{id}', { params: { id } })

export const usableCouponsQuery = queryOptions({
  ...partQuery('GET /coupons', 'items', { query: { limit: MOST_USABLE, filter: { status: ACTIVE } } }),
  select: (coupons) =>
    coupons.filter(
      ({ in_refund, held_for, expires_at }) => !in_refund && held_for === null && !isEnded(expires_at),
    ),
})

export const couponsChanged = (queries: QueryClient) => queries.invalidateQueries(under('/coupons'))

/** A gift that has ended stays active. */
const isEnded = (expires_at: Coupon['expires_at']) =>
  expires_at !== null && new Date(expires_at) <= new Date()
