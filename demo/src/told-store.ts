import type { Reader } from '../../server/src/platform/database/database.ts'

const NAME = 'story'

/** Nothing is kept until the whole story was told. */
export const toldChecksum = async (db: Reader) =>
  (await db.selectFrom('reference_load').select('checksum').where('name', '=', NAME).executeTakeFirst())
    ?.checksum

export const keepTold = (db: Reader, checksum: string, now: Date) =>
  db
    .insertInto('reference_load')
    .values({ name: NAME, checksum, loaded_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ checksum, loaded_at: now }))
    .execute()
