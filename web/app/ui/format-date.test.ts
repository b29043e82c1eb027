import { expect, test } from 'vitest'
import { formatDay } from './format-date.ts'
import { formatInstant, formatRelative } from './format-moment.ts'

test('a day reads the same in every zone', () => {
  expect(formatDay('2026-09-01')).toBe('1 Sep 2026')
  expect(formatInstant('2026-11-21T00:05:00Z')).toBe('21 Nov 2026, 00:05 UTC')
})

test.each([
  ['2026-11-21T11:59:50Z', 'now'],
  ['2026-11-21T11:30:00Z', '30 minutes ago'],
  ['2026-11-21T14:00:00Z', 'in 2 hours'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-10-01T12:00:00Z', 'last month'],
  ['2024-11-20T12:00:00Z', '2 years ago'],
])('%s was or is %s', (value, text) => {
  expect(formatRelative(value, new Date('2026-11-21T12:00:00Z'))).toBe(text)
})
