import { describe, expect, test } from 'vitest'
import { percentOf, scheduleShare } from './schedule-share.ts'

describe('the schedule of an order', () => {
  const schedule = { before_start: 100, before_filing: 50, after_filing: 10 }

  test.each([
    ['paid', 'preparing', 100],
    ['ongoing', 'preparing', 50],
    ['ongoing', 'filed', 10],
    ['ongoing', 'waiting', 10],
    ['ongoing', 'decided', 10],
    ['completed', 'preparing', 10],
    ['completed', 'decided', 10],
  ] as const)('%s and %s gives back %i %%', (state, stage, share) => {
    expect(scheduleShare(schedule, state, stage)).toBe(share)
  })

  test('before the work begins it is all of it, whatever the agent wrote', () => {
    expect(scheduleShare({ ...schedule, before_start: 80 }, 'paid', 'preparing')).toBe(100)
  })

  test.each([
    [500_00, 50, 250_00],
    [1, 50, 1],
    [33, 10, 3],
    [525_00, 100, 525_00],
    [525_00, 0, 0],
  ])('%i cents at %i %% are %i', (amount, percent, expected) => {
    expect(percentOf(amount, percent)).toBe(expected)
  })
})
