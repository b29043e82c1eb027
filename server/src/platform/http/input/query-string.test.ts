import { expect, test } from 'vitest'
import { parseQueryString } from './query-string.ts'

const parse = (text: string) => JSON.parse(JSON.stringify(parseQueryString(text)))

test('plain names keep their text', () => {
  expect(parse('query=caf%C3%A9+au+lait&minimal')).toEqual({ query: 'café au lait', minimal: '' })
})

test('brackets nest as the seed writes filters', () => {
  expect(parse('filter[status]=1')).toEqual({ filter: { status: '1' } })
  expect(parse('filter[status][0]=1&filter[status][1]=3')).toEqual({ filter: { status: { 0: '1', 1: '3' } } })
})

test('hostile names change nothing', () => {
  parse('__proto__[polluted]=1&constructor[prototype][polluted]=1')
  expect(({} as { polluted?: string }).polluted).toBeUndefined()
  expect(parse('a[b][c][d][e]=1&]x[=2')).toEqual({})
})
