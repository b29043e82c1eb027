import { describe, expect, test } from 'vitest'
import { checkDay, copyDay, placesOf, readRanges, seen, stored, weekFrom } from './week.ts'

const hours = [
  { day: 1, start: '09:00', end: '11:59' },
  { day: 1, start: '13:00', end: '16:59' },
  { day: 5, start: '00:00', end: '23:59' },
]

test('an end is seen one minute later than it is stored, and midnight is 00:00', () => {
  expect(seen({ start: '09:00', end: '16:59' })).toEqual({ from: '09:00', to: '17:00' })
  expect(stored({ from: '09:00', to: '17:00' })).toEqual({ start: '09:00', end: '16:59' })
  expect(seen({ start: '00:00', end: '23:59' })).toEqual({ from: '00:00', to: '00:00' })
  expect(stored({ from: '00:00', to: '00:00' })).toEqual({ start: '00:00', end: '23:59' })
  expect(stored({ from: '09:00', to: '' })).toEqual({ start: '09:00', end: '' })
})

describe('a week', () => {
  const week = weekFrom(hours)

  test('has the days with hours checked', () => {
    expect(week.map(({ checked }) => checked)).toEqual([false, true, false, false, false, true, false])
  })
  test('knows where each day stands in what is sent, empty rows left out', () => {
    const halfTyped = week.map((day, index) =>
      index === 1 ? { ...day, ranges: [{ from: '', to: '' }, ...day.ranges] } : day,
    )
    expect(placesOf(halfTyped)).toEqual([0, 0, 2, 2, 2, 2, 3])
  })
  test('is copied from one day to others', () => {
    const copied = copyDay(week, 1, [2, 3])
    expect(copied[2]).toEqual(week[1])
    expect(copied[3]).toEqual(week[1])
    expect(copied[4]).toEqual(week[4])
  })
  test('begins a day with the usual hours, and remembers those of one that was taken out', () => {
    expect(checkDay(week, 2, true)[2]).toEqual({ checked: true, ranges: [{ from: '09:00', to: '17:00' }] })
    expect(checkDay(checkDay(week, 1, false), 1, true)).toEqual(week)
  })
})

test('the rows of a form become what is sent', () => {
  const data = new FormData()
  const add = (name: string, value: string) => data.append(name, value)
  add('workHours.0.day', '1')
  add('workHours.0.start', '09:00')
  add('workHours.0.end', '12:00')
  add('timeRanges.0.start', '10:00')
  add('timeRanges.0.end', '')
  expect(readRanges(data, 'workHours')).toEqual([{ day: 1, start: '09:00', end: '11:59' }])
  expect(readRanges(data, 'timeRanges')).toEqual([{ start: '10:00', end: '' }])
  expect(readRanges(data, 'nothing')).toEqual([])
})
