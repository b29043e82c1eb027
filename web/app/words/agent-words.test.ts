import { expect, test } from 'vitest'
import { deliveryWords, refundWords } from './agent-words.ts'
import { responseWords } from './answers-words.ts'

test('delivery is said in days, one of them in the singular', () => {
  expect(deliveryWords(21)).toBe('21 Days Delivery Time')
  expect(deliveryWords(1)).toBe('1 Day Delivery Time')
})

test('an answer takes an hour, hours or days', () => {
  expect(responseWords(1)).toBe('Usually answers within an hour')
  expect(responseWords(6)).toBe('Usually answers within 6 hours')
  expect(responseWords(30)).toBe('Usually answers within 2 days')
})

test('one order is not several', () => {})

test('what comes back is said in one line', () => {
  const words = (before_start: number, before_filing: number) =>
    refundWords({ before_start, before_filing, after_filing: 0 })
  expect(words(100, 50)).toBe('Full refund before the start, 50% before filing')
  expect(words(100, 100)).toBe('Full refund before filing')
  expect(words(80, 0)).toBe('80% back before the start')
  expect(words(0, 0)).toBe('Protected payment')
})
