import type { FeeItem, ShownFacts } from '@sojourn/contract/ground/visa-facts'
import { expect, test } from 'vitest'
import { moneyInAll } from './money-in-all.ts'

const fact = <T>(value: T) => ({
  value,
  source: 'https://a.gov',
  checked: '2026-11',
  age: 'current' as const,
})
const item = (what: string, amount: number | null, more: Partial<FeeItem> = {}): FeeItem => ({
  ...{ what, amount, currency: amount === null ? null : 'CAD', for: 'main' },
  ...more,
})
const usd = (amount: number) => ({ amount, currency: 'USD' })
const facts = (fees: FeeItem[], other_costs?: FeeItem[]): ShownFacts => ({
  fees: fact(fees),
  ...(other_costs && { other_costs: fact(other_costs) }),
})

test('fees and usual costs are added up in their currency, and an agent stands beside them', () => {
  const { lines, total } = moneyInAll(
    facts(
      [item('Application', 15_000), item('Biometrics', 8500, { for: 'each' })],
      [item('Language test', 30_000)],
    ),
    { price_from: usd(12_000), price_to: usd(90_000) },
  )
  expect(lines).toEqual([
    { name: 'Government fees', amounts: [{ amount: 23_500, currency: 'CAD' }] },
    {
      ...{ name: 'Usual costs beside it', note: 'Language test' },
      amounts: [{ amount: 30_000, currency: 'CAD' }],
    },
    { name: 'An agent, if you want one', amounts: [usd(12_000)], upTo: usd(90_000) },
  ])
  expect(total).toEqual([{ amounts: [{ amount: 53_500, currency: 'CAD' }] }])
})

test('what is paid each year or each month is a line and a part of the sum of its own', () => {
  const { lines, total } = moneyInAll(
    facts(
      [item('Application', 81_900), item('Health surcharge', 103_500, { for: 'each', per: 'year' })],
      [item('Test', 5000), item('Card', 700, { per: 'month' })],
    ),
    null,
  )
  const cad = (amount: number) => [{ amount, currency: 'CAD' }]
  expect(lines).toEqual([
    { name: 'Government fees', amounts: cad(81_900) },
    { name: 'Government fees', amounts: cad(103_500), per: 'year' },
    { name: 'Usual costs beside it', note: 'Test', amounts: cad(5000) },
    { name: 'Usual costs beside it', note: 'Card', amounts: cad(700), per: 'month' },
  ])
  expect(total).toEqual([
    { amounts: cad(86_900) },
    { amounts: cad(103_500), per: 'year' },
    { amounts: cad(700), per: 'month' },
  ])
})

test('what is paid by others, given back or not known is not added', () => {
  const { total } = moneyInAll(
    facts([
      item('Application', 15_000),
      item('Child', 5000, { for: 'child' } as Partial<FeeItem>),
      item('Deposit', 9900, { in_total: false }),
      item('Courier', null),
    ]),
    null,
  )
  expect(total).toEqual([{ amounts: [{ amount: 15_000, currency: 'CAD' }] }])
})

test('two currencies stay two, and one agent has one price', () => {
  const { lines, total } = moneyInAll(
    facts([item('Application', 15_000)], [item('Test', 25_000, { currency: 'USD' })]),
    {
      price_from: usd(12_000),
      price_to: usd(12_000),
    },
  )
  expect(total).toEqual([{ amounts: [{ amount: 15_000, currency: 'CAD' }, usd(25_000)] }])
  expect(lines.at(-1)).not.toHaveProperty('upTo')
})

test('without a fee there is no sum that would look whole', () => {
  expect(moneyInAll({ other_costs: fact([item('Test', 25_000)]) }, null).total).toEqual([])
  expect(moneyInAll({}, null)).toEqual({ lines: [], total: [] })
})
