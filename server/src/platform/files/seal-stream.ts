import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Readable } from 'node:stream'

const CHUNK = 64 * 1024
const TAG_BYTES = 16

/**
 * AES-256-GCM in chunks, so that a file of any size passes in constant memory and no byte comes out unchecked. The
 * key is of this file alone, hence a counter may be the nonce; which chunk is the last is signed with it, so that a
 * cut file is not taken for a whole one.
 */
export async function* sealChunks(content: AsyncIterable<Uint8Array>, key: Buffer) {
  let index = 0
  for await (const { chunk, isLast } of inChunks(content, CHUNK)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index++)).setAAD(flagOf(isLast))
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
  }
}

/** Fails where a byte was changed, moved, taken away or added. */
export async function* unsealChunks(sealed: AsyncIterable<Uint8Array>, key: Buffer) {
  let index = 0
  for await (const { chunk, isLast } of inChunks(sealed, CHUNK + TAG_BYTES)) {
    const end = chunk.length - TAG_BYTES
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index++))
    decipher.setAAD(flagOf(isLast)).setAuthTag(chunk.subarray(end))
    yield Buffer.concat([decipher.update(chunk.subarray(0, end)), decipher.final()])
  }
}

export const sealedSize = (size: number) => size + TAG_BYTES * Math.max(1, Math.ceil(size / CHUNK))

function nonceOf(index: number) {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(index, 8)
  return nonce
}

const flagOf = (isLast: boolean) => Buffer.of(isLast ? 1 : 0)

/** Cuts anew, each chunk full but the last, of which there is always one. */
async function* inChunks(content: AsyncIterable<Uint8Array> | Readable, size: number) {
  let held = Buffer.alloc(0)
  for await (const part of content) {
    held = Buffer.concat([held, part as Uint8Array])
    for (; held.length > size; held = held.subarray(size))
      yield { chunk: held.subarray(0, size), isLast: false }
  }
  yield { chunk: held, isLast: true }
}
