import type { Rates } from '@sojourn/contract/ground/rates'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'

/** Undefined before the first start has loaded them. */
export async function ratesInUse(db: Reader): Promise<Rates | undefined> {
  const source = await db
    .selectFrom('exchange_rate_source')
    .select(['source', 'url', 'as_of'])
    .executeTakeFirst()
  if (!source) return undefined
  const rates = await db.selectFrom('exchange_rate').selectAll().orderBy('currency').execute()
  return {
    ...source,
    per_euro: Object.fromEntries(rates.map(({ currency, per_euro }) => [currency, per_euro])),
  }
}

/** Readers go on; a second loader waits here. */
export const lockRates = (tx: Tx) => sql`lock table exchange_rate in exclusive mode`.execute(tx)

export async function replaceRates(tx: Tx, { per_euro, ...source }: Rates) {
  await tx.deleteFrom('exchange_rate').execute()
  await tx
    .insertInto('exchange_rate')
    .values(Object.entries(per_euro).map(([currency, rate]) => ({ currency, per_euro: rate })))
    .execute()
  await tx
    .insertInto('exchange_rate_source')
    .values(source)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(source))
    .execute()
}
