import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '../api/browser.ts'

export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: async () => (await browserApi('GET /account/security')).data,
})

export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: async () => (await browserApi('GET /account/devices')).data.items,
})

export const noticesQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: async () => (await browserApi('GET /account/notifications')).data,
})

export const connectedQuery = queryOptions({
  queryKey: ['connected-accounts'],
  queryFn: async () => (await browserApi('GET /account/connected-accounts')).data.items,
})

export const deletionQuery = queryOptions({
  queryKey: ['deletion'],
  queryFn: async () => (await browserApi('GET /account/deletion-requests')).data,
})

/** What changes with a release at most. */
const lasting = { staleTime: Number.POSITIVE_INFINITY }

export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: async () => (await browserApi('GET /auth/providers')).data.providers,
  ...lasting,
})

export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: async () => (await browserApi('GET /countries')).data.items,
  ...lasting,
})

export const timezonesQuery = queryOptions({
  queryKey: ['timezones'],
  queryFn: async () => {
    const { data } = await browserApi('GET /account/timezone', { query: { showAvailable: '1' } })
    return 'items' in data ? data.items : []
  },
  ...lasting,
})
