import { expect, test } from 'vitest'
import { formatMoney, formatPrice } from './format-money.ts'

test.each([
  [12500, 'USD', '$125.00'],
  [0, 'USD', '$0.00'],
  [123456789, 'EUR', '€1,234,567.89'],
  [12500, 'JPY', '¥12,500'],
  [12345, 'KWD', 'KWD\u00a012.345'],
  // Its books have cents, whatever people write in shops.
  [1250050, 'HUF', 'HUF\u00a012,500.50'],
  [-500, 'CAD', '-CA$5.00'],
])('%i %s reads %s', (amount, currency, text) => {
  expect(formatMoney({ amount, currency })).toBe(text)
})

test.each([
  [100000, 'USD', '$1,000'],
  [100050, 'USD', '$1,000.50'],
  [12500, 'CAD', 'CA$125'],
  [3000, 'JPY', '¥3,000'],
  [1200000, 'KWD', 'KWD\u00a01,200'],
])('in a list %i %s reads %s', (amount, currency, text) => {
  expect(formatPrice({ amount, currency })).toBe(text)
})
