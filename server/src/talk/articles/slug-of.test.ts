import { expect, test } from 'vitest'
import { freeSlug, slugOf } from './slug-of.ts'

test.each([
  ['What to bring: your first visa appointment', 'what-to-bring-your-first-visa-appointment'],
  ['Über die Gebühren – und was „später“ heißt', 'uber-die-gebuhren-und-was-spater-heisst'],
  ['Cómo pedir el visado de estudiante (2026)', 'como-pedir-el-visado-de-estudiante-2026'],
  ['如何准备签证材料', ''],
])('%s is found at %s', (title, slug) => expect(slugOf(title)).toBe(slug))

test('an address ends at a word', () => {
  const slug = slugOf('word '.repeat(40))
  expect(slug.length).toBeLessThanOrEqual(80)
  expect(slug).toMatch(/^(word-)+word$/)
})

test('no article takes an address that another one had, also one that is gone', () => {
  const known = [
    { slug: 'papers', article_id: null },
    { slug: 'papers-2', article_id: 'b' },
    { slug: 'papers-for-study', article_id: 'a' },
  ]
  expect(freeSlug('papers', 'a', known)).toBe('papers-3')
  expect(freeSlug('papers', 'b', known)).toBe('papers-2')
  expect(freeSlug('other', 'a', [])).toBe('other')
})
