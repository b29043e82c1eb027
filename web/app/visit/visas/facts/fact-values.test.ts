import type { ShownFacts } from '@sojourn/contract/ground/visa-facts'
import { expect, test } from 'vitest'
import { namesOf, ruleWords } from './fact-values.ts'
import { amountWords } from './fee.ts'

const at = { source: 'https://www.example.org/', checked: '2026-11', age: 'current' } as const
const words = (facts: ShownFacts) => ruleWords(facts, { AU: 'Australia', CA: 'Canada' })[0]?.words

test('an amount says how often it is paid, and one nobody knows is said to be so', () => {
  const item = { what: 'Health surcharge', currency: 'GBP', for: 'each' } as const
  expect(amountWords({ ...item, amount: 103500, per: 'year' })).toBe('£1,035 a year')
  expect(amountWords({ ...item, amount: 0 })).toBe('Free')
  expect(amountWords({ ...item, amount: null, currency: null, per: 'year' })).toBe('Not known')
})

test.each<[ShownFacts, string]>([
  [{ stay: { value: { max_days: 90, text: null }, ...at } }, 'Up to 3 months'],
  [{ stay: { value: { max_days: null, text: 'As long as the course' }, ...at } }, 'As long as the course'],
  [{ age: { value: { min: 18, max: 35 }, ...at } }, '18 to 35'],
  [{ age: { value: { min: 55, max: null }, ...at } }, '55 or older'],
  [{ nationalities: { value: { only: ['AU', 'CA'], except: [] }, ...at } }, 'Only Australia, Canada'],
  [{ nationalities: { value: { only: [], except: ['EU'] }, ...at } }, 'All but the European Union'],
  [{ nationalities: { value: { only: [], except: [] }, ...at } }, 'All'],
  [{ language: { value: { language: 'English', level: 'B2' }, ...at } }, 'English, level B2'],
  [{ language: { value: 'none', ...at } }, 'None asked for'],
  [{ money: { value: { amount: 1190400, currency: 'EUR', per: 'year' }, ...at } }, '€11,904 a year'],
  [{ settlement: { value: { leads: 'yes', after_years: 5 }, ...at } }, 'Yes, after 5 years'],
  [{ settlement: { value: { leads: 'no', after_years: null }, ...at } }, 'No'],
  [{ apply_from: { value: ['abroad', 'online'], ...at } }, 'From abroad or online'],
  [{ may_work: { value: 'limited', ...at } }, 'With limits'],
])('%o reads well', (facts, expected) => expect(words(facts)).toBe(expected))

test('only the countries that a rule names are looked up', () => {
  const facts: ShownFacts = { nationalities: { value: { only: ['EU', 'CA'], except: [] }, ...at } }
  const countries = [
    { id: 'CA', name: 'Canada' },
    { id: 'AU', name: 'Australia' },
  ]
  expect(namesOf(countries, [{ facts }, { facts: {} }])).toEqual({ CA: 'Canada' })
})
