import type { Context } from '../../context.ts'
import { keptWithReference } from '../../ground/reference/kept-reference.ts'
import { kindsOfLicences } from '../../ground/reference/licences/kinds-of-licences.ts'
import type { Reader } from '../../platform/database/database.ts'
import { countriesOnLicence } from './countries-licensed.ts'
import type { LicenceGate } from './licence-gate.ts'
import { licencesInForce } from './licence-store.ts'

/** The gate as it stands for an agent on this day (YYYY-MM-DD, UTC). */
export async function loadLicenceGate(
  context: Pick<Context, 'pool' | 'clock'>,
  db: Reader,
  agentId: string,
  today: string,
): Promise<LicenceGate> {
  const held = await licencesInForce(db, [agentId], today).select(['regulator', 'class_code']).execute()
  const kept = <T>(name: string, read: () => Promise<T>) => keptWithReference(context, db, name, read)
  return {
    onLicence: await kept('countries on licence', () => countriesOnLicence(db)),
    kinds: held.length > 0 ? await kept('kinds of licences', () => kindsOfLicences(db)) : [],
    held: held.map(({ country_iso, regulator, class_code }) => ({
      country: country_iso,
      regulator,
      classCode: class_code,
    })),
  }
}
