import * as clocks from '@sojourn/contract/dates/clocks'
import { formatDay } from '@sojourn/contract/dates/format-day'
import { clockOf, weekStartOf } from '@sojourn/contract/dates/locale-habits'
import * as moments from '@sojourn/contract/dates/moments'
import { describe, expect, test } from 'vitest'

test('a day reads the same in every zone, its month always by name', () => {
  expect(formatDay('2026-09-01')).toBe('1 Sep 2026')
  expect(moments.longDay('2026-03-09')).toBe('9 March 2026')
  expect(moments.fullDay('2026-03-09')).toBe('Monday 9 March 2026')
  expect(moments.shortDay('2026-12-24')).toBe('Thu 24 Dec')
  expect(moments.monthName('2026-08')).toBe('August 2026')
  expect(formatDay('0987-01-01')).toBe('1 Jan 0987')
})

describe.each([
  ['en-GB', '24'],
  ['en-US', '12'],
  ['de-DE', '24'],
  ['ar-SA', '12'],
] as const)('for somebody of %s', (locale, clock) => {
  test('hours are counted as people there do', () => expect(clockOf(locale)).toBe(clock))

  test.each([
    ['UTC', '9 Mar 2026', { 24: '00:05', 12: '12:05 am' }],
    ['America/Los_Angeles', '8 Mar 2026', { 24: '17:05', 12: '5:05 pm' }],
    ['Asia/Kathmandu', '9 Mar 2026', { 24: '05:50', 12: '5:50 am' }],
  ])('in %s a moment has its day and its time', (zone, day, time) => {
    expect(clocks.formatMoment('2026-03-09T00:05:00Z', { zone, clock: clockOf(locale) })).toBe(
      `${day}, ${time[clock]}`,
    )
  })
})

test('noon and midnight have no hour 0 on a clock to 12', () => {
  expect(['00:00', '12:00', '13:30'].map((time) => clocks.formatTime(time, '12'))).toEqual([
    '12:00 am',
    '12:00 pm',
    '1:30 pm',
  ])
  expect(clocks.formatTime('09:00', '24')).toBe('09:00')
})

test('the night when clocks go back has its hour twice, and the day stays', () => {
  const berlin = { zone: 'Europe/Berlin', clock: '24' } as const
  expect(clocks.formatMoment('2026-10-25T00:30:00Z', berlin)).toBe('25 Oct 2026, 02:30')
  expect(clocks.formatMoment('2026-10-25T01:30:00Z', berlin)).toBe('25 Oct 2026, 02:30')
  expect(clocks.dayIn('2026-10-24T22:00:00Z', 'Europe/Berlin')).toBe('2026-10-25')
})

test.each([
  ['en-US', 0],
  ['de-DE', 1],
  ['ar-SA', 0],
  ['ar-EG', 6],
  ['en-GB', 1],
  [undefined, 1],
  ['no locale at all!', 1],
])('the week of %s starts with weekday %i, also where the browser does not tell', (locale, weekday) => {
  expect(weekStartOf(locale)).toBe(weekday)
  const told = Object.getOwnPropertyDescriptors(Intl.Locale.prototype)
  try {
    for (const name of ['getWeekInfo', 'weekInfo']) Reflect.deleteProperty(Intl.Locale.prototype, name)
    expect(weekStartOf(locale)).toBe(weekday)
  } finally {
    Object.defineProperties(Intl.Locale.prototype, told)
  }
})
