import { expect, test } from 'vitest'
import { cutExcerpt } from './excerpt.ts'

const text = 'word '.repeat(80).trim()

test('an excerpt ends at a word within 210 characters, 163 or 256 for news', () => {
  for (const [length, most] of [
    ['card', 210],
    ['custom', 163],
    ['news', 256],
  ] as const) {
    const excerpt = cutExcerpt(text, length)
    expect(excerpt.length).toBeLessThanOrEqual(most)
    expect(excerpt).toMatch(/word…$/)
  }
})

test('a short excerpt stays whole, and one without a space is cut anyway', () => {
  expect(cutExcerpt('A short one.', 'card')).toBe('A short one.')
  expect(cutExcerpt('a'.repeat(300), 'card')).toHaveLength(210)
})
