import { expect, test } from 'vitest'
import { isStrongEnough, passwordRules } from './password-rules.ts'

test.each([
  ['Passw0rd!', true],
  ['Pässwö0rd-', true],
  ['Sh0rt!', false],
  ['passw0rd!', false],
  ['PASSW0RD!', false],
  ['Password!', false],
  ['Passw0rd1', false],
  [`Aa1!${'x'.repeat(26)}`, true],
  [`Aa1!${'x'.repeat(27)}`, false],
])('%s is strong enough: %s', (password, strong) => {
  expect(isStrongEnough(password)).toBe(strong)
})

test('each rule is answered for itself', () => {
  expect(passwordRules.map(({ label, met }) => [label, met('abc1')])).toEqual([
    ['8 to 30 characters', false],
    ['a lowercase letter', true],
    ['an uppercase letter', false],
    ['a digit', true],
    ['a special character', false],
  ])
})
