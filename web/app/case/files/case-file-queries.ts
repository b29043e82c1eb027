import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { orderEventsQuery } from '../../queries/order-queries.ts'

const WHILE_CHECKED_MS = 15_000

/** Looked at again while a file is being checked for viruses. */
export const caseFilesQuery = (uuid: string) =>
  queryOptions({
    ...callQuery('GET /orders/{uuid}/files', { params: { uuid } }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ scan }) => scan === 'waiting') ? WHILE_CHECKED_MS : false,
  })

export const caseFilesChanged = (queries: QueryClient, uuid: string) =>
  Promise.all([
    queries.invalidateQueries(caseFilesQuery(uuid)),
    queries.invalidateQueries(orderEventsQuery(uuid)),
  ])
