import { expect, test } from 'vitest'
import { roomAt, roomOf, startOf } from './start-of.ts'

test.each([
  ['subscriber', '/p/client/goals'],
  ['consultant', '/p/agent/services'],
  ['unverified_consultant', '/p/agent/services'],
  ['staff', '/p/staff'],
] as const)('%s begins at %s, in the room of that role', (role, start) => {
  expect(startOf(role)).toBe(start)
  expect(roomAt(start)).toBe(roomOf(role))
})
