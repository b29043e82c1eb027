import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { ordersChanged } from '../../queries/order-queries.ts'

export const waysOutQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['orders', 'ways-out', uuid],
    queryFn: async () => (await browserApi('GET /orders/{uuid}/ways-out', { params: { uuid } })).data,
  })

export const conflictsQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['orders', 'conflicts', uuid],
    queryFn: async () => (await browserApi('GET /orders/{uuid}/conflicts', { params: { uuid } })).data,
  })

export const reasonsQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['orders', 'conflict-reasons', uuid],
    queryFn: async () =>
      (await browserApi('GET /orders/{uuid}/conflicts/reasons', { params: { uuid } })).data,
  })

/** After any step: the order, its timeline, its conflicts and its payment are asked for again. */
export const conflictChanged = async (queries: QueryClient) => {
  await Promise.all([ordersChanged(queries), queries.invalidateQueries({ queryKey: ['payments'] })])
}
