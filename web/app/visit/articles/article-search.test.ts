import { expect, test } from 'vitest'
import { readArticleSearch } from './article-search.ts'

const read = (address: string) => readArticleSearch(new URLSearchParams(address))

test('an address asks for words, a category, a country and an order', () => {
  expect(read('query=%20study+permit%20&category=Study&country=ca&sort=likes')).toEqual({
    ...{ query: 'study permit', category: 'Study', country: 'CA', sort: 'likes' },
  })
})

test.each([
  'query=%20',
  'category=',
  `category=${'x'.repeat(61)}`,
  'country=canada',
  'sort=best',
  'sort=relevance',
])('what cannot be meant (%s) shows the list, not an error', (address) => {
  expect(read(address)).toEqual({})
})

test('words beyond what the server takes are cut', () => {
  expect(read(`query=${'x'.repeat(500)}`).query).toHaveLength(200)
})
