import { expect, test } from 'vitest'
import { sizeLimitOf } from './paper-words.ts'

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
