import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'

/** The files of a ZIP by their names, unpacked by another library than the one that packed it. */
export async function unzip(bytes: Uint8Array) {
  const zip = await yauzl.fromBufferPromise(Buffer.from(bytes))
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return files
}
