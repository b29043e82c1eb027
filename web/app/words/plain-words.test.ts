import type { Payout } from '@sojourn/contract/money/wallets'
import { expect, test } from 'vitest'
import { aGoal } from '../../test/goals.ts'
import { deliveryWords, documentsWords, meetingWords, refundWords } from './agent-words.ts'
import { answersWords } from './answers-words.ts'
import { agentsFor, isDecided, ordersCounted } from './goal-words.ts'
import { minutesInWords } from './minutes-in-words.ts'
import { couponWords, isFailed } from './payment-words.ts'
import { wordsOfPayout } from './payout-words.ts'

test.each([
  [0, 'within an hour'],
  [1, 'within an hour'],
  [2, 'within 2 hours'],
  [24, 'within 24 hours'],
  [25, 'within 2 days'],
  [72, 'within 3 days'],
])('who usually takes %i hours answers %s', (hours, words) => expect(answersWords(hours)).toBe(words))

test.each([
  [1, '1 minute'],
  [60, '1 hour'],
  [90, '1 hour 30 minutes'],
  [24 * 60, '1 day'],
  [14 * 24 * 60, '2 weeks'],
  [8 * 24 * 60 + 61, '1 week 1 day 1 hour 1 minute'],
])('%i minutes are %s', (minutes, words) => expect(minutesInWords(minutes)).toBe(words))

test('one thing is one, and several are several', () => {
  expect([1, 2].map(ordersCounted)).toEqual(['1 order', '2 orders'])
  expect([1, 2].map(documentsWords)).toEqual(['1 document needed', '2 documents needed'])
  expect([1, 21].map(deliveryWords)).toEqual(['1 Day Delivery Time', '21 Days Delivery Time'])
  expect(meetingWords(30)).toBe('30-minute meeting included')
})

test.each([
  [100, 50, 'Full refund before the start, 50% before filing'],
  [100, 100, 'Full refund before filing'],
  [80, 0, '80% back before the start'],
  [60, 60, '60% back before filing'],
  [0, 0, 'Protected payment'],
])('a schedule of %i and %i promises no more than it holds: %s', (before_start, before_filing, words) => {
  expect(refundWords({ before_start, before_filing, after_filing: 0 })).toBe(words)
})

test.each<[Payout['slug'], boolean, string]>([
  ['pending', false, 'Waiting'],
  ['accepted', false, 'On its way'],
  ['processed', false, 'Paid'],
  ['processed', true, 'Returned by bank'],
  ['rejected', false, 'Not sent'],
  ['failed', false, 'Failed'],
  ['cancelled', false, 'Cancelled'],
])('a payout that is %s (returned: %s) is: %s', (slug, is_returned, words) => {
  expect(wordsOfPayout({ slug, is_returned }).name).toBe(words)
})

test('agents for a goal are found by its visa where it names one', () => {
  expect(agentsFor(aGoal())).toEqual({ country: 'ca', purpose: 'study', goalId: '7' })
  const programme = { id: 'ca/study-permit', name: 'Study permit' }
  expect(agentsFor(aGoal({ programme }))).toMatchObject({ visa: 'ca/study-permit' })
})

test('a goal is decided by its day, not by its words', () => {
  expect(isDecided(aGoal())).toBe(false)
  expect(isDecided(aGoal({ decided_on: '2026-05-04' }))).toBe(true)
})

test('one’s own money is not called a coupon', () => {
  expect(couponWords({ kind: 'credit', code: 'CR-1' })).toBe('Your credit CR-1')
  expect(couponWords({ kind: 'promo', code: 'SPRING' })).toBe('Coupon SPRING')
})

test('only a payment that failed is tried again', () => {
  expect(isFailed({ status: [0, 'Failed'] })).toBe(true)
  expect(isFailed({ status: [-1, 'Waiting'] })).toBe(false)
})
