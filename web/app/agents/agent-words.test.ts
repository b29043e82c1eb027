import { expect, test } from 'vitest'
import { deliveryWords, ordersWords, responseWords } from './agent-words.ts'

test('delivery is said in days, one of them in the singular', () => {
  expect(deliveryWords(21)).toBe('21 Days Delivery Time')
  expect(deliveryWords(1)).toBe('1 Day Delivery Time')
})

test('an answer takes an hour, hours or days', () => {
  expect(responseWords(1)).toBe('Usually answers within an hour')
  expect(responseWords(6)).toBe('Usually answers within 6 hours')
  expect(responseWords(30)).toBe('Usually answers within 2 days')
})

test('one order is not several', () => {
  expect(ordersWords(1)).toBe('1 order completed')
  expect(ordersWords(131)).toBe('131 orders completed')
})
