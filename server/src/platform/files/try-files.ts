import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Files } from './files.ts'

/** Keeps a few bytes, reads them back and takes them away; a store that gives other bytes back loses every document. */
export async function tryFiles(files: Files) {
  const bytes = randomBytes(1024)
  const key = `trials/${randomUUID()}`
  await files.put(key, Readable.from([bytes]), {
    contentType: 'application/octet-stream',
    size: bytes.length,
  })
  const kept = await files.get(key)
  const isSame = kept !== null && bytes.equals(await buffer(kept))
  await files.remove(key)
  if (!isSame) throw new Error('what is kept there does not come back as it was')
}
