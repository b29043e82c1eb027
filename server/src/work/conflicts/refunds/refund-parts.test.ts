import { describe, expect, test } from 'vitest'
import { agentGets, partsOf, type Refundable } from './refund-parts.ts'
import { percentOf, scheduleShare } from './schedule-share.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })

interface Left {
  isReleased?: boolean
  item?: number
  tax?: number
  share?: number
  commission?: number
  sources?: { card: number; promo: number; credit: number }
}

/** 525.00 paid: 500.00 for the work and 25.00 tax; 475.00 by card, a gift of 20.00 and credit of 30.00. */
function left(given: Left = {}): Refundable {
  const { item = 500_00, tax = 25_00, isReleased = false, share = 0, commission = 0 } = given
  const total = item + tax
  const sources = given.sources ?? { card: 475_00, promo: 20_00, credit: 30_00 }
  const taxes = [{ code: 'HST', amount: tax }]
  return {
    ...{ currency: 'USD', total, isWithBank: false, isAllBack: false, hasPrice: true },
    left: { isReleased, item, taxes, share, commission, total, sources },
  }
}

describe('what of a refund goes where', () => {
  test('all of it empties every source', () => {
    expect(partsOf(525_00, 'USD', left())).toEqual({
      ...{ total: usd(525_00), card: usd(475_00), promo: usd(20_00), credit: usd(30_00) },
    })
  })

  test('40 % is taken of each source alike', () => {
    expect(partsOf(210_00, 'USD', left())).toEqual({
      ...{ total: usd(210_00), card: usd(190_00), promo: usd(8_00), credit: usd(12_00) },
    })
  })

  test.each([1, 2, 3, 99, 333_33, 524_99])('%i cents are neither more nor less in their parts', (amount) => {
    const { card, promo, credit } = partsOf(amount, 'USD', left())
    expect(card.amount + promo.amount + credit.amount).toBe(amount)
  })

  test('what was paid by credit alone never goes to a card', () => {
    const sources = { card: 0, promo: 0, credit: 525_00 }
    expect(partsOf(100_00, 'USD', left({ sources }))).toMatchObject({ card: usd(0), credit: usd(100_00) })
  })

  test('nothing is nothing of each', () => {
    expect(partsOf(0, 'USD', left())).toEqual({
      ...{ total: usd(0), card: usd(0), promo: usd(0), credit: usd(0) },
    })
  })

  test.each([
    ['of an order whose payment is gone', null],
    ['more than is left', left({ item: 10_00, tax: 0 })],
  ])('an old proposal %s is shown as it was', (_name, refundable) => {
    expect(partsOf(50_00, 'USD', refundable)).toEqual({
      ...{ total: usd(50_00), card: usd(50_00), promo: usd(0), credit: usd(0) },
    })
  })
})

describe('what the agent gets after a refund', () => {
  test.each([
    ['of nothing, all of their share', 0, 425_00],
    ['of 40 %, 85 % of the rest', 210_00, 255_00],
    ['of everything, nothing', 525_00, 0],
    ['of a cent, a cent less of what the work costs', 1, 424_99],
  ])('%s', (_name, amount, expected) => {
    expect(agentGets(amount, 15, left())).toBe(expected)
  })

  test('the tax is not theirs', () => {
    expect(agentGets(0, 0, left())).toBe(500_00)
    expect(agentGets(0, 50, left())).toBe(250_00)
  })

  test.each([
    ['of nothing, what was released', 0, 425_00],
    ['of 40 %, their part of it less', 210_00, 255_00],
    ['of everything, nothing', 525_00, 0],
  ])('released already: %s', (_name, amount, expected) => {
    const released = left({ isReleased: true, share: 425_00, commission: 75_00 })
    expect(agentGets(amount, 99, released)).toBe(expected)
  })

  test.each([
    ['of an order whose payment is gone', null, 10_00],
    ['of more than is left', left(), 525_01],
    ['where nothing is left', left({ item: 0, tax: 0 }), 0],
  ])('nothing %s', (_name, refundable, amount) => {
    expect(agentGets(amount, 15, refundable)).toBe(0)
  })

  test('with the client’s part it is never more than was paid', () => {
    for (let amount = 0; amount <= 525_00; amount += 997)
      expect(agentGets(amount, 15, left()) + amount).toBeLessThanOrEqual(525_00)
  })
})

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
