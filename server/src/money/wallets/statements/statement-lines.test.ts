import { expect, test } from 'vitest'
import { Reckoning } from './statement-lines.ts'
import type { StatementRow } from './statement-store.ts'

const row = (change: Partial<StatementRow>): StatementRow => ({
  ...{ id: 1, template: 'L2', created_at: new Date('2026-11-02T09:00:00Z'), currency: 'USD' },
  ...{ pending: 0, available: 0, transit: 0, debt: 0, commission: 0, taxes: 0 },
  ...{ order_ref: null, order_title: null, payout_ref: null, payout_hint: null },
  ...{ is_paid: false, is_back: false, ...change },
})

test.each([
  ['an order', { template: 'L2', pending: 425_00, commission: 75_00 }, { price: 500_00, share: 425_00 }],
  [
    'its refund',
    { template: 'L6', pending: -425_00, commission: -75_00 },
    { price: -500_00, share: -425_00 },
  ],
  ['a fee of a chargeback', { template: 'L8d', debt: 15_00 }, { fees: -15_00 }],
  ['a debt that was paid to us', { template: 'L11e', debt: -15_00 }, { fees: 15_00 }],
  ['a debt that was forgiven', { template: 'L11f', debt: -15_00 }, { fees: 15_00 }],
  [
    'a payout',
    { template: 'L4a', payout_ref: 'WD-1', available: -100_00, transit: 100_00 },
    { payouts: -100_00 },
  ],
] as const)(
  'the money of %s stands in its own column, and share, fees and payouts change the balance',
  (_name, change, amounts) => {
    const [line] = new Reckoning([], 'UTC').take(row(change))
    const none = { price: 0, share: 0, fees: 0, payouts: 0, taxes: 0 }
    expect(line).toMatchObject({ ...none, ...amounts })
    const { share = 0, fees = 0, payouts = 0 } = { ...none, ...amounts }
    expect(line?.balance).toBe(share + fees + payouts)
  },
)

test('money that only clears is no line', () => {
  const reckoning = new Reckoning([], 'UTC')
  expect(reckoning.take(row({ template: 'L3', pending: -425_00, available: 425_00 }))).toEqual([])
})
