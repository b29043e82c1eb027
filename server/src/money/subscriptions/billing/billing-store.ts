import type { Insertable } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/rows.generated.ts'

export const findDetails = (db: Reader, agentId: string) =>
  db.selectFrom('billing_details').selectAll().where('agent_id', '=', agentId).executeTakeFirst()

export const setDetails = (tx: Tx, { agent_id, ...details }: Insertable<DB['billing_details']>) =>
  tx
    .insertInto('billing_details')
    .values({ agent_id, ...details })
    .onConflict((known) => known.column('agent_id').doUpdateSet(details))
    .returningAll()
    .executeTakeFirstOrThrow()
export type DetailsRow = Awaited<ReturnType<typeof setDetails>>

/** The invoice has the details they gave, else the person as their account has them. */
export const findBuyer = (db: Reader, agentId: string) =>
  db
    .selectFrom('person')
    .leftJoin('country as home', 'home.iso', 'person.country_iso')
    .leftJoin('billing_details as details', 'details.agent_id', 'person.id')
    .leftJoin('country', 'country.iso', 'details.country_iso')
    .select([
      'person.first_name',
      'person.last_name',
      'person.street as home_street',
      'person.postal_code as home_postal_code',
      'person.city as home_city',
      'person.alt_city as home_alt_city',
      'home.name as home_country',
      'details.agent_id as given',
      'details.company',
      'details.vat_id',
      'details.street',
      'details.postal_code',
      'details.city',
      'details.alt_city',
      'country.name as country',
    ])
    .where('person.id', '=', agentId)
    .executeTakeFirstOrThrow()
