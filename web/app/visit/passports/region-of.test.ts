import { expect, test } from 'vitest'
import { regionOf } from './region-of.ts'

test.each([
  [['pt-BR', 'pt'], 'BR'],
  [['pt', 'en-GB'], 'GB'],
  [['zh-Hant-TW'], 'TW'],
  [['de'], undefined],
  [['es-419'], undefined],
  [[], undefined],
])('%j names %s', (languages, region) => {
  expect(regionOf(languages)).toBe(region)
})
