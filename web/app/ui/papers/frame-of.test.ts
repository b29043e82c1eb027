import { expect, test } from 'vitest'
import { frameOf, keptOf } from './frame-of.ts'

const A4 = { width: 210, height: 297 }
const CARD = { width: 85.6, height: 54 }

test.each([
  ['a sheet before an upright camera', { width: 1080, height: 1920 }, A4],
  ['a sheet before a camera on its side', { width: 1920, height: 1080 }, A4],
  ['a card before an upright camera', { width: 1080, height: 1920 }, CARD],
  ['a card before a camera on its side', { width: 1920, height: 1080 }, CARD],
])('%s has its shape, stands in the middle, and what is kept lies in the picture', (_, picture, paper) => {
  const { x, y, width, height } = frameOf(picture, paper)
  expect((width * picture.width) / (height * picture.height)).toBeCloseTo(paper.width / paper.height, 6)
  expect(x * 2 + width).toBeCloseTo(1, 6)
  expect(y * 2 + height).toBeCloseTo(1, 6)
  expect(Math.max(width, height)).toBeCloseTo(0.9, 6)
  const kept = keptOf({ x, y, width, height })
  expect(Math.min(kept.x, kept.y)).toBeGreaterThan(0)
  expect(Math.max(kept.x + kept.width, kept.y + kept.height)).toBeLessThan(1)
})
