import type { OrderDocument } from '@sojourn/contract/work/documents'
import { expect, test } from 'vitest'
import { documentWords } from './document-words.ts'

const read = (slug: OrderDocument['slug'], givenBy: 'client' | 'agent', side: 'client' | 'agent') =>
  documentWords({ slug, given_by: givenBy, mandatory: true } as OrderDocument, side).name

test('who must upload is asked to, and the other side waits', () => {
  expect(read('waiting', 'client', 'client')).toBe('Missing')
  expect(read('waiting', 'client', 'agent')).toBe('Not uploaded yet')
  expect(read('returned', 'agent', 'agent')).toBe('Please upload again')
  expect(read('returned', 'agent', 'client')).toBe('Returned')
})

test('who did not upload it is asked to review', () => {
  expect(read('handed_over', 'client', 'agent')).toBe('Please review')
  expect(read('handed_over', 'client', 'client')).toBe('Uploaded')
})

test.each(['accepted', 'filed', 'not_needed'] as const)('%s says the same to both', (slug) => {
  expect(read(slug, 'client', 'agent')).toBe(read(slug, 'client', 'client'))
})

test('what nobody must have is optional, and no warning, until it was returned', () => {
  const paper = { slug: 'waiting', given_by: 'client', mandatory: false } as OrderDocument
  expect(documentWords(paper, 'client')).toEqual({ name: 'Optional', icon: 'document', tone: 'plain' })
  expect(documentWords(paper, 'agent').name).toBe('Not uploaded yet')
  expect(documentWords({ ...paper, slug: 'returned' }, 'client').name).toBe('Please upload again')
})
