import { type Insertable, sql } from 'kysely'
import { builtForColumns, builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/rows.generated.ts'

/** A receipt is kept once: what it says never changes. */
export const addReceipt = builtForColumns((tx: Reader, receipt: Insertable<DB['receipt']>) =>
  (tx as Tx)
    .insertInto('receipt')
    .values(receipt)
    .onConflict((known) => known.doNothing()),
)

export const findReceipt = (db: Reader, paymentId: string) =>
  db
    .selectFrom('receipt')
    .select((eb) => [
      'payer_name',
      eb.ref('payer_address').$castTo<string[]>().as('payer_address'),
      eb.ref('seller_registered_as').$castTo<string[]>().as('seller_registered_as'),
    ])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()

/** Only the country of the payer stays, which taxes go by; it is the last line, where it is told. */
export const loseNameOnReceipts = (tx: Tx, payerId: string) =>
  tx
    .updateTable('receipt')
    .set({
      payer_name: 'Deleted person',
      payer_address: sql`case when exists (select from country where name = payer_address ->> -1)
        then jsonb_build_array(payer_address -> -1) else '[]' end`,
    })
    .where('payer_id', '=', payerId)
    .execute()

const addressOf = builtOnce((db: Reader, asked: { personId: string; declared: string | null }) =>
  db
    .selectFrom('person')
    .leftJoin('country', 'country.iso', 'person.country_iso')
    .leftJoin('country as declared', (join) => join.on('declared.iso', '=', asked.declared))
    .select([
      'first_name',
      'last_name',
      'street',
      'postal_code',
      'city',
      'alt_city',
      'person.country_iso',
      'country.name as country_name',
      'declared.name as declared_country',
    ])
    .where('person.id', '=', asked.personId),
)

/** With the name of the country they declared besides, if they did. */
export async function findPayerAddress(db: Reader, personId: string, declared: string | null) {
  const [address] = await addressOf.all(db, { personId, declared })
  if (!address) throw new Error(`Nobody is ${personId}`)
  return address
}

/** The saved card that was charged; it may have been removed since. */
export const findCardCharged = (db: Reader, paymentId: string) =>
  db
    .selectFrom('payment_activity as activity')
    .innerJoin('payment_method as method', 'method.id', 'activity.method_id')
    .select(['method.brand', 'method.last4'])
    .where('activity.payment_id', '=', paymentId)
    .where('activity.status', '=', 'success')
    .executeTakeFirst()

/** How they read days and words. */
export const findPayer = (db: Reader, personId: string) =>
  db.selectFrom('person').select(['timezone', 'language']).where('id', '=', personId).executeTakeFirst()
