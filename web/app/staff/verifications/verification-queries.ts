import type { QUEUE_STATUSES } from '@sojourn/contract/desk/staff-queue'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'

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
    queryKey: ['staff', 'verifications', { status, cursor }],
    queryFn: async () =>
      (
        await browserApi('GET /staff/verifications', {
          query: { limit: PAGE_SIZE, cursor, filter: { status } },
        })
      ).data,
    placeholderData: keepPreviousData,
  })

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'verification', id],
    queryFn: async () => (await browserApi('GET /staff/verifications/{id}', { params: { id } })).data,
  })
