import { expect, test } from 'vitest'
import { addressOf } from '../../client/wishlist/saved-search-address.ts'
import { readSearch, without } from './search-address.ts'
import { filtersOf } from './search-filters.ts'
import { searchPath } from './search-path.ts'
import { chosenInWords } from './search-words.ts'

const read = (address: string) => readSearch(new URLSearchParams(address))

test('an address is read, and what cannot be meant is left out', () => {
  expect(read('query=+study+&country=ca&min_rating=4.5&licensed=1&sort=price')).toEqual({
    query: 'study',
    country: 'ca',
    min_rating: '4.5',
    licensed: '1',
    sort: 'price',
  })
  for (const wrong of [
    'query=+',
    `query=${'x'.repeat(201)}`,
    'country=canada',
    'max_price=0',
    'max_price=99.50',
    'max_price=9999999',
    'max_price=,',
    'max_price=-5',
    'max_price=1e9',
    'max_price=12.345',
    'max_days=soon',
    'min_rating=6',
    'licensed=yes',
    'language=english',
    "purpose=study'--",
    'visa=study-permit',
    'sort=relevance',
    'sort=drop',
  ])
    expect(read(wrong), wrong).toEqual({})
})

test.each(['1500', '1,500', '$1,500', '$ 1 500', ' 1500 '])('%s is a price of 1500 dollars', (max_price) => {
  expect(readSearch(new URLSearchParams({ max_price }))).toEqual({ max_price: '1500' })
})

test('the API is asked in cents and numbers', () => {
  expect(filtersOf(read('country=ca&max_price=500&max_days=14&min_rating=4.5&free_within=7'))).toEqual({
    country: 'CA',
    max_price: 50_000,
    max_days: 14,
    min_rating: 4.5,
    free_within: 7,
  })
})

test('several of a list come as boxes or together, each once, and what cannot be meant is left out', () => {
  expect(read('country=CA&country=de&country=CA&purpose=study,work&language=en,english')).toEqual({
    country: 'CA,de',
    purpose: 'study,work',
    language: 'en',
  })
  const many = Array.from({ length: 12 }, (_, at) => `country=A${String.fromCharCode(65 + at)}`)
  expect(read(many.join('&')).country?.split(',')).toHaveLength(10)
  expect(filtersOf(read('country=ca&country=de')).country).toBe('CA,DE')
})

test('one of several is taken away', () => {
  const search = read('country=CA,DE&query=visa')
  expect(without(search, 'country', 'CA')).toEqual({ country: 'DE', query: 'visa' })
  expect(searchPath(without(search, 'query', 'visa'))).toBe('/p/agents?country=CA%2CDE')
})

test('what is chosen is said by its name, and what does not exist never by its id', () => {
  const search = read('country=ca,zz&language=en&purpose=gold&licensed=1')
  const words = chosenInWords(search, { CA: 'Canada', en: 'English' }).map((one) => one.words)
  expect(words).toEqual(['Canada', 'Unknown', 'Unknown', 'English', 'Licensed'])
})

test('a saved search leads to the same list again', () => {
  const search = read(
    'query=visa+%26+work&country=CA&visa=ca/study-permit&max_price=500&licensed=1&sort=price',
  )
  const saved = { ...filtersOf(search), sort: 'price' as const }
  expect(read(addressOf(saved).split('?')[1] ?? '')).toEqual(search)
})

test('a visa leaves the address with its country', () => {
  expect(searchPath({ country: 'de', visa: 'ca/study-permit' })).toBe('/p/agents?country=de')
  expect(searchPath({ visa: 'ca/study-permit' })).toBe('/p/agents')
  expect(searchPath({ country: 'fj', visa: 'general/work' })).toContain('visa=general%2Fwork')
  expect(searchPath({ country: 'ca' }, '7')).toBe('/p/agents?country=ca&goalId=7')
})
