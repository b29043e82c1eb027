import { timeFor } from '@sojourn/contract/ground/time-by-residence'
import { expect, test } from 'vitest'
import { timeForWords, timeWords } from './processing-time.ts'

const say = (min_days: number, max_days: number) => timeWords({ min_days, max_days })

test('both sides share a unit where people would say so', () => {
  expect(say(2, 7)).toBe('2 to 7 days')
  expect(say(15, 45)).toBe('15 to 45 days')
  expect(say(28, 98)).toBe('4 to 14 weeks')
  expect(say(60, 180)).toBe('2 to 6 months')
  expect(say(365, 1095)).toBe('1 to 3 years')
  expect(say(365, 900)).toBe('1 to 2½ years')
})

test('each side keeps its own unit where one would mislead', () => {
  expect(say(14, 120)).toBe('2 weeks to 4 months')
  expect(say(1, 180)).toBe('1 day to 6 months')
  expect(say(300, 900)).toBe('10 months to 2½ years')
  expect(say(180, 730)).toBe('6 months to 2 years')
})

test('a single figure is about that long', () => {
  expect(say(21, 21)).toBe('About 3 weeks')
  expect(say(1, 1)).toBe('About 1 day')
})

test('a time that depends on where one lives is that of one’s own country, or a range that says so', () => {
  const time = { min_days: 14, max_days: 119, by_residence: { IN: 42 } }
  expect(timeForWords(timeFor(time, 'IN'), 'India')).toBe('About 6 weeks from India')
  expect(timeForWords(timeFor(time, 'DE'), 'Germany')).toBe('2 to 17 weeks, by where you live')
  expect(timeForWords(timeFor(time))).toBe('2 to 17 weeks, by where you live')
  expect(timeForWords(timeFor({ min_days: 14, max_days: 119 }, 'IN'), 'India')).toBe('2 to 17 weeks')
})
