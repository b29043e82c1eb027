import { mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const IN_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 3 * 2 ** 30

/** A new folder in memory where the system has such a place with room: a copy of a database costs a sixth there. */
export async function quickFolder(prefix: string) {
  const { bavail, bsize } = await statfs(IN_MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  const isThere = bavail * bsize >= ENOUGH_BYTES
  return (isThere && (await tryFolder(IN_MEMORY, prefix))) || mkdtemp(join(tmpdir(), prefix))
}

const tryFolder = (place: string, prefix: string) => mkdtemp(join(place, prefix)).catch(() => undefined)
