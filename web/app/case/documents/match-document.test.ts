import { expect, test } from 'vitest'
import { aDocument } from '../../../test/documents.ts'
import { matchDocument } from './match-document.ts'

const asked = (name: string, changes: Parameters<typeof aDocument>[0] = {}) =>
  aDocument({ uuid: name, name, may: ['upload'], ...changes })

const papers = [
  asked('Passport'),
  asked('Passport photo'),
  asked('Proof of funds'),
  asked('Letter of admission'),
]

test.each([
  ['passport.pdf', 'Passport'],
  ['My_Passport-2026.PDF', 'Passport'],
  ['passport photo.jpg', 'Passport photo'],
  ['proof-funds.pdf', 'Proof of funds'],
  ['Admission letter (signed).docx', 'Letter of admission'],
  ['IMG_2031.jpg', null],
  ['photo.png', null],
])('a file named %s is the document %s', (file, name) => {
  expect(matchDocument(file, papers)?.name ?? null).toBe(name)
})

test('what is there already, or is not theirs to upload, is not replaced', () => {
  expect(matchDocument('passport.pdf', [asked('Passport', { slug: 'accepted' })])).toBeNull()
  expect(matchDocument('passport.pdf', [asked('Passport', { may: [] })])).toBeNull()
})

test('a name that fits two documents goes to neither', () => {
  const twice = [asked('Passport'), { ...asked('Passport'), uuid: 'other' }]
  expect(matchDocument('passport.pdf', twice)).toBeNull()
})
