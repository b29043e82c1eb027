import { expect, test } from 'vitest'
import { formatRelative } from './format-relative.ts'

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
