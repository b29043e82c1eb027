import type { REPORT_QUEUES } from '@sojourn/contract/desk/staff-reports'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'

const PAGE_SIZE = 10

export type ReportQueue = (typeof REPORT_QUEUES)[number]

export const reportsQuery = ({ status, cursor }: { status: ReportQueue; cursor?: string | undefined }) =>
  queryOptions({
    queryKey: ['staff', 'reports', { status, cursor }],
    queryFn: async () =>
      (await browserApi('GET /staff/reports', { query: { limit: PAGE_SIZE, cursor, filter: { status } } }))
        .data,
    placeholderData: keepPreviousData,
  })

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'report', id],
    queryFn: async () => (await browserApi('GET /staff/reports/{id}', { params: { id } })).data,
  })
