import { expect, test } from 'vitest'
import { BEYOND_ALL, hasReached, isPosition } from './position.ts'

test('positions are compared by their value, not letter by letter', () => {
  expect(hasReached('10/0', '9/FFFFFFFF')).toBe(true)
  expect(hasReached('9/FFFFFFFF', '10/0')).toBe(false)
  expect(hasReached('0/A', '0/9')).toBe(true)
  expect(hasReached('0/10', '0/9')).toBe(true)
  expect(hasReached('0/9', '0/9')).toBe(true)
  expect(hasReached('0/8', '0/9')).toBe(false)
  expect(hasReached('FFFF/FFFFFFFF', BEYOND_ALL)).toBe(false)
})

test('what a browser sends is a position or nothing', () => {
  for (const text of ['0/1', '16/B374D848', BEYOND_ALL]) expect(isPosition(text)).toBe(true)
  for (const text of ['', '0', '0/', '/1', '0/g', '0/123456789', '0/1;', ' 0/1', '0/1\n'])
    expect(isPosition(text)).toBe(false)
})
