import { expect, test } from 'vitest'
import { monthsFree, servicesWords } from './plan-words.ts'

const offer = (month: number, year: number) => ({
  ...{ plan: 'pro' as const, name: 'Pro', active_services: 15, commission_percent: 12 },
  ...{ month: { amount: month, currency: 'USD' }, year: { amount: year, currency: 'USD' } },
})

test.each([
  [29_00, 290_00, 2],
  [29_00, 348_00, 0],
  [29_00, 400_00, -2],
  [0, 0, 0],
])('%i a month and %i a year save %i months', (month, year, months) => {
  expect(monthsFree(offer(month, year))).toBe(months)
})

test('a plan without a limit says so', () => {
  expect([servicesWords(null), servicesWords(1), servicesWords(15)]).toEqual([
    'Unlimited active services',
    '1 active service',
    '15 active services',
  ])
})
