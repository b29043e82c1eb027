import { describe, expect, test } from 'vitest'
import { divideRefund, viewPrice, viewRefund } from './divide-refund.ts'
import type { LeftOfOrder } from './left-of-order.ts'

interface Left {
  isReleased?: boolean
  item?: number
  tax?: number
  share?: number
  commission?: number
  sources?: { card: number; promo: number; credit: number }
}

/** 525.00 paid: 500.00 for the work and 25.00 tax; 475.00 by card, a gift of 20.00 and credit of 30.00. */
function left(given: Left = {}): LeftOfOrder {
  const { item = 500_00, tax = 25_00, isReleased = false, share = 0, commission = 0 } = given
  const sources = given.sources ?? { card: 475_00, promo: 20_00, credit: 30_00 }
  const taxes = [{ code: 'HST', amount: tax }]
  return { isReleased, item, taxes, share, commission, total: item + tax, sources }
}

const USES = [
  { payment_id: 'payment-1', code: 'SPRING', kind: 'promo' as const, amount: 20_00, returned_amount: 0 },
  { payment_id: 'payment-1', code: 'CREDIT-1', kind: 'credit' as const, amount: 30_00, returned_amount: 0 },
]
const payment = { price: 500_00, agent_amount: 0, currency: 'USD' }
const divide = (amount: number, more: Partial<Parameters<typeof divideRefund>[0]> = {}) =>
  divideRefund({
    ...{ payment, left: left(), uses: USES, amount, isForCard: true, commissionPercent: 15, ...more },
  })
const spring = (amount: number) => (amount === 0 ? [] : [{ code: 'SPRING', amount }])

describe('what of a refund goes where', () => {
  test.each([
    ['all of it empties every source', 525_00, { card: 475_00, credit: 30_00, coupons: spring(20_00) }],
    ['40 % is taken of each source alike', 210_00, { card: 190_00, credit: 12_00, coupons: spring(8_00) }],
    ['nothing is nothing of each', 0, { card: 0, credit: 0, coupons: [] }],
  ])('%s', (_name, amount, expected) => {
    expect(divide(amount)).toMatchObject(expected)
  })

  test('what is kept as credit joins the credit that it was paid with', () => {
    expect(divide(210_00, { isForCard: false })).toMatchObject({
      card: 0,
      credit: 202_00,
      coupons: spring(8_00),
    })
  })

  test('what was paid by credit alone never goes to a card', () => {
    const sources = { card: 0, promo: 0, credit: 525_00 }
    const uses = [
      { ...USES[1], kind: 'credit' as const, code: 'C', payment_id: 'p', amount: 525_00, returned_amount: 0 },
    ]
    expect(divide(100_00, { left: left({ sources }), uses })).toMatchObject({ card: 0, credit: 100_00 })
  })

  test.each([1, 2, 3, 99, 333_33, 524_99])(
    'the parts of %i cents come to it, and the lines to the price',
    (amount) => {
      const parts = divide(amount)
      expect(viewRefund(parts, 'client').total.amount).toBe(amount)
      const { price, coupon, before, back, commission, gets } = viewPrice(parts)
      const lines = [coupon, before, back, commission, gets].reduce((sum, line) => sum + line.amount, 0)
      expect(lines).toBe(price.amount)
    },
  )

  test('the agent of an order reads no code, as whoever knows it can use it', () => {
    const parts = divide(210_00)
    expect(viewRefund(parts, 'agent').coupons).toEqual([
      { code: null, amount: { amount: 8_00, currency: 'USD' } },
    ])
    expect(viewRefund(parts, 'staff').coupons).toMatchObject([{ code: 'SPRING' }])
  })
})

describe('what of the price goes where', () => {
  test.each([
    ['of nothing, all of their share', 0, 425_00],
    ['of 40 %, 85 % of the rest', 210_00, 255_00],
    ['of everything, nothing', 525_00, 0],
    ['of a cent, a cent less of what the work costs', 1, 424_99],
  ])('after a refund %s', (_name, amount, gets) => {
    expect(divide(amount).gets).toBe(gets)
  })

  test.each([
    ['of nothing, what was released', 0, 425_00],
    ['of 40 %, their part of it less', 210_00, 255_00],
    ['of everything, nothing', 525_00, 0],
  ])('released already: after a refund %s', (_name, amount, gets) => {
    const released = left({ isReleased: true, share: 425_00, commission: 75_00 })
    expect(divide(amount, { left: released, commissionPercent: 99 }).gets).toBe(gets)
  })

  test('what went back before and a coupon of the agent are lines of their own', () => {
    const parts = divide(100_00, {
      payment: { ...payment, agent_amount: 50_00 },
      left: left({ item: 300_00, tax: 0, sources: { card: 300_00, promo: 0, credit: 0 } }),
    })
    expect(parts).toMatchObject({
      ...{ price: 500_00, coupon: 50_00, before: 150_00, back: 100_00, commission: 30_00, gets: 170_00 },
    })
  })
})
