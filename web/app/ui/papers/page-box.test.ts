import { expect, test } from 'vitest'
import { edgeOf, isWhole, turnedBox, WHOLE, withEdge } from './page-box.ts'

const BOX = { x: 0.1, y: 0.2, width: 0.5, height: 0.3 }

test('a part turns with its page, and four quarters bring it back', () => {
  expect(turnedBox(BOX)).toEqual({ x: 0.5, y: 0.1, width: 0.3, height: 0.5 })
  expect(turnedBox(turnedBox(turnedBox(turnedBox(BOX))))).toEqual(BOX)
  expect(isWhole(turnedBox(WHOLE))).toBe(true)
})

test.each([
  ['left', 0.3, { x: 0.3, y: 0.2, width: 0.3, height: 0.3 }],
  ['left', -1, { x: 0, y: 0.2, width: 0.6, height: 0.3 }],
  ['left', 2, { x: 0.55, y: 0.2, width: 0.05, height: 0.3 }],
  ['top', 0, { x: 0.1, y: 0, width: 0.5, height: 0.5 }],
  ['right', 3, { x: 0.1, y: 0.2, width: 0.9, height: 0.3 }],
  ['right', 0, { x: 0.1, y: 0.2, width: 0.05, height: 0.3 }],
  ['bottom', 1, { x: 0.1, y: 0.2, width: 0.5, height: 0.8 }],
] as const)('the %s edge at %d leaves a page', (edge, to, left) => {
  expect(withEdge(BOX, edge, to)).toEqual(left)
})

test('a thousand small steps out and in leave the page whole', () => {
  let box = WHOLE
  for (let step = 0; step < 500; step++) box = withEdge(box, 'left', edgeOf(box, 'left') + 0.001)
  for (let step = 0; step < 500; step++) box = withEdge(box, 'left', edgeOf(box, 'left') - 0.001)
  expect(isWhole(box)).toBe(true)
})
