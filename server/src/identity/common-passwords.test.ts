import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  ['Sunshine!8462', true],
  ['Sunshine!84629175', false],
  ['Trustno1', true],
  ['P@ssw0rd', true],
])('%s is among the common ones, or dressed up as one: %s', async (password, isCommon) => {
  expect(await isCommonPassword(password)).toBe(isCommon)
})
