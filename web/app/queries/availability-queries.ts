import { linkStatus, stateIn } from '@sojourn/contract/calls/status'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { browserApi } from '../api/browser.ts'
import { at, callQuery, madeQuery } from '../api/call-query.ts'

export const workHoursQuery = callQuery('GET /account/consultant/work-hours')

export const blockedDatesQuery = madeQuery('blocked dates', 'all', () => everyBlockedDate())

const MOST_AT_ONCE = 100

type Page = Awaited<ReturnType<typeof pageOfBlockedDates>>

const pageOfBlockedDates = async (cursor: string | null) =>
  (
    await browserApi('GET /account/consultant/blocked-dates', {
      query: { limit: MOST_AT_ONCE, ...(cursor && { cursor }) },
    })
  ).data

/** There are two hundred at most. */
async function everyBlockedDate(cursor: string | null = null): Promise<Page['items']> {
  const { items, pagination } = await pageOfBlockedDates(cursor)
  return pagination.next_cursor ? [...items, ...(await everyBlockedDate(pagination.next_cursor))] : items
}

export const rulesQuery = callQuery('GET /account/consultant/availability-rules')

export const feedQuery = callQuery('GET /account/consultant/calendar-feed')

const FIRST_READING_MS = 2000

/** Asked again while one that was just linked is about to be read. */
export const connectedCalendarsQuery = queryOptions({
  ...callQuery('GET /account/consultant/calendars'),
  refetchInterval: ({ state }) =>
    state.data?.items.some(
      ({ linkStatus: link, last_read_at }) => stateIn(linkStatus, link) === 'linked' && !last_read_at,
    )
      ? FIRST_READING_MS
      : false,
})

/** After hours, days off or calendars changed: every time one can book is asked for again. */
export const schedulesChanged = (queries: QueryClient) =>
  Promise.all(
    [
      at('GET /account/consultant/calendar'),
      at('GET /consultants/{id}/schedules'),
      at('GET /orders/{uuid}/schedule/times'),
    ].map((those) => queries.invalidateQueries(those)),
  )

/** The days are the agent's own. */
export const ownSchedulesQuery = (id: string) =>
  callQuery('GET /consultants/{id}/schedules', { params: { id } })
