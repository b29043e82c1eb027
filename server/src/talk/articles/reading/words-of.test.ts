import { expect, test } from 'vitest'
import { excerptOf, minutesToRead } from './words-of.ts'

const paragraphs = (word: string, times: number) => `<p>${word.repeat(times)}</p>`

test('reading takes as long in scripts that do not part their words', () => {
  expect(minutesToRead(paragraphs('word ', 660))).toBe(3)
  expect(minutesToRead(paragraphs('签证材料', 300))).toBe(3)
  expect(minutesToRead('<p></p>')).toBe(1)
})

test('an excerpt reads as sentences: without headings, and no space before a full stop', () => {
  const html =
    '<h2>Before</h2><p>Read the <strong>list</strong> and <a href="https://x.example">print it</a>. Then <em>rest</em>.</p>'
  expect(excerptOf(html)).toBe('Read the list and print it. Then rest.')
})

test('an excerpt ends with a word, and is as long where there are none', () => {
  expect(excerptOf(paragraphs('some words ', 60), 'A lead.')).toMatch(/^A lead\. some .* (some|words)$/)
  expect(excerptOf(paragraphs('签证材料', 200)).length).toBe(320)
})
