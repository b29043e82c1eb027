import { expect, test } from 'vitest'
import { leavesOut, peopleChanged } from './people-changed.ts'

test.each([
  ['as many as the offer and the order say', { people: 3, applying: 3, named: 3, stage: 1 }, null, false],
  ['one more than the offer says', { people: 3, applying: 4, named: 3, stage: 1 }, 'more', true],
  [
    'one more than the offer says, and the order too',
    { people: 3, applying: 4, named: 4, stage: 1 },
    'more',
    true,
  ],
  ['one more than the order names', { people: 3, applying: 3, named: 2, stage: 1 }, 'again', true],
  [
    'one more than the order of a service names',
    { people: null, applying: 2, named: 1, stage: 1 },
    'again',
    true,
  ],
  ['one less than the offer says', { people: 3, applying: 2, named: 2, stage: 1 }, 'fewer', false],
  [
    'one less than the order of a service names',
    { people: null, applying: 1, named: 2, stage: 1 },
    null,
    false,
  ],
  ['one more after the first stage', { people: 3, applying: 4, named: 3, stage: 2 }, null, false],
])('%s', (_, known, change, isLeft) => {
  expect([peopleChanged(known), leavesOut(known)]).toEqual([change, isLeft])
})
