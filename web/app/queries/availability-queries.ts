import { linkStatus, stateIn } from '@sojourn/contract/calls/status'
import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '../api/browser.ts'

export const workHoursQuery = queryOptions({
  queryKey: ['work-hours'],
  queryFn: async () => (await browserApi('GET /account/consultant/work-hours')).data,
})

export const blockedDatesQuery = queryOptions({
  queryKey: ['blocked-dates'],
  queryFn: () => everyBlockedDate(),
})

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

export const rulesQuery = queryOptions({
  queryKey: ['availability-rules'],
  queryFn: async () => (await browserApi('GET /account/consultant/availability-rules')).data,
})

export const feedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: async () => (await browserApi('GET /account/consultant/calendar-feed')).data,
})

const FIRST_READING_MS = 2000

/** Asked again while one that was just linked is about to be read. */
export const connectedCalendarsQuery = queryOptions({
  queryKey: ['connected-calendars'],
  queryFn: async () => (await browserApi('GET /account/consultant/calendars')).data,
  refetchInterval: ({ state }) =>
    state.data?.items.some(
      ({ linkStatus: link, last_read_at }) => stateIn(linkStatus, link) === 'linked' && !last_read_at,
    )
      ? FIRST_READING_MS
      : false,
})

/** Under this all queries of schedules lie. */
export const SCHEDULES = ['schedules'] as const

/** What clients see of an agent, in the agent's own days. */
export const ownSchedulesQuery = (id: string) =>
  queryOptions({
    queryKey: [...SCHEDULES, id],
    queryFn: async () => (await browserApi('GET /consultants/{id}/schedules', { params: { id } })).data,
  })
