import type { Reader } from '../../platform/database/database.ts'
import { licencesInForce } from './licence-store.ts'

/** Whether staff confirmed a licence of theirs for the country that is in force on this day (YYYY-MM-DD, UTC). */
export const hasLicenceFor = async (db: Reader, agentId: string, countryIso: string, today: string) =>
  (await licencesInForce(db, [agentId], today).where('country_iso', '=', countryIso).executeTakeFirst()) !==
  undefined
