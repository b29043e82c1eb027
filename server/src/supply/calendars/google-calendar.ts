import { z } from 'zod'
import { DAY_MS } from '../../platform/clock.ts'
import type { CalendarProvider } from '../../settings/calendar-settings.ts'
import type { Interval } from '../availability/slots/intervals.ts'
import { askCalendar } from './ask-provider.ts'
import type { BusySource } from './busy-source.ts'

/** It answers for so many days at once. */
const STRETCH_MS = 31 * DAY_MS

const instant = z.iso.datetime({ offset: true }).transform((time) => Date.parse(time))

const FreeBusy = z.object({
  calendars: z.object({
    primary: z.object({
      busy: z.array(z.object({ start: instant, end: instant })),
      errors: z.array(z.unknown()).max(0, 'The calendar could not be read').optional(),
    }),
  }),
})

export const googleCalendar = (provider: CalendarProvider): BusySource => ({
  scope: 'https://www.googleapis.com/auth/calendar.freebusy',
  needed: 'calendar.freebusy',
  // Only who is asked again gets a token that lasts.
  wayThere: { access_type: 'offline', prompt: 'consent' },

  async busyBetween(token, { from, until }) {
    const busy: Interval[] = []
    for (let start = from; start < until; start += STRETCH_MS) {
      const answer = await askCalendar(provider, token, `${provider.api}/freeBusy`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          timeMin: new Date(start).toISOString(),
          timeMax: new Date(Math.min(start + STRETCH_MS, until)).toISOString(),
          items: [{ id: 'primary' }],
        }),
      })
      const { primary } = FreeBusy.parse(answer).calendars
      busy.push(...primary.busy.map((time) => ({ from: time.start, until: time.end })))
    }
    return busy
  },
})
