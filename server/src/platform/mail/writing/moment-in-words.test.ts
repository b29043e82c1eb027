import { clockOf } from '@sojourn/contract/dates/locale-habits'
import { expect, test } from 'vitest'
import { dayInWords, momentInWords } from './moment-in-words.ts'

const MOMENT = new Date('2026-03-09T18:05:00Z')

// The same table as of pages, in web/app/ui/date/time-text.test.tsx.
test.each([
  ['en-GB', 'Europe/Berlin', 'Monday 9 March 2026 at 19:05 (Europe/Berlin time)', '9 March 2026'],
  ['en-US', 'Europe/Berlin', 'Monday 9 March 2026 at 7:05 pm (Europe/Berlin time)', '9 March 2026'],
  ['de-DE', 'Asia/Tokyo', 'Tuesday 10 March 2026 at 03:05 (Asia/Tokyo time)', '10 March 2026'],
  ['ar-SA', 'Asia/Tokyo', 'Tuesday 10 March 2026 at 3:05 am (Asia/Tokyo time)', '10 March 2026'],
  ['de-DE', 'America/New_York', 'Monday 9 March 2026 at 14:05 (America/New York time)', '9 March 2026'],
  ['en-US', 'America/New_York', 'Monday 9 March 2026 at 2:05 pm (America/New York time)', '9 March 2026'],
])('for somebody of %s in %s a mail says %s', (locale, zone, moment, day) => {
  expect(momentInWords(MOMENT, { zone, clock: clockOf(locale) })).toBe(moment)
  expect(dayInWords(MOMENT, zone)).toBe(day)
})

test('who has no zone reads UTC, which is named', () => {
  expect(momentInWords(MOMENT, { zone: null, clock: null })).toBe('Monday 9 March 2026 at 18:05 (UTC)')
  expect(dayInWords(MOMENT, null)).toBe('9 March 2026')
})
