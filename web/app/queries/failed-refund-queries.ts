import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../api/browser.ts'
import { callQuery, madeQuery, under } from '../api/call-query.ts'

/** Refunds of one’s own that did not reach their card. */
export const failedRefundsQuery = callQuery('GET /refunds')

/** The page of an order gets the first ones with all the rest. */
export const refundsOfOrderQuery = (uuid: string) =>
  queryOptions(
    madeQuery('refunds of order', uuid, async () =>
      (await browserApi('GET /refunds')).data.filter(({ order }) => order === uuid),
    ),
  )

/** Payments and credit change with refunds. */
export const refundsChanged = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries(under('/refunds')),
    queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('refunds of order') }),
    queries.invalidateQueries(under('/payments')),
    queries.invalidateQueries(under('/coupons')),
  ])
