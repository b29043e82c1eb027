import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../api/browser.ts'

const COUPONS = 'coupons'
const PAGE = 12
const MOST_USABLE = 100
/** The code of a coupon that is neither used nor refunded. */
const ACTIVE = '1'

export const couponsQuery = (status: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [COUPONS, 'list', status],
    queryFn: async ({ pageParam }) =>
      (
        await browserApi('GET /coupons', {
          query: {
            limit: PAGE,
            ...(status && { filter: { status } }),
            ...(pageParam && { cursor: pageParam }),
          },
        })
      ).data,
    initialPageParam: '',
    getNextPageParam: ({ pagination }) => pagination.next_cursor ?? undefined,
  })

export const couponQuery = (id: string) =>
  queryOptions({
    queryKey: [COUPONS, 'one', id],
    queryFn: async () => (await browserApi('GET /coupons/{id}', { params: { id } })).data,
  })

/** Those one can still pay with. */
export const usableCouponsQuery = queryOptions({
  queryKey: [COUPONS, 'usable'],
  queryFn: async () =>
    (
      await browserApi('GET /coupons', {
        query: { limit: MOST_USABLE, filter: { status: ACTIVE } },
      })
    ).data.items.filter(({ in_refund }) => !in_refund),
})

export const couponsChanged = (queries: QueryClient) => queries.invalidateQueries({ queryKey: [COUPONS] })
