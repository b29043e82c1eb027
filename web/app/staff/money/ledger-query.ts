import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'

const WHILE_CHECKING_MS = 2000

/** What the books hold; asked again while they are being checked. */
export const ledgerQuery = queryOptions({
  queryKey: ['staff', 'ledger'],
  queryFn: async () => (await browserApi('GET /staff/ledger')).data,
  refetchInterval: ({ state }) => (state.data?.waiting_check ? WHILE_CHECKING_MS : false),
})

export const paymentAlarmsQuery = infiniteQueryOptions({
  queryKey: ['staff', 'ledger', 'alarms'],
  queryFn: async ({ pageParam }) =>
    (await browserApi('GET /staff/payment-alarms', { query: pageParam ? { cursor: pageParam } : {} })).data,
  initialPageParam: '',
  getNextPageParam: ({ pagination }) => pagination.next_cursor ?? undefined,
})
