import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../api/browser.ts'

const PAGE_SIZE = 10

export type PersonStatus = 'active' | 'suspended'

export interface PeopleAsked {
  query?: string | undefined
  status?: PersonStatus | undefined
  cursor?: string | undefined
}

export const peopleQuery = ({ query, status, cursor }: PeopleAsked) =>
  queryOptions({
    queryKey: ['staff', 'people', { query, status, cursor }],
    queryFn: async () =>
      (
        await browserApi('GET /staff/people', {
          query: { limit: PAGE_SIZE, query, cursor, ...(status && { filter: { status } }) },
        })
      ).data,
    placeholderData: keepPreviousData,
  })

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'person', id],
    queryFn: async () => (await browserApi('GET /staff/people/{id}', { params: { id } })).data,
  })

export const auditQuery = (asked: { subject?: string | undefined; cursor?: string | undefined }) =>
  queryOptions({
    queryKey: ['staff', 'audit-log', asked],
    queryFn: async () =>
      (await browserApi('GET /staff/audit-log', { query: { limit: PAGE_SIZE, ...asked } })).data,
    placeholderData: keepPreviousData,
  })
