import { expect, test } from 'vitest'
import { ratingIn } from './format-rating.ts'

test.each([
  ['en-US', '4.8', '5.0'],
  ['fr', '4,8', '5,0'],
  ['ar-u-nu-latn', '4.8', '5.0'],
])('a rating in %s has one digit after the mark of that language', (locale, rating, whole) => {
  expect([ratingIn(locale).format(4.8), ratingIn(locale).format(5)]).toEqual([rating, whole])
})
