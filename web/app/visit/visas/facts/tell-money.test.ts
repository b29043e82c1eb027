import type { Rates } from '@sojourn/contract/ground/rates'
import type { ShownFacts } from '@sojourn/contract/ground/visa-facts'
import { expect, test } from 'vitest'
import { tellMoney } from './tell-money.ts'

const rates: Rates = {
  ...{ source: 'European Central Bank', url: 'https://ecb.example', as_of: '2025-02-28' },
  per_euro: { EUR: 1, USD: 1.0411, CAD: 1.5019, JPY: 156.96 },
}
const facts = (amount: number, currency = 'CAD'): ShownFacts => ({
  fees: {
    value: [{ what: 'Application', amount, currency, for: 'main' }],
    ...{ source: 'https://a.gov', checked: '2026-11', age: 'current' },
  },
})
const usd = (amount: number) => ({ amount, currency: 'USD' })

test('without a currency one reads those of the authority and of the agents, and may choose another', () => {
  const told = tellMoney(facts(15_000), { price_from: usd(12_000), price_to: usd(90_000) }, rates, undefined)
  expect(told?.lines.map(({ words, about }) => [words, about])).toEqual([
    ['CA$150', null],
    ['$120 to $900', null],
  ])
  expect(told).toMatchObject({ chosen: null, day: '28 Feb 2025', total: { words: 'CA$150', about: null } })
  expect(told?.choices).toContain('JPY')
})

test('in another currency each amount stands about beside its own, in whole units', () => {
  const told = tellMoney(facts(15_000), { price_from: usd(12_000), price_to: usd(90_000) }, rates, 'jpy')
  expect(told?.lines.map(({ about }) => about)).toEqual(['¥15,676', '¥18,092 to ¥135,687'])
  expect(told?.total?.about).toBe('¥15,676')
  expect(tellMoney(facts(15_000), null, rates, 'EUR')?.total?.about).toBe('€100')
})

test('what is in that currency already, has no rate or is no currency has nothing beside it', () => {
  expect(tellMoney(facts(15_000), null, rates, 'CAD')?.total?.about).toBeNull()
  expect(tellMoney(facts(15_000, 'GEL'), null, rates, 'EUR')?.total).toEqual({
    words: expect.stringContaining('150'),
    about: null,
  })
  expect(tellMoney(facts(15_000), null, rates, 'toString')?.chosen).toBeNull()
  expect(tellMoney({}, null, rates, 'EUR')).toBeNull()
})

test('what comes each year stands in the sum, in the other currency too', () => {
  const yearly: ShownFacts = {
    fees: {
      value: [
        { what: 'Application', amount: 15_000, currency: 'CAD', for: 'main' },
        { what: 'Health surcharge', amount: 30_000, currency: 'CAD', for: 'each', per: 'year' },
      ],
      ...{ source: 'https://a.gov', checked: '2026-11', age: 'current' },
    },
  }
  expect(tellMoney(yearly, null, rates, undefined)?.total?.words).toBe('CA$150 + CA$300 a year')
  expect(tellMoney(yearly, null, rates, 'EUR')?.total?.about).toBe('€100 + €200 a year')
  expect(tellMoney(yearly, null, rates, 'EUR')?.lines.map(({ about }) => about)).toEqual([
    '€100',
    '€200 a year',
  ])
})
