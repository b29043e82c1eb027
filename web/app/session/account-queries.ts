import { queryOptions } from '@tanstack/react-query'
import { callQuery, partQuery } from '../api/call-query.ts'

export const securityQuery = callQuery('GET /account/security')

export const devicesQuery = partQuery('GET /account/devices', 'items')

export const noticesQuery = callQuery('GET /account/notifications')

export const connectedQuery = partQuery('GET /account/connected-accounts', 'items')

export const deletionQuery = callQuery('GET /account/deletion-requests')

/** These change with a release at most. */
const lasting = { staleTime: Number.POSITIVE_INFINITY }

export const providersQuery = queryOptions({
  ...partQuery('GET /auth/providers', 'providers'),
  ...lasting,
})

export const countriesQuery = queryOptions({
  ...partQuery('GET /countries', 'items'),
  ...lasting,
})

export const timezonesQuery = queryOptions({
  ...partQuery('GET /account/timezone?showAvailable=1', 'items'),
  ...lasting,
})
