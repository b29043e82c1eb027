import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { sealChunks, sealedSize, unsealChunks } from './seal-stream.ts'

const key = randomBytes(32)
const CHUNK = 64 * 1024

/** A disk or a network hands bytes over like this: in pieces that fit nothing. */
function* inPieces(content: Buffer) {
  for (let at = 0; at < content.length; at += 10_007) yield content.subarray(at, at + 10_007)
}
const seal = (content: Buffer) => buffer(sealChunks(Readable.from(inPieces(content)), key))
const unseal = (sealed: Buffer, by = key) => buffer(unsealChunks(Readable.from(inPieces(sealed)), by))

describe('what was sealed comes back', () => {
  test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 5 * CHUNK, 3_145_728])('%i bytes', async (size) => {
    const content = randomBytes(size)
    const sealed = await seal(content)
    expect(sealed.length).toBe(sealedSize(size))
    expect((await unseal(sealed)).equals(content)).toBe(true)
  })
})

test('nothing of it can be read', async () => {
  const sealed = await seal(Buffer.from('PASSPORT-MARKER'.repeat(10_000)))
  expect(sealed.includes('PASSPORT-MARKER')).toBe(false)
})

describe('what is not as it was sealed is not read', () => {
  const content = randomBytes(3 * CHUNK + 100)
  const whole = CHUNK + 16
  test.each<[string, (sealed: Buffer) => Buffer]>([
    ['a byte changed', (sealed) => sealed.fill((sealed[100] ?? 0) ^ 1, 100, 101)],
    ['the end cut off', (sealed) => sealed.subarray(0, 2 * whole)],
    ['everything cut off', () => Buffer.alloc(0)],
    ['a chunk taken out', (sealed) => Buffer.concat([sealed.subarray(0, whole), sealed.subarray(2 * whole)])],
    [
      'two chunks in each other’s place',
      (sealed) =>
        Buffer.concat([
          sealed.subarray(whole, 2 * whole),
          sealed.subarray(0, whole),
          sealed.subarray(2 * whole),
        ]),
    ],
    ['something added', (sealed) => Buffer.concat([sealed, Buffer.alloc(50)])],
  ])('%s', async (_what, change) => {
    await expect(unseal(change(await seal(content)))).rejects.toThrow()
  })

  test('by another key', async () => {
    await expect(unseal(await seal(content), randomBytes(32))).rejects.toThrow()
  })
})
