import { expect, test } from 'vitest'
import { nextDigest, quietUntil } from './quiet-hours.ts'

const night = { from: '22:00', until: '07:00' }
const until = (now: string, zone = 'Europe/Berlin', quiet = night) =>
  quietUntil(new Date(now), quiet, zone)?.toISOString() ?? null

test('quiet hours over midnight end the next morning', () => {
  expect(until('2026-11-02T20:59:59Z')).toBeNull()
  expect(until('2026-11-02T21:00:00Z')).toBe('2026-11-03T06:00:00.000Z')
  expect(until('2026-11-03T05:59:59Z')).toBe('2026-11-03T06:00:00.000Z')
  expect(until('2026-11-03T06:00:00Z')).toBeNull()
})

test('they end by the clock on the wall, however long the night is', () => {
  // On 25 October the clocks go back at 3, on 28 March they go forward at 2.
  expect(until('2026-10-24T20:30:00Z')).toBe('2026-10-25T06:00:00.000Z')
  expect(until('2027-03-27T21:30:00Z')).toBe('2027-03-28T05:00:00.000Z')
})

test('where they end in the hour that comes twice, they end the second time', () => {
  const early = { from: '22:00', until: '02:30' }
  expect(until('2026-10-25T00:15:00Z', 'Europe/Berlin', early)).toBe('2026-10-25T01:30:00.000Z')
  expect(until('2026-10-25T01:15:00Z', 'Europe/Berlin', early)).toBe('2026-10-25T01:30:00.000Z')
  expect(until('2026-10-25T01:30:00Z', 'Europe/Berlin', early)).toBeNull()
})

test('where they end in the hour that does not come, they end after it', () => {
  const early = { from: '22:00', until: '02:30' }
  expect(until('2027-03-28T00:30:00Z', 'Europe/Berlin', early)).toBe('2027-03-28T01:30:00.000Z')
})

test('they can lie within a day, and none are none', () => {
  const lunch = { from: '12:00', until: '13:00' }
  expect(until('2026-11-02T11:30:00Z', 'Europe/Berlin', lunch)).toBe('2026-11-02T12:00:00.000Z')
  expect(until('2026-11-02T12:00:00Z', 'Europe/Berlin', lunch)).toBeNull()
  expect(until('2026-11-02T12:00:00Z', 'UTC', { from: '12:00', until: '12:00' })).toBeNull()
  expect(quietUntil(new Date('2026-11-02T12:00:00Z'), null, 'UTC')).toBeNull()
})

test('the mail of the day goes out at eight in the morning, also where the clocks change', () => {
  const next = (now: string) => nextDigest(new Date(now), 'Europe/Berlin').toISOString()
  expect(next('2026-11-02T06:59:59Z')).toBe('2026-11-02T07:00:00.000Z')
  expect(next('2026-11-02T07:00:00Z')).toBe('2026-11-03T07:00:00.000Z')
  expect(next('2026-10-24T12:00:00Z')).toBe('2026-10-25T07:00:00.000Z')
})
