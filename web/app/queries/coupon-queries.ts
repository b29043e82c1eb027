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
  select: (coupons) => coupons.filter(({ in_refund, held_for }) => !in_refund && held_for === null),
})

export const couponsChanged = (queries: QueryClient) => queries.invalidateQueries(under('/coupons'))
