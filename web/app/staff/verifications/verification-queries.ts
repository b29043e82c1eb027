import type { QUEUE_STATUSES } from '@sojourn/contract/desk/staff-queue'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'

const PAGE_SIZE = 10

export type QueueStatus = (typeof QUEUE_STATUSES)[number]

export const verificationsQuery = ({
  status,
  cursor,
}: {
  status: QueueStatus
  cursor?: string | undefined
}) =>
  queryOptions({
    ...callQuery('GET /staff/verifications', {
      query: { limit: PAGE_SIZE, cursor, filter: { status } },
    }),
    placeholderData: keepPreviousData,
  })

export const caseQuery = (id: string) => callQuery('GET /staff/verifications/{id}', { params: { id } })
