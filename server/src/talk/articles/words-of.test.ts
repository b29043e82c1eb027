import { expect, test } from 'vitest'
import { excerptOf, minutesToRead } from './words-of.ts'

const paragraphs = (word: string, times: number) => `<p>${word.repeat(times)}</p>`

test('reading takes as long in scripts that do not part their words', () => {
  expect(minutesToRead(paragraphs('word ', 660))).toBe(3)
  expect(minutesToRead(paragraphs('签证材料', 300))).toBe(3)
  expect(minutesToRead('<p></p>')).toBe(1)
})

test('an excerpt ends with a word, and is as long where there are none', () => {
  expect(excerptOf(paragraphs('some words ', 60), 'A lead.')).toMatch(/^A lead\. some .* (some|words)$/)
  expect(excerptOf(paragraphs('签证材料', 200)).length).toBe(320)
})
