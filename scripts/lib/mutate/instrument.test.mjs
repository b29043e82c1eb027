import { stripTypeScriptTypes } from 'node:module'
import { afterEach, expect, test } from 'vitest'
import { findMutants } from './find-mutants.mjs'
import { instrument } from './instrument.mjs'

let reached = []
let active = null
let loaded = 0

afterEach(() => {
  delete globalThis.__mutant
})

/** Loads a source with its mutants in it, all off. */
async function load(code, isWanted = () => true) {
  const found = findMutants(code, 'order.ts').filter(isWanted)
  const mutants = found.map((mutant, index) => ({ ...mutant, id: index + 1 }))
  active = null
  reached = []
  globalThis.__mutant = (id) => {
    reached.push(id)
    return id === active
  }
  const script = stripTypeScriptTypes(instrument(code, 'order.ts', mutants))
  const module = await import(`data:text/javascript,${encodeURIComponent(`${script}\n// ${loaded++}`)}`)
  const idOf = (mutated) => mutants.find((mutant) => mutant.mutated === mutated).id
  return {
    module,
    withMutant(mutated, work) {
      active = idOf(mutated)
      try {
        return work()
      } finally {
        active = null
      }
    },
    isReached: (mutated) => reached.includes(idOf(mutated)),
  }
}

const PRICE = `
const GRACE_DAYS = 2
export const limits = { pay: { most: 30 } } as const
export const done: string[] = []
export function price(amount: number, days: number) {
  done.push('asked')
  if (amount < 0) throw new RangeError('less than nothing')
  return days > GRACE_DAYS * 7 ? amount + 5 : amount
}`

test('a source with its mutants off says what it said', async () => {
  const { module } = await load(PRICE)
  expect(module.price(100, 15)).toBe(105)
  expect(module.price(100, 14)).toBe(100)
  expect(() => module.price(-1, 1)).toThrow('less than nothing')
  expect(module.limits).toEqual({ pay: { most: 30 } })
  expect(module.done).toHaveLength(3)
})

test('one mutant is on at a time, inside of others too', async () => {
  const { module, withMutant } = await load(PRICE)
  expect(withMutant('amount - 5', () => module.price(100, 15))).toBe(95)
  expect(withMutant('6', () => module.price(100, 15))).toBe(106)
  expect(withMutant('days >= GRACE_DAYS * 7', () => module.price(100, 14))).toBe(105)
  expect(withMutant('false', () => module.price(-1, 1))).toBe(-1)
  const before = module.done.length
  expect(withMutant('', () => module.price(1, 1))).toBe(1)
  expect(module.done).toHaveLength(before)
})

test('numbers of the module are reckoned when they are used', async () => {
  const { module, withMutant, isReached } = await load(PRICE)
  expect(isReached('3')).toBe(false)
  expect(isReached('3000')).toBe(false)
  expect(withMutant('3', () => module.price(100, 15))).toBe(100)
  expect(withMutant('3000', () => module.limits.pay.most)).toBe(3000)
  expect(isReached('3')).toBe(true)
})

test('a line that is a mutant alone does not go on with the line before', async () => {
  const sum = 'export function sum() {\n  let all = 1\n  all += 2\n  return all\n}'
  const { module, withMutant } = await load(sum, ({ mutated }) => mutated === 'all -= 2')
  expect(module.sum()).toBe(3)
  expect(withMutant('all -= 2', () => module.sum())).toBe(-1)
})
