import { isDay } from '@sojourn/contract/dates/day-steps'
import { expect, test } from 'vitest'
import { addDays, addMonths, weeksOfMonth } from './calendar-days.ts'
import { isSelectable, lastSelectable } from './selectable-date.ts'

const today = '2026-11-21'

test('the window opens today and closes three months ahead, both days included', () => {
  expect(isSelectable('2026-11-20', { today })).toBe(false)
  expect(isSelectable('2026-11-21', { today })).toBe(true)
  expect(isSelectable('2027-02-21', { today })).toBe(true)
  expect(isSelectable('2027-02-22', { today })).toBe(false)
})

test('three months after the end of a long month is the end of the short one', () => {
  expect(lastSelectable({ today: '2026-11-30' })).toBe('2027-02-28')
  expect(lastSelectable({ today: '2027-11-30' })).toBe('2028-02-29')
  expect(lastSelectable({ today: '2026-12-31' })).toBe('2027-03-31')
})

test('a day inside an override is out, even where it is a valid date', () => {
  const rule = {
    today,
    overrides: [{ from: '2026-12-24', to: '2026-12-26' }],
    validDates: ['2026-12-24', '2026-12-27'],
  }
  expect(isSelectable('2026-12-24', rule)).toBe(false)
  expect(isSelectable('2026-12-27', rule)).toBe(true)
})

test('work hours leave only their weekdays, Sunday being 0', () => {
  const rule = { today, weekdays: [0, 1] }
  expect(isSelectable('2026-11-22', rule)).toBe(true)
  expect(isSelectable('2026-11-23', rule)).toBe(true)
  expect(isSelectable('2026-11-24', rule)).toBe(false)
})

test('an agent who works on no weekday offers no day', () => {
  expect(isSelectable(today, { today, weekdays: [] })).toBe(false)
})

test('a list of dates or a range limits as well, and one of several limits is enough', () => {
  expect(isSelectable('2026-12-01', { today, validDates: ['2026-12-01'] })).toBe(true)
  expect(isSelectable('2026-12-02', { today, validDates: ['2026-12-01'] })).toBe(false)
  const validRange = { from: '2026-12-05', to: '2026-12-06' }
  expect(isSelectable('2026-12-05', { today, validRange })).toBe(true)
  expect(isSelectable('2026-12-06', { today, validRange })).toBe(true)
  expect(isSelectable('2026-12-07', { today, validRange })).toBe(false)
  expect(isSelectable('2026-12-05', { today, validRange, weekdays: [1] })).toBe(true)
})

test('days are counted without time zones', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonths('2027-01-31', -2)).toBe('2026-11-30')
  expect(isDay('2027-02-29')).toBe(false)
  expect(isDay('2028-02-29')).toBe(true)
})

test('a month is shown in weeks from Sunday, Monday or Saturday', () => {
  const weeks = weeksOfMonth('2026-11-21', 0)
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.[0]).toBe('2026-11-01')
  expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
  expect(weeksOfMonth('2026-11-21', 1)[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeksOfMonth('2026-11-21', 6)[0]?.[1]).toBe('2026-11-01')
})
