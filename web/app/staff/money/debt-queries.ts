import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { callQuery, under } from '../../api/call-query.ts'

export const debtsQuery = (cursor: string | undefined) =>
  queryOptions({
    ...callQuery('GET /staff/debts', { query: { limit: 10, ...(cursor && { cursor }) } }),
    placeholderData: keepPreviousData,
  })

/** The queues count them too. */
export const debtsChanged = (queries: QueryClient) => queries.invalidateQueries(under('/staff'))
