import { expect, test } from 'vitest'
import { feeWords } from './fee.ts'

test('a fee is said in the currency it is paid in', () => {
  expect(feeWords({ amount: 15000, currency: 'CAD' })).toBe('CA$150')
  expect(feeWords({ amount: 64975, currency: 'CAD' })).toBe('CA$649.75')
  expect(feeWords({ amount: 131500, currency: 'GBP' })).toBe('£1,315')
})

test('currencies without small coins are not divided', () => {
  expect(feeWords({ amount: 3000, currency: 'JPY' })).toBe('¥3,000')
  expect(feeWords({ amount: 300000, currency: 'KRW' })).toBe('₩300,000')
})

test('nothing to pay is free', () => {
  expect(feeWords({ amount: 0, currency: 'EUR' })).toBe('Free')
})
