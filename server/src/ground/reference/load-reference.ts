import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { loadedChecksum, lockReference, replaceReference } from './load-store.ts'
import { checksumOf, parseFiles, REFERENCE_FOLDER, readFiles } from './reference-files.ts'

interface Wanted {
  /** In the same transaction, where other files were loaded before. */
  onChange?: (tx: Tx) => Promise<unknown>
}

/** Puts the files of `server/data` into the database when they differ from what was loaded last; safe to run again and on two nodes at once. */
export async function loadReference(db: Database, clock: Clock, { onChange }: Wanted = {}): Promise<boolean> {
  const files = await readFiles(REFERENCE_FOLDER)
  const checksum = checksumOf(files)
  if ((await loadedChecksum(db)) === checksum) return false
  return db.transaction().execute(async (tx) => {
    await lockReference(tx)
    const before = await loadedChecksum(tx)
    if (before === checksum) return false
    await replaceReference(tx, parseFiles(files), checksum, clock.now())
    if (before !== undefined) await onChange?.(tx)
    return true
  })
}
