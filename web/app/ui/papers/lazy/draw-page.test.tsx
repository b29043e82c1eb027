import { expect, test } from 'vitest'
import { falsePictures } from '../../../../test/false-pictures.ts'
import { drawPage } from './draw-page.ts'

const PICTURE = { width: 400, height: 200, close: () => {} }
const WHOLE = { x: 0, y: 0, width: 1, height: 1 }

test.each([
  ['as it was taken', 0, WHOLE, 1000, { width: 400, height: 200, turns: 0, middle: [200, 100] }],
  ['turned once', 1, WHOLE, 1000, { width: 200, height: 400, turns: 1, middle: [100, 200] }],
  ['turned round', 2, WHOLE, 1000, { width: 400, height: 200, turns: 2, middle: [200, 100] }],
  ['smaller', 3, WHOLE, 100, { width: 50, height: 100, turns: 3, middle: [100, 200] }],
  [
    'cut on the left and above',
    0,
    { x: 0.5, y: 0.25, width: 0.5, height: 0.5 },
    1000,
    { width: 200, height: 100, turns: 0, middle: [0, 50] },
  ],
  [
    'cut after it was turned',
    1,
    { x: 0, y: 0.5, width: 1, height: 0.5 },
    100,
    { width: 100, height: 100, turns: 1, middle: [100, 0] },
  ],
])('a picture is drawn %s', (_, turns, box, side, expected) => {
  const { drawn } = falsePictures()
  drawPage(document.createElement('canvas'), PICTURE, { turns, box }, side)
  expect(drawn).toEqual([expected])
})
