import { callQuery, partQuery } from '../api/call-query.ts'

export const searchesQuery = partQuery('GET /account/searches', 'items')

export const visibilityQuery = callQuery('GET /account/consultant/visibility')
