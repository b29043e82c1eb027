import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '../api/browser.ts'

/** What waits for staff, for the badges of the menu. */
export const queuesQuery = queryOptions({
  queryKey: ['staff', 'queues'],
  queryFn: async () => (await browserApi('GET /staff/queues')).data,
  refetchInterval: 60_000,
})
