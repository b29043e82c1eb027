import type { Database, Reader, Tx } from '../../platform/database/database.ts'
import { keepLoaded, type LoadedName, loadedChecksum, lockLoading } from './loaded-store.ts'

interface Loading {
  name: LoadedName
  checksum: string
  now: Date
}

type Load = (tx: Tx, before: string | undefined) => Promise<unknown>

/** Loads what differs from what was loaded last, in one transaction; two nodes load one after the other. False means that nothing was kept. */
export async function loadOnce(db: Database, { name, checksum, now }: Loading, load: Load): Promise<boolean> {
  if (await isLoaded(db, name, checksum)) return false
  return db.transaction().execute(async (tx) => {
    await lockLoading(tx)
    const before = await loadedChecksum(tx, name)
    if (before === checksum || (await load(tx, before)) === false) return false
    await keepLoaded(tx, { name, checksum, now })
    return true
  })
}

export const isLoaded = async (db: Reader, name: LoadedName, checksum: string) =>
  (await loadedChecksum(db, name)) === checksum

export const markLoaded = (db: Reader, loading: Loading) => keepLoaded(db, loading)
