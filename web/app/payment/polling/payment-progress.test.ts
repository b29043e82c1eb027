import type { Payment } from '@sojourn/contract/money/payments'
import { expect, test } from 'vitest'
import { progressOf } from './payment-progress.ts'

type Last = NonNullable<Payment['last_activity']>

const WAITING: Payment['status'] = [-1, 'Waiting']
const last = (changes: Partial<Last>) =>
  ({ status: WAITING, action_url: null, error: null, ...changes }) as Last
const progress = (status: Payment['status'], activity: Last | null = null) =>
  progressOf({ status, last_activity: activity })

test.each<[Payment['status'], string]>([
  [[2, 'Processed'], 'done'],
  [[-2, 'Cancelled'], 'over'],
  [[3, 'Processing'], 'underway'],
  [[1, 'Paid'], 'underway'],
  [WAITING, 'open'],
  [[0, 'Failed'], 'open'],
])('a payment that is %s is %s before anything was tried', (status, kind) => {
  expect(progress(status)).toEqual({ kind })
})

test('only the word “processed” says that it is done: the code alone does not', () => {
  expect(progress([2, 'Success'])).not.toEqual({ kind: 'done' })
})

test('a try that failed says why, in the bank’s words or ours', () => {
  const failed: Payment['status'] = [0, 'Failed']
  expect(
    progress(WAITING, last({ status: failed, error: ['declined', 'Your card was declined.'] as never })),
  ).toEqual({
    kind: 'failed',
    sentence: 'Your card was declined.',
  })
  expect(progress(WAITING, last({ status: failed }))).toMatchObject({
    kind: 'failed',
    sentence: expect.stringMatching(/\w/),
  })
})

test('somebody who has to go on elsewhere is led there; a decline there is told with it', () => {
  const page = { action_url: 'https://pay.example/1' }
  expect(progress(WAITING, last(page))).toEqual({ kind: 'page', url: 'https://pay.example/1' })
  expect(progress(WAITING, last({ ...page, error: ['declined', 'Try another card.'] as never }))).toEqual({
    kind: 'page',
    url: 'https://pay.example/1',
    declined: 'Try another card.',
  })
})

test('a try that waits for nobody is open, one that runs is under way', () => {
  expect(progress(WAITING, last({}))).toEqual({ kind: 'open' })
  expect(progress(WAITING, last({ status: [3, 'Processing'] }))).toEqual({ kind: 'underway' })
})

test('what the payment says comes before what its last try says', () => {
  const failed = last({ status: [0, 'Failed'] })
  expect(progress([2, 'Processed'], failed)).toEqual({ kind: 'done' })
  expect(progress([-2, 'Cancelled'], failed)).toEqual({ kind: 'over' })
  expect(progress([3, 'Processing'], failed)).toEqual({ kind: 'underway' })
})
