import { expect, test } from 'vitest'
import { Tries } from './tries.mjs'

/** Plays a test that answers green or red to each round: to mutants by their number, to null without one. */
function play(answers, { mutants = [1, 2, 3], killed = [], ...more } = {}) {
  const told = []
  const rounds = []
  const tries = new Tries({
    ...{ key: 'a test', file: 'a.test.ts', mutants, ms: 10, isFresh: true, isCareful: false, ...more },
    isKilled: (id) => killed.includes(id),
    write: ({ type, mutant }) => type !== 'try' && told.push(mutant ? `${type} ${mutant}` : type),
  })
  let ends = null
  for (tries.next(); tries.hasNext; ) {
    const mutant = tries.begin()
    rounds.push(mutant)
    ends = tries.end(answers(mutant, rounds))
  }
  return { told, rounds, ends }
}

test('a mutant is killed when its test is red with it and green without it', () => {
  const { told, rounds } = play((mutant) => mutant !== 2)
  expect(rounds).toEqual([1, 2, null, 3])
  expect(told).toEqual(['survived 1', 'killed 2', 'survived 3'])
})

test('what another test has killed meanwhile is not tried', () => {
  expect(play(() => true, { killed: [1, 3] }).rounds).toEqual([2])
})

test('a test that stays red after a mutant asks for a new start, and blames nobody it is not sure of', () => {
  const { told, rounds, ends } = play(() => false)
  expect(rounds).toEqual([1, null])
  expect(told).toEqual(['restart'])
  expect(ends).toBe('restart')
})

test('after a new start the test runs without a mutant first, and then it is sure', () => {
  const { told, rounds } = play((_mutant, before) => before.length === 1, { isCareful: true })
  expect(rounds).toEqual([null, 1, null])
  expect(told).toEqual(['killed 1', 'restart'])
})

test('a test that is red by itself in a new app is of no use, and in a used one asks for a new one', () => {
  expect(play(() => false, { isCareful: true }).told).toEqual(['unusable'])
  expect(play(() => false, { isCareful: true, isFresh: false }).told).toEqual(['restart'])
})
