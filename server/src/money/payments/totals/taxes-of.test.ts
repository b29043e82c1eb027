import { expect, test } from 'vitest'
import { Random } from '../../../../test/random.ts'
import { taxesOf } from './taxes-of.ts'

const gst = { code: 'gst', name: 'GST', percent: 5 }
const qst = { code: 'qst', name: 'QST', percent: 9.975 }
const rules = { CA: [gst, qst], DE: [{ code: 'vat', name: 'VAT', percent: 19 }] }
const amounts = (country: string | null, price: number) =>
  taxesOf(rules, country, price).map(({ amount }) => amount)

test('who lives where nothing is taxed, or has not said where, pays no tax', () => {
  expect(taxesOf(rules, 'FR', 10_000)).toEqual([])
  expect(taxesOf(rules, null, 10_000)).toEqual([])
  expect(taxesOf({}, 'CA', 10_000)).toEqual([])
  expect(taxesOf(rules, 'constructor', 10_000)).toEqual([])
})

test('taxes are whole cents and come to what they are together, rounded once', () => {
  expect(taxesOf(rules, 'DE', 50_000)).toEqual([{ code: 'vat', name: 'VAT', amount: 9_500 }])
  expect(amounts('CA', 10_000)).toEqual([500, 998])
  expect(amounts('CA', 1)).toEqual([0, 0])
  expect(amounts('CA', 4)).toEqual([0, 1])
})

test('whatever the price, the parts sum to the whole', () => {
  const random = new Random(7)
  for (let round = 0; round < 10_000; round++) {
    const price = random.between(0, 10_000_000)
    const parts = amounts('CA', price)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.floor((price * 14_975 + 50_000) / 100_000))
  }
})
