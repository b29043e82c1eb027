import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  ['Sunshine!8462', true],
  ['Sunshine!84629175', false],
  ['1q2w3e4r5t', true],
  ['P@ssw0rd', true],
])('%s is among the common ones, or dressed up as one: %s', async (password, isCommon) => {
  expect(await isCommonPassword(password)).toBe(isCommon)
})
