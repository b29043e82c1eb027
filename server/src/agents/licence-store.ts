import type { Reader } from '../platform/database/database.ts'

/** Confirmed and not past its last day. */
export const licencesInForce = (db: Reader, agentIds: readonly string[], today: string) =>
  db
    .selectFrom('licence')
    .select(['agent_id', 'country_iso'])
    .where('agent_id', 'in', agentIds)
    .where('status', '=', 'verified')
    .where('valid_until', '>=', today)

export const countriesOnLicence = (db: Reader) =>
  db.selectFrom('country').select('iso').where('licence_notice', 'is not', null).execute()
