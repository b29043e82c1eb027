import { expect, test } from 'vitest'
import { isUntouched, movedTo, pagesOf, type TidiedPage, turned } from './tidied-page.ts'

const SOURCE = { key: 'a', name: 'a.pdf', size: 9, kind: 'pdf' as const, isTaken: false }
const PAGES = pagesOf(SOURCE, 3)
const numbers = (pages: readonly { number: number }[]) => pages.map(({ number }) => number)

test.each([
  [0, 2, [1, 2, 0]],
  [2, 0, [2, 0, 1]],
  [1, -5, [1, 0, 2]],
  [1, 99, [0, 2, 1]],
  [1, 1, [0, 1, 2]],
])('page %i goes to %i', (from, to, order) => {
  expect(numbers(movedTo(PAGES, PAGES[from]?.id ?? '', to))).toEqual(order)
})

test('pages are as they came until one is turned, cut, moved or left out', () => {
  const [first, second, third] = PAGES as [TidiedPage, TidiedPage, TidiedPage]
  expect(isUntouched(PAGES, 3)).toBe(true)
  expect(isUntouched([turned(first), second, third], 3)).toBe(false)
  expect(isUntouched([second, first, third], 3)).toBe(false)
  expect(isUntouched([first, second], 3)).toBe(false)
  expect(isUntouched([{ ...first, box: { x: 0, y: 0, width: 1, height: 0.9 } }, second, third], 3)).toBe(
    false,
  )
  expect(isUntouched([...PAGES, ...pagesOf({ ...SOURCE, key: 'b' }, 1)], 4)).toBe(false)
})

test('what is cut of a page turns with it', () => {
  const [page] = pagesOf(SOURCE, 1, { x: 0, y: 0.2, width: 1, height: 0.8 }) as [TidiedPage]
  expect(turned(page)).toMatchObject({ turns: 1, box: { x: 0, y: 0, width: 0.8, height: 1 } })
  expect(turned(turned(turned(turned(page))))).toEqual(page)
})
