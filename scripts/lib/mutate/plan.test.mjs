import { expect, test } from 'vitest'
import { learn } from './known.mjs'
import { filesFromStart, planFor } from './plan.mjs'

const known = (more = {}) => ({
  tests: new Map([
    ['quick', { ms: 10, reached: [1, 2], file: 'a.test.ts' }],
    ['usual', { ms: 12, reached: [2, 3], file: 'a.test.ts' }],
    ['slow', { ms: 900, reached: [1, 2, 3, 4], file: 'b.test.ts' }],
  ]),
  ...{ atImport: new Map(), inHooks: new Map(), killed: new Map(), done: new Set(), careful: new Set() },
  ...more,
})

test('quick tests come first, and slow ones for what they let live', () => {
  expect(planFor(known())).toEqual({
    quick: { mutants: [1, 2], ms: 10, isCareful: false },
    usual: { mutants: [2, 3], ms: 12, isCareful: false },
  })
  const killed = new Map([[2, {}]])
  const done = new Set(['1 quick', '3 usual'])
  expect(planFor(known({ killed, done }))).toEqual({
    slow: { mutants: [1, 3, 4], ms: 900, isCareful: false },
  })
})

test('a test of no use is left out, and one that left something behind is run with care', () => {
  const done = new Set(['quick'])
  expect(planFor(known({ done, careful: new Set(['usual']) }))).toEqual({
    usual: { mutants: [2, 3], ms: 12, isCareful: true },
  })
})

test('only what is read with the modules, or by hooks alone, is run from the start of its files', () => {
  const file = new Set(['a.test.ts'])
  const inHooks = new Map([
    [1, file],
    [5, file],
  ])
  const all = known({ inHooks, atImport: new Map([[2, file]]) })
  const sizes = (how) => [1, 2, 3, 5].map((mutant) => filesFromStart(all, mutant, how).size)
  expect(sizes()).toEqual([0, 1, 0, 1])
  expect(sizes({ byEveryTest: true })).toEqual([1, 1, 0, 1])
})

test('what a test runs over once and then no more is run from the start of its file too', () => {
  const all = known()
  learn(all, [{ type: 'missed', mutant: 3, file: 'a.test.ts' }])
  expect([...filesFromStart(all, 3)]).toEqual(['a.test.ts'])
})

test('of many tests that reach the same, a few try a mutant, and all of them one that survived', () => {
  const rows = Array.from({ length: 20 }, (_, row) => [`row ${row}`, { ms: 1, reached: [1, 2] }])
  const tests = new Map([...rows, ['another', { ms: 1, reached: [1, 3] }]])
  const nothingDone = { tests, killed: new Map(), done: new Set(), careful: new Set() }
  const triesOf = (plan) => Object.keys(plan).filter((key) => plan[key].mutants.includes(1))
  const tries = triesOf(planFor(nothingDone))
  expect(tries).toContain('another')
  expect(tries.length).toBeLessThan(11)
  const all = triesOf(planFor(nothingDone, { byEveryTest: true }))
  expect(all).toHaveLength(tests.size)
})
