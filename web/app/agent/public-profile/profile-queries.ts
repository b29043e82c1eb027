import { queryOptions } from '@tanstack/react-query'
import { callQuery, fleetingQuery, partQuery } from '../../api/call-query.ts'

export const publicProfileQuery = callQuery('GET /account/consultant/profile')

export const questionSettingsQuery = callQuery('GET /account/consultant/questions')

export const languagesQuery = queryOptions({
  ...partQuery('GET /languages', 'items'),
  staleTime: Number.POSITIVE_INFINITY,
})

/** An older question is given up when a newer one is asked. */
export const usernameQuery = (check: string) =>
  queryOptions({
    ...fleetingQuery('GET /account/consultant/username', { query: { check } }),
    // Others take names too.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
