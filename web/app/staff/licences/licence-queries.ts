import type { LICENCE_QUEUES } from '@sojourn/contract/desk/staff-licences'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'

const PAGE_SIZE = 10

export type LicenceQueue = (typeof LICENCE_QUEUES)[number]

export const licencesQuery = ({ status, cursor }: { status: LicenceQueue; cursor?: string | undefined }) =>
  queryOptions({
    ...callQuery('GET /staff/licences', { query: { limit: PAGE_SIZE, cursor, filter: { status } } }),
    placeholderData: keepPreviousData,
  })
