import { expect, test } from 'vitest'
import { aboutTraveller } from './traveller-words.ts'

test.each([
  ['child', '2019-11-30', 'child, 7'],
  ['child', '2019-12-01', 'child, 6'],
  ['child', '2026-01-01', 'child, under 1'],
  ['sibling', '1980-02-29', 'brother or sister, 46'],
  ['partner', null, 'partner'],
] as const)('a %s born on %s is told as "%s"', (relation, born_on, words) => {
  expect(aboutTraveller({ relation, born_on }, '2026-11-30')).toBe(words)
})
