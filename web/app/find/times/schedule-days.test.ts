import { expect, test } from 'vitest'
import { daysOf, minutesAhead } from './schedule-days.ts'

test('slots stand under the days of whoever looks', () => {
  const slots = ['2026-11-03T20:00:00.000Z', '2026-11-04T09:30:00.000Z']
  expect(daysOf(slots, 'Pacific/Pago_Pago')).toEqual([{ day: '2026-11-03', slots }])
  expect(daysOf(slots, 'Pacific/Kiritimati').map(({ day }) => day)).toEqual(['2026-11-04'])
  expect(daysOf(slots, 'UTC').map(({ day }) => day)).toEqual(['2026-11-03', '2026-11-04'])
})

test('how far clocks are apart depends on the day', () => {
  expect(minutesAhead('2026-10-24T12:00:00Z', 'Europe/Berlin', 'America/New_York')).toBe(360)
  expect(minutesAhead('2026-10-28T12:00:00Z', 'Europe/Berlin', 'America/New_York')).toBe(300)
  expect(minutesAhead('2026-11-03T12:00:00Z', 'Asia/Kathmandu', 'UTC')).toBe(345)
})
