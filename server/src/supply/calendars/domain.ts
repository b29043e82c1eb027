import { domain } from '../../platform/domain.ts'
import { calendarMachine } from './calendar-state.ts'
import { endGrant } from './end-grant.ts'
import { readCalendar, readCalendars } from './read-calendars.ts'
import { connectedCalendarHandlers } from './routes.ts'

export const calendarsDomain = domain({
  handlers: connectedCalendarHandlers,
  machines: [calendarMachine],
  jobs: [readCalendar, endGrant],
  cron: [{ name: 'read-calendars-every-15-minutes', cron: '*/15 * * * *', job: readCalendars }],
})
