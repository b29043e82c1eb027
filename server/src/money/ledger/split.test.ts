import { expect, test } from 'vitest'
import { Random } from '../../../test/random.ts'
import { split } from './split.ts'

const total = (parts: number[]) => parts.reduce((sum, part) => sum + part, 0)

test('the largest remainders get what is over', () => {
  expect(split(500_00, [15, 85])).toEqual([75_00, 425_00])
  expect(split(210_00, [475_00, 20_00, 30_00])).toEqual([190_00, 8_00, 12_00])
  expect(split(100, [1, 1, 1])).toEqual([34, 33, 33])
  // 3.11 and 0.89: the larger part is not the one with the larger remainder.
  expect(split(4, [7, 2])).toEqual([3, 1])
  // 33.33 % of one cent
  expect(split(1, [3333, 6667])).toEqual([0, 1])
  expect(split(0, [0, 0])).toEqual([0, 0])
})

test('10,000 splits at random sum to the whole, each part within one of its exact share', () => {
  const random = new Random(36)
  for (let round = 0; round < 10_000; round++) {
    // From a yen to what a number still holds exactly.
    const amount = random.between(0, random.one([1, 100, 52_500, 10 ** 9, Number.MAX_SAFE_INTEGER]))
    const weights = Array.from({ length: random.between(1, 6) }, () =>
      random.between(0, random.one([1, 100, 10 ** 12])),
    )
    weights[random.between(0, weights.length - 1)] = random.between(1, 10 ** 12)
    const parts = split(amount, weights)
    expect(total(parts)).toBe(amount)
    const all = BigInt(total(weights))
    parts.forEach((part, index) => {
      const distance = BigInt(part) * all - BigInt(amount) * BigInt(weights[index] ?? 0)
      expect(distance > -all && distance < all, `${amount} over ${weights}`).toBe(true)
    })
  }
})

test('refund after refund, no source gives more than it has left, and the last empties them', () => {
  const random = new Random(5)
  for (let round = 0; round < 1_000; round++) {
    let left = Array.from({ length: 3 }, () => random.between(0, 60_000))
    while (total(left) > 0) {
      const parts = split(random.between(1, total(left)), left)
      left = left.map((amount, index) => amount - (parts[index] ?? 0))
      expect(Math.min(...left)).toBeGreaterThanOrEqual(0)
    }
    expect(left).toEqual([0, 0, 0])
  }
})

test('nothing but whole amounts is split, and never over nothing', () => {
  expect(() => split(0.5, [1])).toThrow(RangeError)
  expect(() => split(-1, [1])).toThrow(RangeError)
  expect(() => split(1, [-1, 2])).toThrow(RangeError)
  expect(() => split(2 ** 53, [1])).toThrow(RangeError)
  expect(() => split(1, [0, 0])).toThrow('There is nothing to split 1 over')
})
