import type { PayoutTab } from '@sojourn/contract/money/wallet-words'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { callQuery, under } from '../../api/call-query.ts'

export const staffPayoutsQuery = (tab: PayoutTab, cursor: string | undefined) =>
  queryOptions({
    ...callQuery('GET /staff/payouts', {
      query: { filter: { tab }, limit: 10, ...(cursor && { cursor }) },
    }),
    placeholderData: keepPreviousData,
  })

export const clientMoneyQuery = callQuery('GET /staff/client-money')

/** The queues count them too. */
export const payoutsChanged = (queries: QueryClient) => queries.invalidateQueries(under('/staff'))
