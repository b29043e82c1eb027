import { join } from 'node:path'
import type { Database } from '../../../platform/database/database.ts'
import { lockRates, ratesInUse, replaceRates } from './rates-store.ts'
import { readRates } from './read-rates.ts'

const SHIPPED = join(import.meta.dirname, '../../../../data/rates/rates.json')

/** Puts the rates of `server/data/rates` into the database; those of a later day, loaded by `npm run rates`, stay. */
export async function loadRates(db: Database) {
  const shipped = await readRates(SHIPPED)
  const isOlder = async (reader: Parameters<typeof ratesInUse>[0]) =>
    ((await ratesInUse(reader))?.as_of ?? '') < shipped.as_of
  if (!(await isOlder(db))) return
  await db.transaction().execute(async (tx) => {
    await lockRates(tx)
    if (await isOlder(tx)) await replaceRates(tx, shipped)
  })
}
