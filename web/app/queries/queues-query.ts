import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../api/call-query.ts'

/** What waits for staff, for the badges of the menu. */
export const queuesQuery = queryOptions({
  ...callQuery('GET /staff/queues'),
  refetchInterval: 60_000,
})
