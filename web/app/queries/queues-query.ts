import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../api/call-query.ts'

export const queuesQuery = queryOptions({
  ...callQuery('GET /staff/queues'),
  refetchInterval: 60_000,
})
