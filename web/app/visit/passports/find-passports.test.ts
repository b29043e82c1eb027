import { expect, test } from 'vitest'
import { findPassports } from './find-passports.ts'

const passports = [
  { id: 'CI', name: 'Côte d’Ivoire' },
  { id: 'GN', name: 'Guinea' },
  { id: 'NG', name: 'Nigeria' },
  { id: 'NE', name: 'Niger' },
  { id: 'PG', name: 'Papua New Guinea' },
]
const named = (query: string) => findPassports(passports, query).map(({ id }) => id)

test('a passport is found by part of its country’s name, those that begin so first', () => {
  expect(named('guinea')).toEqual(['GN', 'PG'])
  expect(named('niger')).toEqual(['NG', 'NE'])
  expect(named('cote')).toEqual(['CI'])
  expect(named('ng')).toEqual(['NG'])
  expect(named('atlantis')).toEqual([])
  expect(named(' ')).toHaveLength(5)
})
