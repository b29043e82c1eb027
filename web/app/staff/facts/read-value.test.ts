import { describe, expect, test } from 'vitest'
import { majorUnits, minorUnits, readValue } from './read-value.ts'

const typed = (values: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

describe('an amount as people write it', () => {
  test.each([
    ['558', 'CAD', 55_800],
    ['558.50', 'cad', 55_850],
    ['1,558.05', 'USD', 155_805],
    ['8,000', 'JPY', 8000],
    ['15.250', 'KWD', 15_250],
    // Shops of these have no small coins; books have.
    ['18000', 'HUF', 1_800_000],
    ['350000', 'COP', 35_000_000],
    ['12', 'XX', 1200],
  ])('%s %s is %d in minor units', (text, currency, amount) => {
    expect(minorUnits(text, currency)).toBe(amount)
  })

  test.each(['CAD', 'JPY', 'KWD', 'HUF', 'COP', 'IDR'])(
    'what was kept in %s comes back as it was',
    (currency) => {
      expect(minorUnits(majorUnits(123_456, currency), currency)).toBe(123_456)
    },
  )
})

describe('what the form of a fact says', () => {
  test('fees: an item without words is none, and one without an amount is known to the authority only', () => {
    const data = typed({
      ...{ 'what-0': 'Visa fee', 'amount-0': '150', 'currency-0': 'cad', 'for-0': 'each' },
      ...{ 'what-1': ' ', 'amount-1': '99', 'currency-1': 'CAD', 'for-1': 'each' },
      ...{ 'what-2': 'Biometrics', 'amount-2': '', 'currency-2': 'CAD', 'for-2': 'once', 'per-2': 'year' },
    })
    expect(readValue('fees', data)).toEqual([
      { what: 'Visa fee', amount: 15_000, currency: 'CAD', for: 'each' },
      { what: 'Biometrics', amount: null, currency: null, for: 'once', per: 'year' },
    ])
  })

  test('an empty time is none, half of one has the other end open', () => {
    expect(readValue('time', typed({ min_days: '', max_days: '' }))).toBeNull()
    expect(readValue('time', typed({ min_days: '10', max_days: '' }))).toEqual({
      min_days: 10,
      max_days: null,
    })
  })

  test('nationalities are codes, however they are parted', () => {
    expect(readValue('nationalities', typed({ only: 'ng, gh\nEU', except: '' }))).toEqual({
      only: ['NG', 'GH', 'EU'],
      except: [],
    })
  })

  test('no language and no money are said to be none', () => {
    expect(readValue('language', typed({ language: ' ' }))).toBe('none')
    expect(readValue('money', typed({ amount: '' }))).toBe('none')
    expect(readValue('money', typed({ amount: '20,635', currency: 'cad', per: 'year' }))).toEqual({
      amount: 2_063_500,
      currency: 'CAD',
      per: 'year',
    })
  })

  test('a limit that is left empty is open, never nought', () => {
    expect(readValue('age', typed({ min: '18', max: '' }))).toEqual({ min: 18, max: null })
    expect(readValue('stay', typed({ max_days: '', text: '' }))).toEqual({ max_days: null, text: null })
    expect(readValue('settlement', typed({ leads: 'yes', after_years: '' }))).toEqual({
      leads: 'yes',
      after_years: null,
    })
  })
})
