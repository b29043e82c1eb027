import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { folderFailure } from '../database/embedded-failures.ts'
import { exactSize } from './exact-size.ts'
import { checkKey } from './file-key.ts'
import type { Files } from './files.ts'

/** A file is written beside its place and moved there when all of it is on the disk. */
export function openDiskFiles(folder: string): Files {
  const placeOf = (key: string) => join(folder, checkKey(key))
  return {
    async put(key, content, { size }) {
      const place = placeOf(key)
      const draft = join(folder, '.drafts', randomUUID())
      await mkdir(dirname(place), { recursive: true })
      await mkdir(dirname(draft), { recursive: true })
      try {
        await pipeline(content, exactSize(size), createWriteStream(draft, { mode: 0o600, flush: true }))
        await rename(draft, place)
      } finally {
        await rm(draft, { force: true })
      }
    },

    async get(key) {
      // It is opened at once: a stream that finds out later that there is no file could no longer say so.
      const file = await open(placeOf(key)).catch(unlessMissing)
      return file?.createReadStream() ?? null
    },

    async exists(key) {
      const found = await stat(placeOf(key)).catch(unlessMissing)
      return found?.isFile() ?? false
    },

    async reach() {
      const draft = join(folder, '.drafts', randomUUID())
      try {
        await mkdir(dirname(draft), { recursive: true })
        await writeFile(draft, 'x')
        await rm(draft)
      } catch (error) {
        throw folderFailure(error, folder)
      }
    },

    async remove(key) {
      await rm(placeOf(key), { force: true })
    },
  }
}

function unlessMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
