import { expect, test } from 'vitest'
import { FILTERS } from './filters.ts'
import { nameOf, onlyCountry } from './search-names.ts'
import { chosenInWords } from './search-words.ts'
import { searchedPlace } from './searched-place.ts'

const names = { CA: 'Canada', study: 'Study', en: 'English', 'ca/study-permit': 'Study permit' }

test.each([
  ['query', 'nurse', '“nurse”'],
  ['country', 'ca', 'Canada'],
  ['country', 'XX', 'Unknown'],
  ['purpose', 'study', 'Study'],
  ['visa', 'ca/study-permit', 'Study permit'],
  ['language', 'en', 'English'],
  ['max_price', '1500', 'Up to $1,500'],
  ['max_days', '7', 'Delivery within 1 week'],
  ['max_days', '1', 'Delivery within 1 day'],
  ['max_days', '45', 'Delivery within 45 days'],
  ['min_rating', '4.5', 'Rated 4.5 and up'],
  ['free_within', '31', 'Available within 1 month'],
  ['licensed', '1', 'Licensed'],
] as const)('%s %s reads “%s”', (name, value, words) => {
  expect(FILTERS[name].words(value, names)).toBe(words)
})

test('several of one kind are several things to take away, in the order of an address', () => {
  const words = chosenInWords(
    { licensed: '1', country: 'CA,DE', query: 'nurse' },
    { ...names, DE: 'Germany' },
  )
  expect(words.map((one) => one.words)).toEqual(['“nurse”', 'Canada', 'Germany', 'Licensed'])
})

test.each([
  [{ country: 'ca' }, 'Canada'],
  [{ country: 'CA,DE' }, null],
  [{}, null],
])('of %o the one country is %s', (search, name) => expect(onlyCountry(search, names)).toBe(name))

test('what nobody knows is never shown by its number', () => {
  expect(nameOf({}, "x'--")).toBe('Unknown')
})

test('prices depend on place, visa and purpose, and on nothing else of an address', () => {
  const params = new URLSearchParams('country=ca&visa=ca/study-permit&purpose=study&max_price=5&query=x')
  expect(searchedPlace(params)).toEqual({ country: 'ca', visa: 'ca/study-permit', purpose: 'study' })
  expect(searchedPlace(new URLSearchParams('country=atlantis'))).toEqual({})
})
