import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '../api/browser.ts'

export const searchesQuery = queryOptions({
  queryKey: ['searches'],
  queryFn: async () => (await browserApi('GET /account/searches')).data.items,
})

export const visibilityQuery = queryOptions({
  queryKey: ['visibility'],
  queryFn: async () => (await browserApi('GET /account/consultant/visibility')).data,
})
