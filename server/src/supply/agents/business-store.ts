import type { Insertable } from 'kysely'
import { builtOnce } from '../../platform/database/built-once.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/rows.generated.ts'

export const findBusiness = (db: Reader, agentId: string) =>
  db
    .selectFrom('business')
    .select([
      'business_type',
      'legal_name',
      'registration_number',
      'website',
      'country_iso',
      'state',
      'city',
      'alt_city',
      'postal_code',
      'street',
    ])
    .where('agent_id', '=', agentId)
    .executeTakeFirst()
export type BusinessRow = NonNullable<Awaited<ReturnType<typeof findBusiness>>>

const registration = builtOnce((db: Reader, { agentId }: { agentId: string }) =>
  db
    .selectFrom('business')
    .innerJoin('country', 'country.iso', 'business.country_iso')
    .select(['legal_name', 'street', 'postal_code', 'city', 'alt_city', 'country.name as country_name'])
    .where('agent_id', '=', agentId),
)

/** For whoever must write it down in words. */
export const findRegistration = (db: Reader, agentId: string) => registration.first(db, { agentId })

export const setBusiness = (tx: Tx, { agent_id, ...told }: Insertable<DB['business']>) =>
  tx
    .insertInto('business')
    .values({ agent_id, ...told })
    .onConflict((known) => known.column('agent_id').doUpdateSet(told))
    .execute()
