import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { loadedChecksum, lockReference, replaceReference } from './load-store.ts'
import { checksumOf, parseFiles, REFERENCE_FOLDER, readFiles } from './reference-files.ts'

/** Puts the files of `server/data` into the database when they differ from what was loaded last; safe to run again and on two nodes at once. */
export async function loadReference(db: Database, clock: Clock, folder = REFERENCE_FOLDER): Promise<boolean> {
  const files = await readFiles(folder)
  const checksum = checksumOf(files)
  if ((await loadedChecksum(db)) === checksum) return false
  return db.transaction().execute(async (tx) => {
    await lockReference(tx)
    if ((await loadedChecksum(tx)) === checksum) return false
    await replaceReference(tx, parseFiles(files), checksum, clock.now())
    return true
  })
}
