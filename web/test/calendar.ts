import type {
  AvailabilityRules,
  BlockedDate,
  CalendarFeed,
  Clash,
  Schedules,
  WorkHours,
} from '@sojourn/contract/supply/availability'
import type { ConnectedCalendar, ConnectedCalendars } from '@sojourn/contract/supply/connected-calendar'
import type { CalendarWeek, MeetingInWeek, OfferInWeek } from '@sojourn/contract/work/calendar-week'
import type { MeetingLink } from '@sojourn/contract/work/meetings'
import { type falseNetwork, listOf, ok } from './network.ts'
import { OWN_ID } from './own-page.tsx'

const MINE = '/account/consultant'
export const HOURS = `${MINE}/work-hours`
export const BLOCKED = `${MINE}/blocked-dates`
export const RULES = `${MINE}/availability-rules`
export const FEED = `${MINE}/calendar-feed`
export const CALENDARS = `${MINE}/calendars`
export const LINK = `${MINE}/meeting-link`
export const WEEK = `${MINE}/calendar`
export const SCHEDULES = `GET /consultants/${OWN_ID}/schedules`
const ID = '0190a0a0-0000-7000-8000-0000000000d1'

export const workHours = (changes: Partial<WorkHours> = {}): WorkHours => ({
  timezone: { name: 'Africa/Lagos' },
  workHours: [
    { day: 1, start: '09:00', end: '16:59' },
    { day: 3, start: '10:00', end: '23:59' },
  ],
  workHoursOverride: [],
  validDates: [],
  clashes: [],
  ...changes,
})

export const aClash = (changes: Partial<Clash> = {}): Clash => ({
  id: ID,
  start: '2026-03-09T18:00:00.000Z',
  end: '2026-03-09T18:30:00.000Z',
  client: 'Ngozi Traveller',
  ...changes,
})

export const meetingRules = (changes: Partial<AvailabilityRules> = {}): AvailabilityRules => ({
  buffer_before: 0,
  buffer_after: 15,
  notice_minutes: 1440,
  most_a_day: null,
  slot_step: 30,
  ...changes,
})

export const freeTimes = (changes: Partial<Schedules> = {}): Schedules => ({
  timezone: { name: 'Africa/Lagos' },
  length: 30,
  window: { from: '2026-03-09', to: '2026-06-09' },
  validDates: ['2026-03-10', '2026-03-12'],
  slots: ['2026-03-10T08:00:00.000Z', '2026-03-10T23:30:00.000Z', '2026-03-12T12:00:00.000Z'],
  has_hours: true,
  ...changes,
})

export const aFeed = (changes: Partial<CalendarFeed> = {}): CalendarFeed => ({
  address: 'https://sojourn.example/api/calendars/secret.ics',
  created_at: '2026-01-01T00:00:00.000Z',
  last_read_at: null,
  ...changes,
})

export const aCalendar = (changes: Partial<ConnectedCalendar> = {}): ConnectedCalendar => ({
  id: ID,
  provider: 'google',
  name: 'Google Calendar',
  linkStatus: [1, 'Linked'],
  last_read_at: '2026-03-09T11:55:00.000Z',
  ...changes,
})

export const aBlock = (changes: Partial<BlockedDate> = {}): BlockedDate => ({
  id: ID,
  dateRange: { start: '2026-03-20', end: '2026-03-21' },
  timeRanges: [],
  ...changes,
})

const DAY_MS = 86_400_000
const instant = (ms: number) => new Date(ms).toISOString()

/** From Monday 9 March 2099 on, in Lagos, an hour before UTC; open from nine to five but at the weekend. */
export function aWeek(changes: Partial<CalendarWeek> = {}): CalendarWeek {
  const first = Date.parse('2099-03-08T23:00:00Z')
  return {
    timezone: { name: 'Africa/Lagos' },
    days: Array.from({ length: 7 }, (_, index) => {
      const start = first + index * DAY_MS
      return {
        date: `2099-03-${String(9 + index).padStart(2, '0')}`,
        start: instant(start),
        end: instant(start + DAY_MS),
        special: false,
        away: false,
        hours:
          index < 5 ? [{ start: instant(start + 9 * 3_600_000), end: instant(start + 17 * 3_600_000) }] : [],
      }
    }),
    blocks: [],
    busy: [],
    meetings: [],
    offers: [],
    orders: [],
    ...changes,
  }
}

const WITH = {
  order: { uuid: '0190a0a0-0000-7000-8000-0000000000e1', title: 'Study permit' },
  client: 'Ngozi Traveller',
  client_timezone: 'America/Toronto',
}

/** Tuesday from ten to eleven in Lagos, five in the morning in Toronto. */
export const aMeetingInWeek = (changes: Partial<MeetingInWeek> = {}): MeetingInWeek => ({
  id: 'm1',
  slug: 'booked',
  start: '2099-03-10T09:00:00.000Z',
  end: '2099-03-10T10:00:00.000Z',
  ...WITH,
  ...changes,
})

export const anOfferInWeek = (changes: Partial<OfferInWeek> = {}): OfferInWeek => ({
  id: 'o1',
  kind: 'offer',
  made_by: 'agent',
  may: ['withdraw'],
  start: '2099-03-11T13:00:00.000Z',
  end: '2099-03-11T13:30:00.000Z',
  answer_by: '2099-03-10T13:00:00.000Z',
  ...WITH,
  ...changes,
})

interface Known {
  hours: WorkHours
  blocked: BlockedDate[]
  rules: AvailabilityRules
  schedules: Schedules
  feed: CalendarFeed
  calendars: ConnectedCalendars
  link: MeetingLink
  week: CalendarWeek
}

export const nothingConnected: ConnectedCalendars = {
  providers: [{ id: 'google', name: 'Google Calendar' }],
  items: [],
}

/** The server's knowledge can change under the page. */
export function knowCalendar(network: ReturnType<typeof falseNetwork>, changes: Partial<Known> = {}) {
  const known: Known = {
    hours: workHours(),
    blocked: [],
    rules: meetingRules(),
    schedules: freeTimes(),
    feed: aFeed({ address: null, created_at: null }),
    calendars: nothingConnected,
    link: { address: null, has_rooms: true },
    week: aWeek(),
    ...changes,
  }
  network.answers(`GET ${HOURS}`, (call) => ok(known.hours)(call))
  network.answers(`GET ${BLOCKED}`, (call) => listOf(...known.blocked)(call))
  network.answers(`GET ${RULES}`, (call) => ok(known.rules)(call))
  network.answers(`GET ${FEED}`, (call) => ok(known.feed)(call))
  network.answers(`GET ${CALENDARS}`, (call) => ok(known.calendars)(call))
  network.answers(`GET ${LINK}`, (call) => ok(known.link)(call))
  network.answers(SCHEDULES, (call) => ok(known.schedules)(call))
  network.answers(`GET ${WEEK}`, (call) => ok(known.week)(call))
  return known
}
