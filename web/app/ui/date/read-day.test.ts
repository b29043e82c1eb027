import { expect, test } from 'vitest'
import { readDay } from './read-day.ts'

test.each([
  '9 mar 2026',
  '9 March 2026',
  'Monday, 9 March 2026',
  'Mon 9 Mar 2026',
  'mar 9, 2026',
  'March 9th 2026',
  '9th of March 2026',
  '9-Mar-2026',
  '2026 mar 9',
  '2026-03-09',
  '2026-3-9',
  '2026/03/09',
  '9.3.2026',
  '09.03.2026',
  '9. 3. 2026',
  '9 3 2026',
  '  9 MARCH 2026 ',
])('%s is 9 March 2026', (text) => expect(readDay(text)).toBe('2026-03-09'))

test('numbers between slashes are read as the person writes them, or in the only order that makes a day', () => {
  expect(readDay('3/9/2026', 'en-US')).toBe('2026-03-09')
  expect(readDay('3/9/2026', 'en-GB')).toBe('2026-09-03')
  expect(readDay('3/9/2026', 'de-DE')).toBe('2026-09-03')
  expect(readDay('3.9.2026', 'en-US')).toBe('2026-09-03')
  expect(readDay('24/12/2026', 'en-US')).toBe('2026-12-24')
})

test.each([
  '',
  '9',
  '9 mar',
  '9 mar 20',
  '9 mar 26',
  '31 Feb 2026',
  '2026-02-30',
  '9 ma 2026',
  'soon',
  '2026',
  '9 9 mar 2026',
])('%j is no day yet', (text) => expect(readDay(text)).toBeNull())
