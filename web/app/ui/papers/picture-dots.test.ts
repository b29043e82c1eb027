import { expect, test } from 'vitest'
import { dotsOf } from './picture-dots.ts'

const bytes = (...values: number[]) => new Blob([new Uint8Array([...values, ...Array(40).fill(0)])])
const png = (width: number[], height: number[]) =>
  bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, ...width, ...height)

test.each([
  ['a PNG of 20,000 dots each way', png([0, 0, 0x4e, 0x20], [0, 0, 0x4e, 0x20]), 400_000_000],
  ['a PNG that says it is endless', png([0xff, 0xff, 0xff, 0xff], [0xff, 0xff, 0xff, 0xff]), 0xffffffff ** 2],
  [
    'a JPEG whose size stands behind other parts',
    bytes(0xff, 0xd8, 0xff, 0xe1, 0, 4, 1, 2, 0xff, 0xc2, 0, 17, 8, 0x01, 0x00, 0x02, 0x00),
    256 * 512,
  ],
  ['a JPEG that ends before', bytes(0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff), null],
  ['a JPEG of noughts', bytes(0xff, 0xd8), null],
  ['something else', bytes(0x52, 0x49, 0x46, 0x46), null],
  ['nothing', new Blob([]), null],
])('%s', async (_, file, dots) => {
  expect(await dotsOf(file)).toBe(dots)
})
