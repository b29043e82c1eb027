import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { loadOnce } from './load-once.ts'
import { replaceReference } from './load-store.ts'
import { checksumOf, parseFiles, REFERENCE_FOLDER, readFiles } from './reference-files.ts'

interface Wanted {
  /** In the same transaction, where other files were loaded before. */
  onChange?: (tx: Tx) => Promise<unknown>
}

/** Puts the files of `server/data` into the database when they differ from what was loaded last; safe to run again and on two nodes at once. */
export async function loadReference(db: Database, clock: Clock, { onChange }: Wanted = {}): Promise<boolean> {
  const files = await readFiles(REFERENCE_FOLDER)
  const loading = { name: 'reference' as const, checksum: checksumOf(files), now: clock.now() }
  return loadOnce(db, loading, async (tx, before) => {
    await replaceReference(tx, parseFiles(files))
    if (before !== undefined) await onChange?.(tx)
  })
}
