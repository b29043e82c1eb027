import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Amara Okafor', 'AO'],
  ['  amara   grace okafor ', 'AO'],
  ['Bo', 'B'],
  ['Çelik Şahin', 'ÇŞ'],
  ['“Doc” O’Neil', 'DO'],
  ['李 伟', '李伟'],
  ['', ''],
])('%s has %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
