import { expect, test } from 'vitest'
import { factWords } from './fact-words.ts'

const item = (what: string, amount: number | null, rest: object = {}) => ({
  ...{ what, amount, currency: 'USD', for: 'main' },
  ...rest,
})

test('what is paid for is told before its price, without capitals in the middle', () => {
  const value = [item('Application', 0), item('Biometrics', null), item('Visa', 16_000, { for: 'child' })]
  expect(factWords({ fact: 'fees', value })).toBe(
    'Application: free; Biometrics: not known; Visa, child: $160',
  )
})

test('passports are told by the names of their countries and groups', () => {
  expect(factWords({ fact: 'nationalities', value: { only: ['US', 'JP'], except: [] } })).toBe(
    'Only United States, Japan',
  )
  expect(factWords({ fact: 'nationalities', value: { only: ['EU'], except: ['FR'] } })).toBe(
    'Only the European Union, but not France',
  )
})
