import { expect, test } from 'vitest'
import { matchesOption } from './option-search.ts'

const ivory = { value: 'CI', label: "Côte d'Ivoire", keywords: ['CI'] }

test('an option is found by a part of its name, without accents, or by its code', () => {
  expect(matchesOption(ivory, 'cote d')).toBe(true)
  expect(matchesOption(ivory, 'CÔTE')).toBe(true)
  expect(matchesOption(ivory, 'divoire')).toBe(true)
  expect(matchesOption(ivory, 'ci')).toBe(true)
  expect(matchesOption(ivory, ' ')).toBe(true)
  expect(matchesOption(ivory, 'ghana')).toBe(false)
})

test('some options stand always', () => {
  expect(matchesOption({ value: 'other', label: 'Other city', always: true }, 'xyz')).toBe(true)
})
