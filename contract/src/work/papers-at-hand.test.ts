import { expect, test } from 'vitest'
import { type PaperAtHand, whereAtHand } from './papers-at-hand.ts'

const inOrder = (name: string): PaperAtHand => ({ name, kind: null, where: 'order' })
const inVault = (kind: PaperAtHand['kind'], name = 'IMG_2031'): PaperAtHand => ({
  name,
  kind,
  where: 'vault',
})

test.each([
  ['Passport valid for at least six months', 'Passports of both'],
  ['Marriage certificates of both countries', 'Marriage certificates of both countries'],
  ['Tax and income papers of the spouse', 'Spouse’s proof of income'],
  ['Bank statements of the last three months', 'Bank statements'],
  ['School and degree certificates', 'Diploma'],
  ['Police certificate, if the visa office asks for one', 'Police certificate'],
  ['Letter of acceptance from the school', 'Acceptance letter from the school'],
])('“%s” is there once an order has “%s”', (line, name) => {
  expect(whereAtHand(line, [inOrder('Something else'), inOrder(name)])).toBe('order')
})

test.each([
  ['Passport of the sponsor', 'Passport'],
  ['Birth certificate of each child', 'Birth certificate'],
  ['Photo that meets the rules', 'Photos and messages, not selected yet'],
  ['Proof of home', 'Proof of income'],
  ['Letter of acceptance from the school', 'Letter'],
  ['Passport', 'Passport and old visas'],
  ['Copy of your old passport', 'Passport'],
  ['Names and birth dates of all family members', 'Birth certificate'],
  ['Fingerprints and photo given at a collection point', 'Photo'],
])('“%s” is not there because an order has “%s”', (line, name) => {
  expect(whereAtHand(line, [inOrder(name)])).toBeNull()
})

test.each([
  ['Passport valid for the whole stay, with blank pages', 'passport', 'vault'],
  ['Passport of the main person', 'passport', null],
  ['Proof of residence', 'residence_permit', null],
  ['Statement of purpose', 'bank_statement', null],
  ['Copy of the photo page of your passport', 'photo', null],
  ['Visa of the main person', 'visa', null],
  ['Health insurance', 'other', null],
] as const)('“%s” with a %s in the vault is at hand: %s', (line, kind, where) => {
  expect(whereAtHand(line, [inVault(kind)])).toBe(where)
})

test('what an order has is told before what the vault holds', () => {
  expect(whereAtHand('Passport', [inVault('passport'), inOrder('Passport')])).toBe('order')
})
