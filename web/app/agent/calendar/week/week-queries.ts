import type { QueryClient } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { blockedDatesQuery, schedulesChanged, workHoursQuery } from '../../../queries/availability-queries.ts'
import type { Day } from '../../../ui/date/calendar-days.ts'

export const weekQuery = (from: Day) => callQuery('GET /account/consultant/calendar', { query: { from } })

export const orderTimesQuery = (uuid: string) =>
  callQuery('GET /orders/{uuid}/schedule/times', { params: { uuid } })

/** After something was blocked or freed: the lists of the other tab, and every time one can book. */
export const blocksChanged = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries(blockedDatesQuery),
    queries.invalidateQueries(workHoursQuery),
    schedulesChanged(queries),
  ])
