import { expect, test } from 'vitest'
import { depthOf } from './json-body.ts'

test('nesting is counted outside strings only', () => {
  expect(depthOf('{"a":[{"b":1}]}')).toBe(3)
  expect(depthOf('{"a":"[[[[{{{{","b":"\\"[["}')).toBe(1)
  expect(depthOf('['.repeat(5000))).toBe(5000)
})
