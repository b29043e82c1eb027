import { queryOptions } from '@tanstack/react-query'
import { callQuery, partQuery } from '../../api/call-query.ts'

export const businessQuery = callQuery('GET /account/consultant/business')

export const licencesQuery = partQuery('GET /account/consultant/licences', 'items')

export const licensingQuery = (country: string) =>
  queryOptions({
    // Its visas are not wanted here.
    ...partQuery('GET /countries/{id}', 'licence', {
      params: { id: country },
      query: { purpose_id: 'none' },
    }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: country !== '',
  })

export const traderQuery = callQuery('GET /account/consultant/trader-declaration')
