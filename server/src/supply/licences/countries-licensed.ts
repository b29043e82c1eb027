import type { Reader } from '../../platform/database/database.ts'
import { licencesInForce, countriesOnLicence as listCountries } from './licence-store.ts'

/** For each of these agents the countries they hold a confirmed licence for that is in force on this day. */
export async function countriesLicensed(db: Reader, agentIds: readonly string[], today: string) {
  const licensed = new Map<string, Set<string>>(agentIds.map((id) => [id, new Set()]))
  if (agentIds.length === 0) return licensed
  for (const { agent_id, country_iso } of await licencesInForce(db, agentIds, today).execute())
    licensed.get(agent_id)?.add(country_iso)
  return licensed
}

/** Only licensed people may sell advice there: an active service for one of these counts only with a licence. */
export const countriesOnLicence = async (db: Reader) =>
  new Set((await listCountries(db)).map(({ iso }) => iso))
