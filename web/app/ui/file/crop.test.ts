import { expect, test } from 'vitest'
import { fit, moved, placed, sourceSquare, wholeCrop, zoomed } from './crop.ts'

const wide = { width: 1600, height: 800 }
const tall = { width: 600, height: 900 }

test('at first the middle square of the picture is taken', () => {
  expect(sourceSquare(wholeCrop, wide)).toEqual({ x: 400, y: 0, side: 800 })
  expect(sourceSquare(wholeCrop, tall)).toEqual({ x: 0, y: 150, side: 600 })
})

test('a picture moves until its edge meets the window, never further', () => {
  expect(sourceSquare(moved(wholeCrop, wide, { x: 0.25, y: 0 }), wide)).toEqual({ x: 200, y: 0, side: 800 })
  expect(sourceSquare(moved(wholeCrop, wide, { x: 9, y: 9 }), wide)).toEqual({ x: 0, y: 0, side: 800 })
  expect(sourceSquare(moved(wholeCrop, wide, { x: -9, y: -9 }), wide)).toEqual({ x: 800, y: 0, side: 800 })
})

test('zoom keeps the middle and stays between 1 and 4', () => {
  expect(sourceSquare(zoomed(wholeCrop, wide, 2), wide)).toEqual({ x: 600, y: 200, side: 400 })
  expect(zoomed(wholeCrop, wide, 99).zoom).toBe(4)
  expect(zoomed(wholeCrop, wide, 0.1).zoom).toBe(1)
  const aside = moved(zoomed(wholeCrop, wide, 2), wide, { x: 0.5, y: 0.5 })
  const back = zoomed(aside, wide, 1)
  expect(back).toEqual({ zoom: 1, x: 0.25, y: 0 })
})

test('whatever is done, the square stays inside the picture', () => {
  for (const size of [wide, tall, { width: 500, height: 500 }, { width: 3, height: 4000 }])
    for (const zoom of [0, 1, 1.37, 4, 9])
      for (const x of [-5, -0.3, 0, 0.7, 5])
        for (const y of [-5, 0.2, 5]) {
          const square = sourceSquare(fit({ zoom, x, y }, size), size)
          expect(square.x).toBeGreaterThanOrEqual(-1e-9)
          expect(square.y).toBeGreaterThanOrEqual(-1e-9)
          expect(square.x + square.side).toBeLessThanOrEqual(size.width + 1e-9)
          expect(square.y + square.side).toBeLessThanOrEqual(size.height + 1e-9)
        }
})

test('what the window shows is what is cut out', () => {
  const crop = moved(zoomed(wholeCrop, wide, 2), wide, { x: 0.3, y: -0.2 })
  const side = 300
  const { left, top, width } = placed(crop, wide, side)
  const scale = width / wide.width
  const square = sourceSquare(crop, wide)
  expect(-left / scale).toBeCloseTo(square.x)
  expect(-top / scale).toBeCloseTo(square.y)
  expect(side / scale).toBeCloseTo(square.side)
})
