import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { at, callQuery } from '../../api/call-query.ts'

const PAGE_SIZE = 10

export const serviceTabs = { active: '1', draft: '0', archived: '3' } as const
export type ServiceTab = keyof typeof serviceTabs

interface Asked {
  tab: ServiceTab
  query?: string | undefined
  cursor?: string | undefined
}

/** After a service came, changed or went: every list of them is asked for again. */
export const servicesChanged = (queries: QueryClient) =>
  queries.invalidateQueries(at('GET /account/consultant/services'))

export const servicesQuery = ({ tab, query, cursor }: Asked) =>
  queryOptions({
    ...callQuery('GET /account/consultant/services', {
      query: { limit: PAGE_SIZE, query, cursor, filter: { status: serviceTabs[tab] } },
    }),
    placeholderData: keepPreviousData,
  })

export const serviceQuery = (id: string) =>
  queryOptions({
    ...callQuery('GET /account/consultant/services/{id}', { params: { id } }),
    // The service is saved as it is typed: fetching again would only race with it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const visasQuery = (country: string) =>
  queryOptions({
    ...callQuery('GET /countries/{id}', { params: { id: country } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
