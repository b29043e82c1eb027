import { expect, test } from 'vitest'
import { countAfter, TICK_MS, TICKS } from './count-ticks.ts'

test('fifty steps of 1/50 in two seconds reach the target and stay there', () => {
  expect(countAfter(200, 0)).toBe(0)
  expect(countAfter(200, 1)).toBe(4)
  expect(countAfter(200, 25)).toBe(100)
  expect(countAfter(200, 50)).toBe(200)
  expect(countAfter(200, 80)).toBe(200)
  expect(TICKS * TICK_MS).toBe(2000)
})

test('a target smaller than the steps climbs by whole numbers and never passes it', () => {
  const shown = Array.from({ length: 51 }, (_, tick) => countAfter(15, tick))
  expect(shown.every((value, tick) => Number.isInteger(value) && value >= (shown[tick - 1] ?? 0))).toBe(true)
  expect(shown.at(-1)).toBe(15)
})
