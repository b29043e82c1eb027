import type { OrderDocument, OrderDocuments } from '@sojourn/contract/work/documents'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { callQuery, pagesQuery } from '../../api/call-query.ts'
import { ordersChanged } from '../../queries/order-queries.ts'

const WHILE_CHECKED_MS = 15_000

const isBeingChecked = ({ items }: OrderDocuments) =>
  items.some(({ versions }) =>
    versions.some(({ scan, paper }) => scan === 'waiting' || paper?.state === 'checking'),
  )

/** Looked at again while a file is being checked: the socket says when it is over, but may be away. */
export const documentsQuery = (uuid: string) =>
  queryOptions({
    ...callQuery('GET /orders/{uuid}/documents', { params: { uuid } }),
    refetchInterval: ({ state }) => (state.data && isBeingChecked(state.data) ? WHILE_CHECKED_MS : false),
  })

export const openingsQuery = (uuid: string) =>
  infiniteQueryOptions({
    ...pagesQuery('GET /orders/{uuid}/documents/openings', {
      params: { uuid },
      query: { limit: 15 },
    }),
    staleTime: 0,
  })

/** The server's answer stands there at once. All of the order follows: the last document starts the work. */
export function documentChanged(queries: QueryClient, uuid: string, document: OrderDocument) {
  queries.setQueryData(
    documentsQuery(uuid).queryKey,
    (known) =>
      known && { ...known, items: known.items.map((one) => (one.uuid === document.uuid ? document : one)) },
  )
  return ordersChanged(queries)
}
