import type { CONFLICT_QUEUES } from '@sojourn/contract/desk/staff-conflicts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'

const PAGE_SIZE = 10

export type ConflictQueue = (typeof CONFLICT_QUEUES)[number]

export const staffConflictsQuery = ({
  status,
  cursor,
}: {
  status: ConflictQueue
  cursor?: string | undefined
}) =>
  queryOptions({
    queryKey: ['staff', 'conflicts', { status, cursor }],
    queryFn: async () =>
      (await browserApi('GET /staff/conflicts', { query: { limit: PAGE_SIZE, cursor, filter: { status } } }))
        .data,
    placeholderData: keepPreviousData,
  })

export const staffConflictQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'conflict', id],
    queryFn: async () => (await browserApi('GET /staff/conflicts/{id}', { params: { id } })).data,
  })

export const staffRefundsQuery = queryOptions({
  queryKey: ['staff', 'refunds'],
  queryFn: async () => (await browserApi('GET /staff/refunds')).data,
})

export const staffRulesQuery = queryOptions({
  queryKey: ['staff', 'rules'],
  queryFn: async () => (await browserApi('GET /staff/rules')).data,
})

export const conflictDocumentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'conflict', id, 'documents'],
    queryFn: async () => (await browserApi('GET /staff/conflicts/{id}/documents', { params: { id } })).data,
  })
