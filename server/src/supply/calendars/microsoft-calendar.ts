import { z } from 'zod'
import type { CalendarProvider } from '../../settings/calendar-settings.ts'
import type { Interval } from '../availability/slots/intervals.ts'
import { beginOf } from '../availability/zone-days.ts'
import { askCalendar } from './ask-provider.ts'
import type { BusySource } from './busy-source.ts'

const A_PAGE = 500
const MOST_PAGES = 20

/** At their desk or not, whoever is free or works elsewhere can be met. */
const FREE = new Set(['free', 'workingElsewhere'])

/** It reads `2026-11-02T09:00:00.0000000`, without a zone: in UTC, as asked for. */
const localTime = z.object({
  dateTime: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?$/),
  timeZone: z.literal('UTC'),
})

const Page = z.object({
  value: z.array(
    z.object({
      start: localTime,
      end: localTime,
      showAs: z.string().nullish(),
      isAllDay: z.boolean().nullish(),
    }),
  ),
  '@odata.nextLink': z.string().optional(),
})
type Event = z.output<typeof Page>['value'][number]

export const microsoftCalendar = (provider: CalendarProvider): BusySource => ({
  scope: 'https://graph.microsoft.com/Calendars.ReadBasic offline_access',
  needed: 'Calendars.ReadBasic',
  wayThere: { prompt: 'select_account' },

  async busyBetween(token, { from, until, zone }) {
    const view = `${provider.api}/me/calendarView`
    const query = new URLSearchParams({
      startDateTime: new Date(from).toISOString(),
      endDateTime: new Date(until).toISOString(),
      $select: 'start,end,showAs,isAllDay',
      $top: String(A_PAGE),
    })
    const busy: Interval[] = []
    let next: string | undefined = `${view}?${query}`
    for (let page = 0; next !== undefined; page++) {
      if (page === MOST_PAGES) throw new Error('The calendar has no end')
      if (!next.startsWith(`${view}?`)) throw new Error('The calendar leads elsewhere')
      const headers = { prefer: 'outlook.timezone="UTC"' }
      const answer = Page.parse(await askCalendar(provider, token, next, { headers }))
      const taken = answer.value.filter(({ showAs }) => !FREE.has(showAs ?? 'busy'))
      busy.push(...taken.map((event) => intervalOf(event, zone)))
      next = answer['@odata.nextLink']
    }
    return busy
  },
})

/** Whole days come as midnights of no zone in particular: they are days where the agent is. */
function intervalOf({ start, end, isAllDay }: Event, zone: string): Interval {
  const at = ({ dateTime }: Event['start']) =>
    isAllDay ? beginOf(dateTime.slice(0, 10), zone) : Date.parse(`${dateTime.slice(0, 19)}Z`)
  return { from: at(start), until: at(end) }
}
