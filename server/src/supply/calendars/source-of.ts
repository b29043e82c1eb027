import type { CalendarProvider } from '../../settings/calendar-settings.ts'
import type { BusySource } from './busy-source.ts'
import { googleCalendar } from './google-calendar.ts'
import { microsoftCalendar } from './microsoft-calendar.ts'

const FORMS = { google: googleCalendar, microsoft: microsoftCalendar }

export const sourceOf = (provider: CalendarProvider): BusySource => FORMS[provider.id](provider)
