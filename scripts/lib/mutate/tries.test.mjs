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

test('mutants are killed when their test is red with them and green after them', () => {
  const { told, rounds } = play((mutant) => mutant === null || mutant === 3, { mutants: [1, 2, 3, 4] })
  expect(rounds).toEqual([1, 2, 3, 4, null])
  expect(told).toEqual(['killed 1', 'killed 2', 'survived 3', 'killed 4'])
})

test('after many red rounds in a row the test shows that it is green by itself', () => {
  const mutants = Array.from({ length: 9 }, (_, index) => index + 1)
  const { rounds } = play((mutant) => mutant === null, { mutants })
  expect(rounds).toEqual([1, 2, 3, 4, 5, 6, 7, 8, null, 9, null])
})

test('what another test has killed meanwhile is not tried', () => {
  expect(play(() => true, { killed: [1, 3] }).rounds).toEqual([2])
})

test('a test that stays red after mutants asks for a new start, and blames none of them', () => {
  const { told, rounds, ends } = play(() => false)
  expect(rounds).toEqual([1, 2, 3, null])
  expect(told).toEqual(['restart'])
  expect(ends).toBe(true)
})

test('after a new start the test is green by itself before each mutant, and then it is sure', () => {
  const { told, rounds } = play((mutant, before) => mutant === 2 || before.length < 5, { isCareful: true })
  expect(rounds).toEqual([null, 1, null, 2, null])
  expect(told).toEqual(['survived 1', 'survived 2', 'restart'])
  const red = play((_mutant, before) => before.length === 1, { isCareful: true })
  expect(red.told).toEqual(['killed 1', 'restart'])
})

test('a test that is red by itself in a new app is of no use, and in a used one asks for a new one', () => {
  expect(play(() => false, { isCareful: true }).told).toEqual(['unusable'])
  expect(play(() => false, { isCareful: true, isFresh: false }).told).toEqual(['restart'])
})
