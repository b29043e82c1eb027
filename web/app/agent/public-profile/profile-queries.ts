import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'

export const publicProfileQuery = queryOptions({
  queryKey: ['public-profile'],
  queryFn: async () => (await browserApi('GET /account/consultant/profile')).data,
})

export const languagesQuery = queryOptions({
  queryKey: ['languages'],
  queryFn: async () => (await browserApi('GET /languages')).data.items,
  staleTime: Number.POSITIVE_INFINITY,
})

/** An older question is given up when a newer one is asked. */
export const usernameQuery = (check: string) =>
  queryOptions({
    queryKey: ['username', check],
    queryFn: async ({ signal }) =>
      (await browserApi('GET /account/consultant/username', { query: { check } }, { signal })).data,
    // Others take names too.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
