import { sql } from 'kysely'
import { builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'

export type LoadedName = 'reference' | 'entry_rules' | 'story'

export const loadedChecksum = async (db: Reader, name: LoadedName) =>
  (await loaded.first(db, { name }))?.checksum

const loaded = builtOnce((db: Reader, { name }: { name: LoadedName }) =>
  db.selectFrom('reference_load').select('checksum').where('name', '=', name),
)

/** Readers go on; a second loader waits here and then finds the work done. */
export const lockLoading = (tx: Tx) => sql`lock table reference_load in exclusive mode`.execute(tx)

interface Loaded {
  name: LoadedName
  checksum: string
  now: Date
}

export const keepLoaded = (db: Reader, { name, checksum, now }: Loaded) =>
  db
    .insertInto('reference_load')
    .values({ name, checksum, loaded_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ checksum, loaded_at: now }))
    .execute()
