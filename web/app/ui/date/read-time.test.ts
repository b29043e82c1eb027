import { expect, test } from 'vitest'
import { readTime } from './read-time.ts'

test.each([
  ['9', '09:00'],
  ['09:05', '09:05'],
  ['930', '09:30'],
  ['1230', '12:30'],
  ['21.30', '21:30'],
  ['21h30', '21:30'],
  [' 9:30 pm ', '21:30'],
  ['9PM', '21:00'],
  ['12 am', '00:00'],
  ['12:15 p.m.', '12:15'],
  ['24:00', '00:00'],
])('%j is read as %s', (typed, time) => expect(readTime(typed)).toBe(time))

test.each(['', 'nine', '25', '9:60', '13 pm', '0 am', '9:5', '12345', '-9'])('%j is no time', (typed) =>
  expect(readTime(typed)).toBeUndefined(),
)
