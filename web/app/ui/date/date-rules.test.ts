import { expect, test } from 'vitest'
import { dateProblem, dateRangeFrom } from './date-rules.ts'
import { rangeProblem } from './range-rules.ts'

const closed = { isDateUnavailable: (day: string) => day === '2026-12-25' }

test('a date is too early, too late, taken or right', () => {
  const limits = { min: '2026-11-21', max: '2027-01-31', ...closed }
  expect(dateProblem('2026-11-20', limits)).toBe('Please choose Saturday 21 November 2026 or later.')
  expect(dateProblem('2027-02-01', limits)).toBe('Please choose Sunday 31 January 2027 or earlier.')
  expect(dateProblem('2026-12-25', limits)).toBe('Not Avaliable')
  expect(dateProblem('2026-11-21', limits)).toBeUndefined()
  expect(dateProblem('', limits)).toBeUndefined()
})

test('a range has both its ends, in order', () => {
  expect(rangeProblem('2026-12-01', '', {})).toBe('Please enter both start and end dates.')
  expect(rangeProblem('', '2026-12-01', {})).toBe('Please enter both start and end dates.')
  expect(rangeProblem('2026-12-02', '2026-12-01', {})).toBe('The end date cannot be before the start date.')
  expect(rangeProblem('2026-12-24', '2026-12-25', closed)).toBe('Not Avaliable')
  expect(rangeProblem('2026-12-01', '2026-12-01', closed)).toBeUndefined()
})

test('a locked past keeps a start that is there and takes no new one', () => {
  const lockPastStart = { today: '2026-11-21' }
  expect(rangeProblem('2026-11-01', '2026-11-30', { lockPastStart })).toBeUndefined()
  expect(rangeProblem('2026-11-01', '2026-11-20', { lockPastStart })).toMatch(/or later/)
  expect(rangeProblem('2026-11-21', '2026-11-30', { lockPastStart })).toBeUndefined()
})

test('a form holds exactly two entries or no range', () => {
  const form = new FormData()
  form.set('holiday_start', '2026-12-24')
  expect(dateRangeFrom(form, 'holiday')).toBeNull()
  form.set('holiday_end', '2026-12-26')
  expect(dateRangeFrom(form, 'holiday')).toEqual(['2026-12-24', '2026-12-26'])
})
