import { expect, test } from 'vitest'
import { roomAt, roomOf, startOf } from './start-of.ts'

test.each([
  ['subscriber', '/p/client/goals', 'client'],
  ['consultant', '/p/agent/services', 'agent'],
  ['unverified_consultant', '/p/agent/services', 'agent'],
  ['staff', '/p/staff', 'staff'],
] as const)('%s begins at %s, in the room of the %s', (role, start, room) => {
  expect(startOf(role)).toBe(start)
  expect([roomAt(start), roomOf(role)]).toEqual([room, room])
})
