import { describe, expect, test } from 'vitest'
import { Random } from '../../../../test/random.ts'
import type { NewPeriod } from '../hours/hours-store.ts'
import { contains, type Interval, merge, subtract } from './intervals.ts'
import { mostOnADay } from './most-on-a-day.ts'

const LENGTH = 24

/** `..##..#` has something at 2, 3 and 6. */
const read = (drawn: string): Interval[] =>
  [...drawn.matchAll(/#+/g)].map(({ index, 0: run }) => ({ from: index, until: index + run.length }))

const draw = (intervals: Interval[], length = LENGTH) =>
  Array.from({ length }, (_, at) =>
    intervals.some(({ from, until }) => from <= at && at < until) ? '#' : '.',
  ).join('')

describe('intervals are merged', () => {
  test.each<[string, [number, number][], [number, number][]]>([
    ['none', [], []],
    ['one', [[1, 2]], [[1, 2]]],
    [
      'apart',
      [
        [1, 2],
        [3, 4],
      ],
      [
        [1, 2],
        [3, 4],
      ],
    ],
    [
      'in no order',
      [
        [3, 4],
        [1, 2],
      ],
      [
        [1, 2],
        [3, 4],
      ],
    ],
    [
      'touching',
      [
        [1, 2],
        [2, 4],
      ],
      [[1, 4]],
    ],
    [
      'overlapping',
      [
        [1, 3],
        [2, 4],
      ],
      [[1, 4]],
    ],
    [
      'one in another',
      [
        [1, 9],
        [2, 4],
        [5, 6],
      ],
      [[1, 9]],
    ],
    [
      'the same twice',
      [
        [1, 3],
        [1, 3],
      ],
      [[1, 3]],
    ],
    [
      'a chain',
      [
        [5, 7],
        [1, 3],
        [3, 5],
        [8, 9],
      ],
      [
        [1, 7],
        [8, 9],
      ],
    ],
  ])('%s', (_, given, expected) => {
    const intervals = given.map(([from, until]) => ({ from, until }))
    const before = structuredClone(intervals)
    expect(merge(intervals).map(({ from, until }) => [from, until])).toEqual(expected)
    expect(intervals).toEqual(before)
  })
})

describe('what is taken is cut out', () => {
  test.each([
    ['nothing is taken', '..####..', '........', '..####..'],
    ['nothing is open', '........', '..####..', '........'],
    ['all of it', '..####..', '..####..', '........'],
    ['more than it', '..####..', '.######.', '........'],
    ['its begin', '..####..', '..##....', '....##..'],
    ['its end', '..####..', '....##..', '..##....'],
    ['its middle', '..####..', '...##...', '..#..#..'],
    ['what only touches it', '..####..', '##....##', '..####..'],
    ['two holes', '.######.', '..#..#..', '.#.##.#.'],
    ['one hole over two', '###..###', '..####..', '##....##'],
    ['holes beside and between', '.##..##.', '#..##..#', '.##..##.'],
    ['one for each', '.##..##.', '..#..#..', '.#....#.'],
  ])('%s', (_, open, taken, left) => {
    expect(draw(subtract(read(open), read(taken)), open.length)).toBe(left)
  })

  test('as one would by looking at each moment', () => {
    const random = new Random(20261123)
    const drawn = () => Array.from({ length: LENGTH }, () => (random.chance(0.5) ? '#' : '.')).join('')
    for (let round = 0; round < 500; round++) {
      const [open, taken] = [drawn(), drawn()]
      const expected = [...open].map((mark, at) => (taken[at] === '#' ? '.' : mark)).join('')
      expect(subtract(read(open), read(taken)), `${open} without ${taken}`).toEqual(read(expected))
    }
  })
})

test('intervals in no order are merged as one would by looking at each moment', () => {
  const random = new Random(7)
  for (let round = 0; round < 500; round++) {
    const intervals = random.many(6, () => {
      const from = random.between(0, LENGTH - 1)
      return { from, until: random.between(from + 1, LENGTH) }
    })
    expect(merge(intervals)).toEqual(read(draw(intervals)))
  }
})

test.each([
  ['..####..', '..####..', true],
  ['..####..', '...##...', true],
  ['..####..', '.###....', false],
  ['..####..', '....###.', false],
  ['..####..', '......##', false],
  ['.##..##.', '.....##.', true],
  ['.##..##.', '..####..', false],
  ['........', '..#.....', false],
])('%s holds %s: %s', (open, inner, expected) => {
  expect(contains(read(open), read(inner)[0] as Interval)).toBe(expected)
})

describe('the fullest day', () => {
  const period = (from_day: string, until_day: string, ranges = 0): NewPeriod => ({
    from_day,
    until_day,
    ranges: Array.from({ length: ranges }, (_, at) => [at * 60, at * 60 + 29] as const).map(([a, b]) => [
      a,
      b,
    ]),
  })
  test.each<[string, NewPeriod[], number]>([
    ['of no periods', [], 0],
    ['that is blocked whole counts one', [period('2026-11-02', '2026-11-02')], 1],
    ['counts its hours', [period('2026-11-02', '2026-11-04', 3)], 3],
    ['lies in both', [period('2026-11-02', '2026-11-05', 2), period('2026-11-05', '2026-11-09', 3)], 5],
    [
      'is not the sum of what never meets',
      [period('2026-11-02', '2026-11-04', 2), period('2026-11-05', '2026-11-09', 3)],
      3,
    ],
    [
      'lies where the most meet, whichever came first',
      [
        period('2026-11-10', '2026-11-20', 1),
        period('2026-11-01', '2026-11-30', 2),
        period('2026-11-12', '2026-11-12'),
        period('2026-11-13', '2026-11-14', 4),
      ],
      7,
    ],
    [
      'is found across the turn of a year',
      [period('2026-12-30', '2027-01-02', 2), period('2027-01-01', '2027-01-01', 2)],
      4,
    ],
  ])('%s', (_, periods, expected) => {
    expect(mostOnADay(periods)).toBe(expected)
  })
})
