import type { CountryDetails } from '@sojourn/contract/ground/reference'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'

const PAGE_SIZE = 10

export const serviceTabs = { active: '1', draft: '0', archived: '3' } as const
export type ServiceTab = keyof typeof serviceTabs

interface Asked {
  tab: ServiceTab
  query?: string | undefined
  cursor?: string | undefined
}

export const SERVICES = ['services'] as const

export const servicesQuery = ({ tab, query, cursor }: Asked) =>
  queryOptions({
    queryKey: [...SERVICES, { tab, query, cursor }],
    queryFn: async () => {
      const filter = { status: serviceTabs[tab] }
      return (
        await browserApi('GET /account/consultant/services', {
          query: { limit: PAGE_SIZE, query, cursor, filter },
        })
      ).data
    },
    placeholderData: keepPreviousData,
  })

export const serviceQuery = (id: string) =>
  queryOptions({
    queryKey: ['service', id],
    queryFn: async () => (await browserApi('GET /account/consultant/services/{id}', { params: { id } })).data,
    // What one types is saved as it is typed: fetching again would only race with it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const visasQuery = (country: string) =>
  queryOptions({
    queryKey: ['visas', country],
    // Asked for without `minimal`, it comes with its visas.
    queryFn: async () =>
      (await browserApi('GET /countries/{id}', { params: { id: country } })).data as CountryDetails,
    staleTime: Number.POSITIVE_INFINITY,
  })
