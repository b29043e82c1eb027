import { documentFile, identityFile } from '@sojourn/contract/calls/file'
import { expect, test } from 'vitest'
import { acceptOf, fileProblem, ruleText, sizeText } from './file-rules.ts'

const png = (size: number) => ({ name: 'passport.png', type: 'image/png', size })

test('a file may be as large as its limit and no larger', () => {
  expect(fileProblem(png(3_145_728), identityFile)).toBeUndefined()
  expect(fileProblem(png(3_145_729), identityFile)).toBe('The file you selected is too big!')
  expect(fileProblem(png(20_000_000), documentFile)).toBeUndefined()
  expect(fileProblem(png(20_000_001), documentFile)).toBe('File size is too large')
})

test('the type must fit by name and by what the browser says', () => {
  const pdf = { name: 'Plan.PDF', type: 'application/pdf', size: 10 }
  expect(fileProblem(pdf, documentFile)).toBeUndefined()
  expect(fileProblem(pdf, identityFile)).toBe('Wrong file type, ensure this an image or pdf file!')
  expect(fileProblem({ name: 'a.exe', type: '', size: 1 }, documentFile)).toBe('Unsupported file format')
  expect(fileProblem({ name: 'a.png', type: 'text/html', size: 1 }, documentFile)).toBe(
    'Unsupported file format',
  )
  expect(fileProblem({ name: 'png', type: 'image/png', size: 1 }, documentFile)).toBe(
    'Unsupported file format',
  )
  expect(fileProblem({ name: 'letter.odt', type: '', size: 1 }, documentFile)).toBeUndefined()
})

test('the rules are told in words', () => {
  expect(ruleText(documentFile)).toBe('PNG, JPG, PDF, DOC, DOCX, ODT, up to 20\u00a0MB')
  expect(ruleText(identityFile)).toBe('PNG, JPG, up to 3\u00a0MB')
  expect(acceptOf(identityFile)).toBe('.png,.jpg,.jpeg')
})

test('sizes read as people say them', () => {
  expect([734, 82_300, 2_440_000, 20_000_000].map(sizeText)).toEqual([
    '734\u00a0B',
    '82\u00a0kB',
    '2.4\u00a0MB',
    '20\u00a0MB',
  ])
})
