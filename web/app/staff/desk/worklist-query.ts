import type { Queue } from '@sojourn/contract/desk/staff-queue'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'

const WORK_PAGE = 20

/** Colleagues take from it and the clock adds to it, so it is asked anew by itself. */
export const worklistQuery = ({ queue, cursor }: { queue: Queue | undefined; cursor: string | undefined }) =>
  queryOptions({
    ...callQuery('GET /staff/worklist', {
      query: { limit: WORK_PAGE, cursor, ...(queue && { filter: { queue } }) },
    }),
    staleTime: 0,
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  })
