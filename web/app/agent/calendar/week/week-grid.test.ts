import type { CalendarDay } from '@sojourn/contract/work/calendar-week'
import { describe, expect, test } from 'vitest'
import { firstOfWeek, weekInWords } from './week-days.ts'
import { type GridDay, gridOf, heightAt, lanesOf, linesWorth, placeOn } from './week-grid.ts'
import { hoursMarked, isMarked, type Mark, moved, spansOf } from './week-mark.ts'

const day = (date: string, start: string, end: string, hours: CalendarDay['hours'] = []): CalendarDay => ({
  ...{ date, start: `${start}:00.000Z`, end: `${end}:00.000Z`, hours },
  ...{ special: false, away: false },
})
const span = (start: string, end: string) => ({ start: `${start}:00.000Z`, end: `${end}:00.000Z` })

// Berlin: clocks go back on 25 October 2026 at 3:00, and forward on 28 March 2027 at 2:00.
const BACK = gridOf(
  [
    day('2026-10-24', '2026-10-23T22:00', '2026-10-24T22:00'),
    day('2026-10-25', '2026-10-24T22:00', '2026-10-25T23:00'),
  ],
  'Europe/Berlin',
)
const FORWARD = gridOf(
  [
    day('2027-03-27', '2027-03-26T23:00', '2027-03-27T23:00'),
    day('2027-03-28', '2027-03-27T23:00', '2027-03-28T22:00'),
  ],
  'Europe/Berlin',
)
const USUAL = gridOf([day('2026-11-23', '2026-11-22T23:00', '2026-11-23T23:00')], 'Africa/Lagos')
const words = (grid: typeof BACK) =>
  grid.lines.map(({ minute, again }) => `${minute / 60}${again ? ' again' : ''}`)
const isoAt = (grid: typeof BACK, index: number, line: number) => {
  const at = grid.days[index]?.cells[line]
  return at == null ? null : new Date(at).toISOString().slice(0, 16)
}
const whole = (grid: typeof BACK) => ({
  days: [0, grid.days.length - 1] as [number, number],
  lines: [0, grid.lines.length - 1] as [number, number],
})
const mark = (from: [number, number], to: [number, number]): Mark => ({
  anchor: { day: from[0], line: from[1] },
  head: { day: to[0], line: to[1] },
})

describe('a day of 25 hours', () => {
  test('has the hour twice, one after the other; on other days the second is void', () => {
    expect(words(BACK).slice(3, 10)).toEqual(['1.5', '2', '2.5', '2 again', '2.5 again', '3', '3.5'])
    expect([4, 6, 8].map((line) => isoAt(BACK, 1, line))).toEqual([
      '2026-10-25T00:00',
      '2026-10-25T01:00',
      '2026-10-25T02:00',
    ])
    expect([4, 6, 8].map((line) => isoAt(BACK, 0, line))).toEqual([
      '2026-10-24T00:00',
      null,
      '2026-10-24T01:00',
    ])
    expect(BACK.days[1]?.cells.filter((at) => at !== null)).toHaveLength(50)
  })

  test('places a meeting in the hour it is in', () => {
    const [, changing] = BACK.days as [GridDay, GridDay]
    expect(placeOn(changing, span('2026-10-25T01:00', '2026-10-25T01:45'))).toEqual({ top: 6, bottom: 7.5 })
    expect(placeOn(changing, span('2026-10-25T00:00', '2026-10-25T01:00'))).toEqual({ top: 4, bottom: 6 })
  })

  test('arrows pass over what the other day does not have, and a mark over both hours is one time', () => {
    expect(moved(BACK, whole(BACK), { day: 0, line: 5 }, 'ArrowDown')).toEqual({ day: 0, line: 8 })
    expect(moved(BACK, whole(BACK), { day: 1, line: 5 }, 'ArrowDown')).toEqual({ day: 1, line: 6 })
    expect(moved(BACK, whole(BACK), { day: 1, line: 6 }, 'ArrowLeft')).toEqual({ day: 0, line: 8 })
    const both = mark([1, 4], [1, 7])
    expect(spansOf(BACK, both)).toEqual([span('2026-10-25T00:00', '2026-10-25T02:00')])
    expect(hoursMarked(BACK, both)).toEqual({
      dateRange: { start: '2026-10-25', end: '2026-10-25' },
      timeRanges: [{ start: '02:00', end: '02:59' }],
    })
    // From the first half past two to the second two o'clock: hours of the clock have no second.
    expect(hoursMarked(BACK, mark([1, 5], [1, 6])).timeRanges).toEqual([{ start: '02:00', end: '02:59' }])
    expect(hoursMarked(BACK, mark([1, 6], [1, 8])).timeRanges).toEqual([{ start: '02:00', end: '03:29' }])
  })
})

describe('a day of 23 hours', () => {
  test('leaves the hour out that its clocks skip', () => {
    expect(FORWARD.lines).toHaveLength(48)
    expect([3, 4, 5, 6].map((line) => isoAt(FORWARD, 1, line))).toEqual([
      '2027-03-28T00:30',
      null,
      null,
      '2027-03-28T01:00',
    ])
  })

  test('places what goes on over it, and marks no time that never is', () => {
    const [, changing] = FORWARD.days as [GridDay, GridDay]
    expect(placeOn(changing, span('2027-03-28T00:30', '2027-03-28T01:30'))).toEqual({ top: 3, bottom: 7 })
    expect(spansOf(FORWARD, mark([0, 3], [1, 6]))).toEqual([
      span('2027-03-27T00:30', '2027-03-27T02:30'),
      span('2027-03-28T00:30', '2027-03-28T01:30'),
    ])
    expect(moved(FORWARD, whole(FORWARD), { day: 1, line: 3 }, 'ArrowDown')).toEqual({ day: 1, line: 6 })
    expect(moved(FORWARD, whole(FORWARD), { day: 0, line: 4 }, 'ArrowRight')).toEqual({ day: 1, line: 6 })
  })
})

test('a day that begins at one o’clock has no line at midnight', () => {
  const cairo = gridOf([day('2026-04-24', '2026-04-23T22:00', '2026-04-24T21:00')], 'Africa/Cairo')
  expect(isoAt(cairo, 0, 0)).toBeNull()
  expect(isoAt(cairo, 0, 2)).toBe('2026-04-23T22:00')
})

test('clocks that change by half an hour have half an hour twice', () => {
  const lordHowe = gridOf([day('2026-04-05', '2026-04-04T13:00', '2026-04-05T13:30')], 'Australia/Lord_Howe')
  expect(words(lordHowe).slice(2, 6)).toEqual(['1', '1.5', '1.5 again', '2'])
})

test('what goes on over midnight stands on both days, and what ends at midnight on one', () => {
  const [monday] = USUAL.days as [GridDay]
  expect(placeOn(monday, span('2026-11-23T22:30', '2026-11-24T00:30'))).toEqual({ top: 47, bottom: 48 })
  expect(placeOn(monday, span('2026-11-22T22:00', '2026-11-22T23:00'))).toBeNull()
  expect(placeOn(monday, span('2026-11-22T22:00', '2026-11-22T23:15'))).toEqual({ top: 0, bottom: 0.5 })
  expect(heightAt(monday, Date.parse('2026-11-24T12:00:00Z'))).toBeNull()
})

test('a usual day is seen, and whole hours of what lies beside it', () => {
  expect(linesWorth(USUAL, [])).toEqual([16, 36])
  expect(linesWorth(USUAL, [span('2026-11-23T05:45', '2026-11-23T06:15')])).toEqual([12, 36])
  expect(linesWorth(USUAL, [span('2026-11-23T18:30', '2026-11-23T18:45')])).toEqual([16, 40])
})

test('what shares time stands side by side, and what does not has the whole width', () => {
  const thing = (id: string, top: number, bottom: number) => ({ id, place: { top, bottom } })
  expect(
    lanesOf([thing('d', 10, 12), thing('b', 1, 3), thing('a', 0, 2), thing('c', 2, 4)]).map(
      ({ id, lane, lanes }) => [id, lane, lanes],
    ),
  ).toEqual([
    ['a', 0, 2],
    ['b', 1, 2],
    ['c', 0, 2],
    ['d', 0, 1],
  ])
})

test('a mark is the same hours of each of its days, whichever corner it was drawn from', () => {
  const drawn = mark([1, 20], [0, 18])
  expect(isMarked(drawn, { day: 0, line: 19 })).toBe(true)
  expect(isMarked(drawn, { day: 0, line: 21 })).toBe(false)
  expect(hoursMarked(FORWARD, drawn)).toEqual({
    dateRange: { start: '2027-03-27', end: '2027-03-28' },
    timeRanges: [{ start: '09:00', end: '10:29' }],
  })
  expect(hoursMarked(FORWARD, mark([0, 0], [0, 47])).timeRanges).toEqual([])
})

test('keys stay in what is seen, and other keys lead nowhere', () => {
  const seen = { days: [0, 0] as [number, number], lines: [16, 35] as [number, number] }
  expect(moved(USUAL, seen, { day: 0, line: 16 }, 'ArrowUp')).toEqual({ day: 0, line: 16 })
  expect(moved(USUAL, seen, { day: 0, line: 35 }, 'ArrowDown')).toEqual({ day: 0, line: 35 })
  expect(moved(USUAL, seen, { day: 0, line: 20 }, 'ArrowRight')).toEqual({ day: 0, line: 20 })
  expect(moved(USUAL, seen, { day: 0, line: 20 }, 'Home')).toEqual({ day: 0, line: 16 })
  expect(moved(USUAL, seen, { day: 0, line: 20 }, 'End')).toEqual({ day: 0, line: 35 })
  expect(moved(USUAL, seen, { day: 0, line: 20 }, 'x')).toBeUndefined()
})

test.each([
  ['2026-11-25', 1, '2026-11-23', '23–29 November 2026'],
  ['2026-11-29', 0, '2026-11-29', '29 November – 5 December 2026'],
  ['2027-01-01', 1, '2026-12-28', '28 December 2026 – 3 January 2027'],
])('the week of %s that begins with weekday %i', (asked, weekStart, first, said) => {
  expect(firstOfWeek(asked, weekStart)).toBe(first)
  expect(weekInWords(first)).toBe(said)
})
