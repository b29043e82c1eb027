import type { REPORT_QUEUES } from '@sojourn/contract/desk/staff-reports'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'

const PAGE_SIZE = 10

export type ReportQueue = (typeof REPORT_QUEUES)[number]

export const reportsQuery = ({ status, cursor }: { status: ReportQueue; cursor?: string | undefined }) =>
  queryOptions({
    ...callQuery('GET /staff/reports', { query: { limit: PAGE_SIZE, cursor, filter: { status } } }),
    placeholderData: keepPreviousData,
  })

export const reportQuery = (id: string) => callQuery('GET /staff/reports/{id}', { params: { id } })
