import { expect, test } from 'vitest'
import { type CountryLine, continentsOf, findCountries } from './find-countries.ts'

const country = (id: string, name: string, continent: string, native_name?: string): CountryLine => ({
  id,
  name,
  continent,
  visa_count: 0,
  ...(native_name && { native_name }),
})

const countries = [
  country('CI', 'Côte d’Ivoire', 'Africa'),
  country('DE', 'Germany', 'Europe', 'Deutschland'),
  country('SE', 'Sweden', 'Europe', 'Sverige'),
  country('SC', 'Seychelles', 'Africa'),
]

const found = (query: string, continent: string | null = null) =>
  findCountries(countries, { query, continent }).map(({ id }) => id)

test('a country is found by its name, its own name and its code', () => {
  expect(found('germ')).toEqual(['DE'])
  expect(found('DEUTSCH')).toEqual(['DE'])
  expect(found('se')).toEqual(['SE', 'SC'])
  expect(found('')).toHaveLength(4)
})

test('accents do not matter, nor do spaces around', () => {
  expect(found(' cote ')).toEqual(['CI'])
  expect(found('Sverigé')).toEqual(['SE'])
})

test('a continent narrows the search', () => {
  expect(found('se', 'Africa')).toEqual(['SC'])
  expect(found('germany', 'Africa')).toEqual([])
})

test('continents come by name with how many countries they have', () => {
  expect(continentsOf(countries)).toEqual([
    { name: 'Africa', count: 2 },
    { name: 'Europe', count: 2 },
  ])
})
