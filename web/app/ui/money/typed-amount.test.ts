import { expect, test } from 'vitest'
import { amountText, readAmount } from './typed-amount.ts'

test.each([
  ['425', 2, 42_500],
  ['1,250.5', 2, 125_050],
  ['5001', 0, 5001],
  ['50.009', 3, 50_009],
])('%s with %d places is %d', (text, places, minor) => {
  expect(readAmount(text, places)).toBe(minor)
})

test.each([
  ['10.001', 2],
  ['10.5', 0],
  ['ten', 2],
  ['-5', 2],
  ['', 2],
])('%s with %d places is no amount', (text, places) => {
  expect(readAmount(text, places)).toBeUndefined()
})

test('an amount is written as it is read', () => {
  for (const places of [0, 2, 3])
    for (const minor of [0, 7, 1_000, 123_456])
      expect(readAmount(amountText(minor, places), places)).toBe(minor)
})
