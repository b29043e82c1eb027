import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'

export const businessQuery = queryOptions({
  queryKey: ['business'],
  queryFn: async () => (await browserApi('GET /account/consultant/business')).data,
})

export const licencesQuery = queryOptions({
  queryKey: ['licences'],
  queryFn: async () => (await browserApi('GET /account/consultant/licences')).data.items,
})

/** Who licenses advisers in a country, and whether only licensed ones may advise. */
export const licensingQuery = (country: string) =>
  queryOptions({
    queryKey: ['licensing', country],
    queryFn: async () => {
      const { data } = await browserApi('GET /countries/{id}', {
        params: { id: country },
        // Its visas are not wanted here.
        query: { purpose_id: 'none' },
      })
      return 'licence' in data ? data.licence : null
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: country !== '',
  })

export const traderQuery = queryOptions({
  queryKey: ['account', 'trader'],
  queryFn: async () => (await browserApi('GET /account/consultant/trader-declaration')).data,
})
