import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = new Date('2026-11-21T10:00:00Z')

test.each([
  ['2026-11-22T09:59:00Z', '23 hours'],
  ['2026-11-21T10:40:30Z', '40 minutes'],
  ['2026-11-21T10:00:30Z', 'less than a minute'],
  ['2026-11-21T10:00:00Z', null],
  ['2026-11-20T10:00:00Z', null],
])('until %s there is %s', (until, left) => expect(timeLeft(until, now)).toBe(left))
