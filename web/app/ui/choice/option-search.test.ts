import { expect, test } from 'vitest'
import { otherNamesOf } from './lazy/other-names.ts'
import { fitOf, type Option, searchOptions } from './option-search.ts'

const ivory = { value: 'CI', label: "Côte d'Ivoire", keywords: ['CI'] }

test.each(['cote d', 'CÔTE', 'divoire', 'ci', ' '])('%s finds an option', (typed) => {
  expect(fitOf(ivory, typed)).not.toBeNull()
})

test('what is no part of its name and no other name does not', () => {
  expect(fitOf(ivory, 'ghana')).toBeNull()
})

test('some options stand always, after those that fit', () => {
  const other = { value: 'other', label: 'Other city', always: true }
  expect(searchOptions([other, { value: '1', label: 'Xyzstadt' }], 'xyz').map(({ value }) => value)).toEqual([
    '1',
    'other',
  ])
})

const country = (value: string, label: string): Option => ({
  value,
  label,
  keywords: [value],
  named: 'region',
})
const countries = [
  country('AU', 'Australia'),
  country('AT', 'Austria'),
  country('BY', 'Belarus'),
  country('CY', 'Cyprus'),
  country('DE', 'Germany'),
  country('NL', 'Netherlands'),
  country('UA', 'Ukraine'),
  country('AE', 'United Arab Emirates'),
  country('GB', 'United Kingdom'),
  country('US', 'United States'),
]

test.each([
  ['uk', 'GB'],
  ['U.K.', 'GB'],
  ['usa', 'US'],
  ['us', 'US'],
  ['america', 'US'],
  ['holland', 'NL'],
  ['deutschland', 'DE'],
  ['deutsch', 'DE'],
  ['allemagne', 'DE'],
  ['Германия', 'DE'],
  ['ドイツ', 'DE'],
  ['emirates', 'AE'],
  ['uae', 'AE'],
  ['austria', 'AT'],
  ['united k', 'GB'],
])('typing %s finds %s first', (typed, value) => {
  expect(searchOptions(countries, typed, otherNamesOf)[0]?.value).toBe(value)
})

test.each([
  ['deutsch', 'de'],
  ['español', 'es'],
  ['中文', 'zh'],
  ['mandarin', 'zh'],
  ['farsi', 'fa'],
])('so for languages: %s, %s', (typed, value) => {
  const languages = [
    ['zh', 'Chinese'],
    ['nl', 'Dutch'],
    ['de', 'German'],
    ['fa', 'Persian'],
    ['es', 'Spanish'],
  ].map(([code = '', label = '']): Option => ({ value: code, label, named: 'language' }))
  expect(searchOptions(languages, typed, otherNamesOf)[0]?.value).toBe(value)
})
