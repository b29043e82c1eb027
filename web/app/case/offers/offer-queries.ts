import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { at, callQuery, under } from '../../api/call-query.ts'
import { ordersChanged } from '../../queries/order-queries.ts'
import { codesIn, type OfferTab } from './offer-tabs.ts'

const PAGE_SIZE = 10

export const offerQuery = (id: string) => callQuery('GET /offers/{id}', { params: { id } })

export const offersQuery = (tab: OfferTab | undefined, cursor: string | undefined) =>
  queryOptions({
    ...callQuery('GET /offers', {
      query: { limit: PAGE_SIZE, cursor, ...(tab && { filter: { status: codesIn(tab) } }) },
    }),
    placeholderData: keepPreviousData,
  })

export const offerStartQuery = (conversation: string) =>
  queryOptions({
    ...callQuery('GET /conversations/{id}/offers/new', { params: { id: conversation } }),
    // A form that is being typed would race with another beginning.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const extrasQuery = (uuid: string) => callQuery('GET /orders/{uuid}/extras', { params: { uuid } })

/** After an offer was made or answered: cards, lists and what waits are asked for again. */
export const offersChanged = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries(under('/offers')),
    queries.invalidateQueries(at('GET /today')),
    ordersChanged(queries),
  ])
