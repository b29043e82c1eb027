import type { PayoutTab } from '@sojourn/contract/desk/staff-payouts'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'

const PAYOUTS = 'payouts'

export const staffPayoutsQuery = (tab: PayoutTab, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['staff', PAYOUTS, tab, cursor],
    queryFn: async () =>
      (
        await browserApi('GET /staff/payouts', {
          query: { filter: { tab }, limit: 10, ...(cursor && { cursor }) },
        })
      ).data,
    placeholderData: keepPreviousData,
  })

export const clientMoneyQuery = queryOptions({
  queryKey: ['staff', 'client-money'],
  queryFn: async () => (await browserApi('GET /staff/client-money')).data,
})

/** The queues count them too. */
export const payoutsChanged = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['staff'] })
