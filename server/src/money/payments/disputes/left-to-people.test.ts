import { expect, test } from 'vitest'
import { bearersOf, toBook } from './left-to-people.ts'

const row = { state: 'won', cause: null, unbooked: null, amount: 120_00 } as const

test('our team books what a bank gave back, or took, and what is left of both', () => {
  expect(toBook(row)).toBe(120_00)
  expect(toBook({ ...row, state: 'lost' })).toBe(-120_00)
  expect(toBook({ ...row, unbooked: 0 })).toBe(0)
  expect(toBook({ ...row, state: 'lost', unbooked: 80_00 })).toBe(80_00)
})

test('nothing is to be booked while the bank decides, nor where the books follow', () => {
  expect(toBook({ ...row, state: 'open' })).toBeNull()
  expect(toBook({ ...row, cause: 'dispute:1', unbooked: 80_00 })).toBeNull()
})

test.each([
  [{ payable: 'order', end: 'lost', isGone: false }, ['order', 'us']],
  [{ payable: 'subscription', end: 'lost', isGone: true }, ['order', 'us']],
  [{ payable: 'order', end: 'won', isGone: false }, ['order', 'payer', 'us']],
  [{ payable: 'order', end: 'won', isGone: true }, ['order', 'us']],
  [{ payable: 'subscription', end: 'won', isGone: false }, ['payer', 'us']],
  [{ payable: 'subscription', end: 'won', isGone: true }, ['us']],
] as const)('who can bear it, or have it: %j', (ended, bearers) => {
  expect(bearersOf(ended)).toEqual(bearers)
})
