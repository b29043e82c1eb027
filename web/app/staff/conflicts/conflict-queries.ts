import type { CONFLICT_QUEUES } from '@sojourn/contract/desk/staff-conflicts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'

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
    ...callQuery('GET /staff/conflicts', { query: { limit: PAGE_SIZE, cursor, filter: { status } } }),
    placeholderData: keepPreviousData,
  })

export const staffConflictQuery = (id: string) => callQuery('GET /staff/conflicts/{id}', { params: { id } })

export const divisionQuery = (id: string, amount: number) =>
  callQuery('GET /staff/conflicts/{id}/division', { params: { id }, query: { amount } })

export const staffRefundsQuery = callQuery('GET /staff/refunds')

export const staffRulesQuery = callQuery('GET /staff/rules')

export const conflictDocumentsQuery = (id: string) =>
  callQuery('GET /staff/conflicts/{id}/documents', { params: { id } })
