import { expect, test } from 'vitest'
import { blocksOf, changedParts } from './changed-parts.ts'

const words = (before: string, after: string) =>
  changedParts(before, after).map(({ html, is }) => `${is}: ${html.replaceAll(/<[^>]*>/g, '')}`)

test('what came and what went is told apart from what stays', () => {
  expect(words('<h2>A</h2><p>B</p><p>C</p>', '<h2>A</h2><p>B, changed</p><p>C</p><p>D</p>')).toEqual([
    'same: A',
    'removed: B',
    'added: B, changed',
    'same: C',
    'added: D',
  ])
  expect(words('', '<p>A</p>')).toEqual(['added: A'])
  expect(words('<p>A</p>', '')).toEqual(['removed: A'])
})

test('a list, a table and a picture are one part each', () => {
  const html =
    '<ul><li><p>A</p></li></ul><table><tbody><tr><td><p>B</p></td></tr></tbody></table><img src="x">'
  expect(blocksOf(html)).toHaveLength(3)
  expect(blocksOf(html).join('')).toBe(html)
})
