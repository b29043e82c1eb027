import type { Readable } from 'node:stream'
import type { Context } from '../../context.ts'
import { unsealedBytes } from './sealed-files.ts'

export interface ToRead {
  id: string
  wrapped_key: Buffer
  size: number
}

/**
 * Reads a sealed file to its end. It is `unreadable` where its bytes are gone or are others; where the store fails on the
 * way, or the secret is missing, nothing is known about the file.
 */
export async function readBack(
  context: Context,
  file: ToRead,
): Promise<'whole' | 'unreadable' | 'not known'> {
  let failed = false
  async function* watched(sealed: Readable) {
    try {
      yield* sealed as AsyncIterable<Buffer>
    } catch (error) {
      failed = true
      throw error
    }
  }
  const content = await unsealedBytes(context, file, watched)
  if (content === 'sealed by another secret') return 'not known'
  if (!content) return 'unreadable'
  let size = 0
  try {
    for await (const chunk of content) size += chunk.length
  } catch (error) {
    if (failed) throw error
    return 'unreadable'
  }
  return size === file.size ? 'whole' : 'unreadable'
}
