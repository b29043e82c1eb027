import type { Conflict } from '@sojourn/contract/work/conflicts'
import type { QueryClient } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { ordersChanged } from '../../queries/order-queries.ts'

export const waysOutQuery = (uuid: string) => callQuery('GET /orders/{uuid}/ways-out', { params: { uuid } })

export const conflictsQuery = (uuid: string) =>
  callQuery('GET /orders/{uuid}/conflicts', { params: { uuid } })

export const reasonsQuery = (uuid: string) =>
  callQuery('GET /orders/{uuid}/conflicts/reasons', { params: { uuid } })

export const divisionQuery = (
  uuid: string,
  cid: string,
  query: { amount: number; destination: 'card' | 'credit' },
) => callQuery('GET /orders/{uuid}/conflicts/{cid}/division', { params: { uuid, cid }, query })

/** The one that is not closed. What our books keep of a cancellation is none for people. */
export const openOf = (conflicts: readonly Conflict[] | undefined) =>
  conflicts?.find(({ reason: [code], stage }) => code !== 'cancellation' && stage !== 'closed')

/** After any step: the order, its timeline, its conflicts and its payment are asked for again. */
export const conflictChanged = async (queries: QueryClient) => {
  await ordersChanged(queries)
}
