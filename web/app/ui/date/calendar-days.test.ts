import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  clampDay,
  daysInMonth,
  dayToOpen,
  weekdayOf,
  weeksOfMonth,
} from './calendar-days.ts'

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-01-01', -1, '2025-12-31'],
  // The night when clocks change is a day like any other.
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', -1, '2026-10-24'],
])('%s and %i days is %s', (day, days, then) => {
  expect(addDays(day, days)).toBe(then)
})

test.each([
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
])('%s and %i months is %s', (day, months, then) => {
  expect(addMonths(day, months)).toBe(then)
})

test('a leap day has no birthday in other years but the day before March', () => {
  expect(addYears('2028-02-29', 1)).toBe('2029-02-28')
  expect(addYears('2028-02-29', 4)).toBe('2032-02-29')
})

test.each([
  ['2026-02-10', 28],
  ['2028-02-10', 29],
  ['2100-02-10', 28],
  ['2026-04-10', 30],
  ['2026-12-31', 31],
])('the month of %s has %i days', (day, days) => {
  expect(daysInMonth(day)).toBe(days)
})

test('weekdays are counted from Sunday', () => {
  expect(weekdayOf('2026-11-01')).toBe(0)
  expect(weekdayOf('2026-11-07')).toBe(6)
})

test.each([
  [0, 5, '2026-11-01'],
  [1, 6, '2026-11-01'],
  [6, 5, '2026-11-01'],
])('November 2026 of weeks from weekday %i takes %i rows, and loses no day', (start, rows, first) => {
  const weeks = weeksOfMonth('2026-11-17', start)
  expect(weeks).toHaveLength(rows)
  const days = weeks.flat().filter((day) => day !== null)
  expect(days).toHaveLength(30)
  expect(days[0]).toBe(first)
  for (const week of weeks)
    for (const [place, day] of week.entries()) if (day) expect(weekdayOf(day)).toBe((start + place) % 7)
})

test.each([
  ['2026-01-01', '2026-02-01'],
  ['2026-02-14', '2026-02-14'],
  ['2026-12-31', '2026-03-01'],
])('%s within February and the first of March is %s', (day, kept) => {
  expect(clampDay(day, '2026-02-01', '2026-03-01')).toBe(kept)
})

test.each([
  [['2026-11-30', '2026-12-02', '2026-12-03'], '2026-12-02'],
  [['2026-11-30'], '2026-11-30'],
  [['2026-11-29', '2026-11-30', '2026-12-02'], '2026-11-29'],
  [['2026-12-02', '2026-12-03'], '2026-12-02'],
  [[], undefined],
])('of the free days %j the calendar opens on %s', (days, opens) => {
  expect(dayToOpen(days)).toBe(opens)
})
