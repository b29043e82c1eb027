import type { DeadlineKind } from '@sojourn/contract/work/own-deadlines-words'
import type { QueryClient } from '@tanstack/react-query'
import { at, callQuery, pagesQuery } from '../../api/call-query.ts'

const PAGE_SIZE = 30

export const deadlinesQuery = (kind: DeadlineKind | undefined) =>
  pagesQuery('GET /deadlines', { query: { limit: PAGE_SIZE, ...(kind && { filter: { kind } }) } })

export const noticeDaysQuery = callQuery('GET /deadlines/notices')
export const deadlineFeedQuery = callQuery('GET /deadlines/feed')

export const deadlinesChanged = (queries: QueryClient) => queries.invalidateQueries(at('GET /deadlines'))
