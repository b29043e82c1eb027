import { expect, test } from 'vitest'
import { isConditionalPaper, isGivenByEach, requirementsOf, sizeLimitOf } from './paper-words.ts'

test.each([
  ['Photo, JPEG, max 300 KB', 300_000],
  ['Bank statement (PDF under 2 MB)', 2_000_000],
  ['Photo between 10 KB and 1MB', 1_000_000],
  ['Scan of 1.5 MB at most', 1_500_000],
  ['Scan, 1,5 Mb', 1_500_000],
  ['Photo up to 240 kilobytes', 240_000],
  ['Two photos of 35 × 45 mm', null],
  ['Bank statements of the last 3 months', null],
  ['A lease of 0 MB', null],
  ['3 membership cards', null],
])('“%s” takes files of %s bytes', (asked, bytes) => {
  expect(sizeLimitOf(asked)).toBe(bytes)
})

test.each([
  ['Letter of invitation, if you will visit someone', true],
  ['Consent of the other parent if a child moves', true],
  ['Bank statements with £1,270 for 28 days, unless the sponsor certifies it', true],
  ['Vaccination certificate where asked', true],
  ['Assurance of Support, when asked for', true],
  ['Company registration, lease or contracts, where you have them', true],
  ['Officer notes, IF you have requested them', true],
  ['Proof of where you will live', false],
  ['Proof of capital and where it comes from', false],
  ['Proof of when the ancestor left and became another citizen', false],
  ['Certificate of birth', false],
  ['Proof that the diploma is the one where you trained', false],
])('“%s” is a paper that not everybody has: %s', (name, isConditional) => {
  expect(isConditionalPaper(name)).toBe(isConditional)
})

test.each([
  ['Passport valid for the whole stay, with blank pages', true],
  ['Photo on a white background', true],
  ['Birth certificate, with a certified translation', true],
  ['Identity card', true],
  ['Police certificate from each country you lived in recently', true],
  ['Medical exam result from an approved doctor, if asked for', true],
  ['Passport of the child', false],
  ['Passports of both people', false],
  ['Birth certificates of children', false],
  ['Identity card or permit of the sponsor', false],
  ['Medical insurance', false],
  ['Letter of invitation', false],
])('“%s” is given by each who applies: %s', (name, isOfEach) => {
  expect(isGivenByEach(name)).toBe(isOfEach)
})

test('the papers of a checklist are required but for those only some have; what is done in person is none', () => {
  const checklist = [
    'Passport',
    'Letter of invitation, if you will visit someone',
    'Fingerprints and photo given at a collection point',
    'Fingerprints',
    'Interview in Polish',
    'Fingerprint record',
  ]
  expect(requirementsOf(checklist)).toEqual([
    { name: 'Passport', mandatory: true, each: true },
    { name: 'Letter of invitation, if you will visit someone', mandatory: false },
    { name: 'Fingerprint record', mandatory: true },
  ])
})
