import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../api/call-query.ts'

const PAGE_SIZE = 10

export type PersonStatus = 'active' | 'suspended'

export interface PeopleAsked {
  query?: string | undefined
  status?: PersonStatus | undefined
  cursor?: string | undefined
}

export const peopleQuery = ({ query, status, cursor }: PeopleAsked) =>
  queryOptions({
    ...callQuery('GET /staff/people', {
      query: { limit: PAGE_SIZE, query, cursor, ...(status && { filter: { status } }) },
    }),
    placeholderData: keepPreviousData,
  })

export const personQuery = (id: string) => callQuery('GET /staff/people/{id}', { params: { id } })

export const auditQuery = (asked: { subject?: string | undefined; cursor?: string | undefined }) =>
  queryOptions({
    ...callQuery('GET /staff/audit-log', { query: { limit: PAGE_SIZE, ...asked } }),
    placeholderData: keepPreviousData,
  })
