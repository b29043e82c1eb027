import { own, plain, type Row, secret } from '../row.ts'

const block = { dateRange: { start: '2026-12-24', end: '2026-12-26' } }

export const availability = {
  showCalendarWeek: plain,
  showWorkHours: plain,
  // Whoever has told no time zone has no hours.
  updateWorkHours: { body: { workHours: [], workHoursOverride: [] }, answer: 'not_now' },
  listBlockedDates: plain,
  addBlockedDate: { body: block },
  updateBlockedDate: { ...own('blocked date', 200), body: block },
  freeBlockedDates: { body: block },
  removeBlockedDate: own('blocked date', 204),
  showAvailabilityRules: plain,
  updateAvailabilityRules: {
    body: { buffer_before: 0, buffer_after: 15, notice_minutes: 60, most_a_day: 4, slot_step: 30 },
  },
  showMeetingLink: plain,
  saveMeetingLink: { body: { address: 'https://meet.example.com/amara' } },
  showCalendarFeed: plain,
  renewCalendarFeed: plain,
  revokeCalendarFeed: plain,
  readCalendarFeed: secret('calendar address', 200),
  listConnectedCalendars: plain,
  connectCalendar: { body: { provider: 'google' } },
  finishConnectingCalendar: { of: 'calendar provider', own: 303, others: 303, random: 'not_found' },
  disconnectCalendar: own('connected calendar', 204),
} satisfies Record<string, Row>
